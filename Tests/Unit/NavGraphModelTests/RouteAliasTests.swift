import Testing

@testable import NavGraphModel

private let app = """
  app Chat {
    scheme chat
    root   stack Home
  }
  enum Folder { inbox, spam = "junk" }
  screen Home
  screen Room(id: String)
  screen List(folder: Folder, page: Int = 1)
  screen Tree(path: [String])
  screen Block(contact: String? = nil)
  route "/rooms/{id}"              -> Room(id)
  route "/list/{folder}/{page?}"   -> List(folder, page)
  route "/tree/{path...}"          -> Tree(path)
  route "/settings?contact={contact?}#{_}" -> Block(contact)
  route "/@{id}"                   -> Home / Room(id)
  route "/log/{page: 01...99}/{id: hex 4}" -> Room(id) / Day(page)
  route "/wiki/{lang?}/{page}"     -> Article(lang, page)
  screen Day(page: Int)
  screen Article(lang: String?, page: Int)
  screen Compare(from: String, to: String)
  route "/compare/{from}...{to}"   -> Compare(from, to)

  """

@Suite struct RouteAliasTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var patterns: [String]
    var testDescription: String { text }
  }

  @Test(
    arguments: [
      Case(text: #"alias "/r/{room}" -> "/rooms/{x}""#, patterns: []),
      Case(text: #"alias "/r/{room}" -> "/rooms/{room}""#, patterns: ["alias of 0 /r/{id}"]),
      Case(
        text: #"alias "/r/{room}/{_}", "/q?id={room}" -> "/rooms/{room}""#, patterns: ["alias of 0 /r/{id}/{_}", "alias of 0 /q ?id={id}!"]),
      Case(text: #"alias "/lobby" -> "/rooms/1""#, patterns: ["alias of 0 /lobby id=\"1\""]),
      Case(text: #"alias "/junk/{n?}" -> "/list/junk/{n?}""#, patterns: ["alias of 1 /junk/{page?} folder=.spam"]),
      Case(text: #"alias "/junk" -> "/list/junk/3""#, patterns: ["alias of 1 /junk folder=.spam page=3"]),
      Case(text: #"alias "/l/{f}" -> "/list/{f}""#, patterns: ["alias of 1 /l/{folder}"]),
      Case(text: #"alias "/t/{p...}" -> "/tree/{p...}""#, patterns: ["alias of 2 /t/{path...}"]),
      // The query and the fragment are passed on, unless the target specifies them.
      Case(text: #"alias "/old" -> "/settings""#, patterns: ["alias of 3 /old ?contact={contact?} #{_}"]),
      Case(text: #"alias "/old/{c}" -> "/settings?contact={c}""#, patterns: ["alias of 3 /old/{contact} #{_}"]),
      Case(text: #"alias "/me" -> "/settings?contact=me""#, patterns: ["alias of 3 /me #{_} contact=\"me\""]),
      Case(text: #"alias "/u/{name}" -> "/@{name}""#, patterns: ["alias of 4 /u/{id}"]),
      Case(text: #"alias "/bob" -> "/@bob""#, patterns: ["alias of 4 /bob id=\"bob\""]),
      // A target may omit a form, but a literal must have it.
      Case(text: #"alias "/l/{p}/{i: hex}" -> "/log/{p}/{i}""#, patterns: ["alias of 5 /l/{page}/{id: hex}"]),
      Case(text: #"alias "/l/{i}" -> "/log/07/{i: hex 4}""#, patterns: ["alias of 5 /l/{id} page=7"]),
      // An optional segment in the middle is present if the target is long enough.
      Case(text: #"alias "/w/{p}" -> "/wiki/{p}""#, patterns: ["alias of 6 /w/{page}"]),
      Case(text: #"alias "/w/{l}/{p}" -> "/wiki/{l}/{p}""#, patterns: ["alias of 6 /w/{lang}/{page}"]),
      // A target contains all placeholders that share a segment, or none. A literal is divided like a segment of a URL.
      Case(text: #"alias "/d/{a}/{b}" -> "/compare/{a}...{b}""#, patterns: ["alias of 7 /d/{from}/{to}"]),
      Case(text: #"alias "/d/{a}..{b}" -> "/compare/{a}...{b}""#, patterns: ["alias of 7 /d/{from}..{to}"]),
      Case(text: #"alias "/news" -> "/compare/v1...v2...v3""#, patterns: [#"alias of 7 /news from="v1" to="v2...v3""#]),
      // An alias of an alias, in any order.
      Case(
        text: "alias \"/a/{x}\" -> \"/b/{x}\"\nalias \"/b/{y}\" -> \"/rooms/{y}\"\nalias \"/c\" -> \"/a/7\"",
        patterns: ["alias of 0 /b/{id}", "alias of 0 /a/{id}", "alias of 0 /c id=\"7\""]),
    ].dropFirst()) func resolves(test: Case)
  {
    let rig = RouteFixture(app + test.text)
    #expect(rig.messages == [])
    #expect(Array(rig.patterns.dropFirst(8)) == test.patterns)
    #expect(rig.graph.aliases.ids.allSatisfy { rig.graph.aliases[$0].route != nil })
  }

  /// The target of an alias is the most specific pattern, of a route or an alias.
  @Test func closestTargetWins() {
    let rig = RouteFixture(app + "route \"/{_}\" -> Home\nalias \"/x\" -> \"/me\"\nalias \"/me\" -> \"/rooms/1\"")
    #expect(rig.messages == [])
    #expect(Array(rig.patterns.dropFirst(9)) == ["alias of 0 /me id=\"1\"", "alias of 0 /x id=\"1\""])
  }

  @Test(arguments: [
    (#"alias "/a" -> "/room/1""#, ["NAV0710 \"/room/1\""]),
    (#"alias "/a" -> "/list/trash""#, ["NAV0710 \"/list/trash\""]),
    (#"alias "/a/{from}" -> "/compare/{from}...main""#, ["NAV0710 \"/compare/{from}...main\""]),
    (#"alias "/a" -> "/compare/main""#, ["NAV0710 \"/compare/main\""]),
    (#"alias "/a" -> "/rooms/1?tab=x""#, ["NAV0710 \"/rooms/1?tab=x\""]),
    (#"alias "/a" -> "/a""#, ["NAV0708 alias \"/a\" -> \"/a\""]),
    ("alias \"/a\" -> \"/b\"\nalias \"/b\" -> \"/c\"\nalias \"/c\" -> \"/b\"", ["NAV0708 \"/b\""]),
    (#"alias "/a" -> "/rooms/{id}""#, ["NAV0704 \"/a\""]),
    (#"alias "/a/{id?}" -> "/rooms/{id}""#, ["NAV0704 {id?}"]),
    (#"alias "/a/{id...}" -> "/rooms/{id}""#, ["NAV0704 {id...}"]),
    (#"alias "/a/{id}/{slug}" -> "/rooms/{id}""#, ["NAV0705 {slug}"]),
    (#"alias "/a/{id}/{id}" -> "/rooms/{id}""#, ["NAV0304 {id}"]),
  ]) func finds(text: String, codes: [String]) {
    let rig = RouteFixture(app + text)
    #expect(
      rig.codes.map { $0.hasPrefix("NAV0708") ? "NAV0708" : $0 } == codes.map { $0.hasPrefix("NAV0708") ? "NAV0708" : $0 },
      "\(rig.messages)")
  }

  @Test func loopsAreShown() {
    let rig = RouteFixture(app + "alias \"/a\" -> \"/b\"\nalias \"/b\" -> \"/c\"\nalias \"/c\" -> \"/a\"")
    #expect(rig.diagnostics.count == 1)
    #expect(rig.diagnostics.first?.notes == ["cycle: /a -> /b -> /c -> /a"])
    #expect(rig.diagnostics.first?.secondary.count == 2)
  }
}
