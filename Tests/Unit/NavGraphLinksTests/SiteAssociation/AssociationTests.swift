import NavGraphCompiler
import Testing

@testable import NavGraphLinks

/// Tests of single rules for comparing a site association with an app.
@Suite struct AssociationTests {
  private func lines(
    _ routes: KeyValuePairs<String, String>, types: String = "", rest: String = "", _ components: String
  ) throws -> [String] {
    let rig = try AssociationFixture(routes, types: types, components: components, rest: rest)
    #expect(rig.lies == [])
    return rig.lines
  }

  @Test func starsCrossSlashes() throws {
    #expect(
      try lines(["\"/chats/{id}\"": "id: String"], #"{"/": "/chats/*"}"#) == ["extra 0: /chats"])
    #expect(
      try lines(["\"/chats/{id}\"": "id: String"], #"{"/": "/chats/?*"}"#) == ["beyond 0: /chats//x"])
    #expect(
      try lines(["\"/chats/{id}\"": "id: String"], #"{"/": "/chats/?*/?*", "exclude": true}, {"/": "/chats/?*"}"#)
        == ["beyond 1: /chats//x"])
    // Another difference doesn't hide this one.
    #expect(try lines(["\"/chats/{id}\"": "id: String"], #"{"/": "/*/?*"}"#) == ["extra 0: /x/x"])
    #expect(
      try lines(
        ["\"/chats/{id}\"": "id: String"],
        #"{"/": "*//?*", "exclude": true}, {"/": "/chats/?*/?*", "exclude": true}, {"/": "/chats/?*"}"#) == [])
  }

  @Test func theFirstComponentDecides() throws {
    #expect(
      try lines(["\"/a\"": "", "\"/b\"": ""], #"{"/": "/a", "exclude": true}, {"/": "/?"}"#) == ["missing /a: /a", "extra 1: /x"])
    #expect(try lines(["\"/a\"": ""], #"{"/": "/a"}, {"/": "/a", "exclude": true}"#) == [])
  }

  /// A file can't describe numbers exactly, so this isn't a difference. An impossible beginning of a number is one.
  @Test func numbersAreNoDifference() throws {
    let own = ##"{"/": "*//?*", "exclude": true}, {"/": "/?*/?*/?*", "exclude": true}, {"/": "/chats/$(Int)"}"##
    let rest = ##""substitutionVariables": {"Int": ["0", "1*", "2*", "3*", "4*", "5*", "6*", "7*", "8*", "9*", "-1*"]}, "##
    let rig = try AssociationFixture(["\"/chats/{id}\"": "id: Int"], components: own, rest: rest)
    #expect(rig.lines == ["missing /chats/{id}: /chats/-2"] && rig.differences.alike.map(\.subject) == [2] && rig.lies == [])
    #expect(try lines(["\"/chats/{id}\"": "id: Int"], #"{"/": "/chats/?*"}"#) == ["extra 0: /chats/x"])
  }

  @Test func casesAndVariables() throws {
    #expect(try lines(["\"/a\"": ""], #"{"/": "/A"}"#) == ["missing /a: /a", "extra 0: /A"])
    #expect(try lines(["\"/a\"": ""], #"{"/": "/A", "caseSensitive": false}"#) == ["extra 0: /A"])
    #expect(
      try lines(
        ["\"/{d}\"": "d: Day"], types: "enum Day { mon, tue }", rest: #""substitutionVariables": {"Day": ["mon", "tue"]}, "#,
        #"{"/": "/$(Day)"}"#)
        == [])
    #expect(try lines(["\"/{b}\"": "b: Bool"], #"{"/": "/$(nothing)"}"#).first?.hasPrefix("missing /{b}") == true)
    #expect(try lines(["\"/{n}\"": "n: Int"], #"{"/": "/$(digit)"}"#) == ["missing /{n}: /-1"])
  }

  @Test func escapes() throws {
    #expect(try lines(["\"/é\"": ""], #"{"/": "/é"}"#) == ["missing /é: /%C3%A9"])
    #expect(try lines(["\"/é\"": ""], #"{"/": "/%C3%A9"}"#) == [])
    #expect(try lines(["\"/é\"": ""], #"{"/": "/é", "percentEncoded": false}"#) == [])
    let raw = try AssociationFixture(
      ["\"/@{user}\"": "user: String"], components: #"{"/": "*//?*", "exclude": true}, {"/": "/?*/?*", "exclude": true}, {"/": "/@?*"}"#)
    #expect(raw.differences.isEmpty)
    #expect(raw.differences.escaped == "https://my.example/%40x")
    #expect(raw.lies == [])
  }

  @Test func queriesAndFragments() throws {
    let route: KeyValuePairs = ["\"/s?q={q}\"": "q: String"]
    // For the system, an absent key is equal to an empty value.
    #expect(try lines(route, ##"{"/": "/s", "?": {"q": "*"}}"##) == ["extra 0: /s"])
    #expect(try lines(route, ##"{"/": "/s", "?": {"q": "?*"}}"##) == ["missing /s?q={q}: /s?q"])
    // For repeated keys, the app uses the first value, and the system uses all.
    #expect(
      try lines(["\"/s?n={n}\"": "n: Bool"], ##"{"/": "/s", "?": {"n": "true"}}, {"/": "/s", "?": {"n": "false"}}"##) == [
        "missing /s?n={n}: /s?n=true&n"
      ])
    #expect(try lines(["\"/s#{f}\"": "f: String"], ###"{"/": "/s", "#": "?*"}"###) == ["missing /s#{f}: /s#"])
    #expect(try lines(["\"/s\"": ""], ##"{"/": "/s", "?": "a"}"##) == ["missing /s: /s"])
  }

  @Test func olderFormats() throws {
    func rig(_ details: String) throws -> AssociationFixture {
      let json = "{\"applinks\": {\"apps\": [], \"details\": \(details)}}"
      return AssociationFixture(
        LinkFixture(["\"/a\"": "", "\"/b/{x}\"": "x: String"]).graph, host: "my.example",
        try SiteAssociation(reading: JSONReader.value(of: Array(json.utf8))))
    }
    let paths = #"["NOT /b/no*", "/a", "/b/*"]"#
    let id = AssociationFixture.appID
    for details in ["[{\"appID\": \"\(id)\", \"paths\": \(paths)}]", "{\"\(id)\": {\"paths\": \(paths)}}"] {
      #expect(try rig(details).lines == ["missing /b/{x}: /b/no", "extra 2: /b"])
      #expect(try rig(details).lies == [])
    }
  }

  @Test func mistakesHaveAPlace() {
    func mistake(_ json: String) -> String {
      do {
        _ = try SiteAssociation(reading: JSONReader.value(of: Array(json.utf8)))
        return "none"
      } catch let mistake as SiteAssociation.Mistake {
        return "\(mistake.place): \(mistake.message)"
      } catch {
        return "\(error)"
      }
    }
    #expect(mistake("[]") == ": expected an object")
    #expect(mistake("{}") == ": `applinks` is missing")
    #expect(mistake(#"{"applinks": {"details": 1}}"#) == "applinks.details: expected an array")
    #expect(
      mistake(#"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": 1}]}]}}"#)
        == "applinks.details[0].components[0].\"/\": expected a text")
    #expect(
      mistake(#"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"?": {"k": true}}]}]}}"#)
        == "applinks.details[0].components[0].\"?\".k: expected a text; the system ignores the other keys too")
    #expect(
      mistake(#"{"applinks": {"details": [{"appIDs": ["A.b"]}]}}"#) == "applinks.details[0]: `components` and `paths` are missing")
  }

  @Test func hostilePatterns() throws {
    let stars = String(repeating: "*a", count: 300)
    let rig = try AssociationFixture(
      ["\"/{x}\"": "x: String"], components: #"{"/": "/\#(stars)"}, {"/": "\#(String(repeating: "*", count: 50_000))"}"#)
    #expect(rig.differences.extra.contains { $0.subject == 1 })
    let large = try AssociationFixture(["\"/a\"": ""], components: #"{"/": "/\#(String(repeating: "$(lang)", count: 3_000))"}"#)
    #expect(large.differences.tooLarge == [0])
  }
}
