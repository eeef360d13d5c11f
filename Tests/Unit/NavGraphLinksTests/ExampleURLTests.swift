import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import Testing
import Torture

/// Tests that every pattern has an example URL, or a reason for its absence.
@Suite struct ExampleURLTests {
  private func examples(_ rig: LinkFixture) -> [String] {
    var rig = rig
    let found = rig.matcher.examples()
    return found.enumerated().map { index, example in
      switch example {
      case .success(let url):
        let text = rig.graph.text(of: rig.graph.patterns[PatternID(index)].text)
        #expect(rig.open(url.text).hasPrefix(text), "\(url.text)")
        return url.text
      case .failure(let missing): return "\(missing)"
      }
    }
  }

  @Test func valuesLookAsAReaderExpects() {
    let rig = LinkFixture(
      types: "type ChatID = String\nenum Folder { inbox, spam = \"junk\" }",
      [
        "\"/chats/{id}\"": "id: ChatID", "\"/m/{message}\"": "message: UUID", "\"/day/{day}\"": "day: Date",
        "\"/n/{number}\"": "number: Int",
        "\"/f/{folder}\"": "folder: Folder", "\"/@{username}\"": "username: String", "\"/help/{topic}\"": "topic: String",
        "\"/files/{path...}\"": "path: [String]", "\"/s?q={q}&page={page?}\"": "q: String, page: Int?",
        "\"/r/{report?}/{action?}\"": "report: String?, action: String?", "\"/h/{_}#{part}\"": "part: String",
      ])
    #expect(
      examples(rig) == [
        "https://my.example/chats/42", "https://my.example/m/5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "https://my.example/day/2026-01-31",
        "https://my.example/n/7", "https://my.example/f/inbox", "https://my.example/@maya", "https://my.example/help/topic",
        "https://my.example/files/one/two", "https://my.example/s?q=tea&page=7", "https://my.example/r/report/action",
        "https://my.example/h/hello#part",
      ])
  }

  @Test func narrowerPatternsAreAvoided() {
    let rig = LinkFixture(
      app: "scheme my",
      [
        "\"/{id}\"": "id: String", "\"/{number}\"": "number: Int", "\"/k{rest}\"": "rest: String", "\"/id\"": "", "\"/maya\"": "",
        "\"/q?x={x?}\"": "x: Int?", "\"/q?x={y}\"": "y: Int",
      ])
    let found = examples(rig)
    #expect(found[1...] == ["my://7", "my://krest", "my://id", "my://maya", "my://q", "my://q?x=7"])
    #expect(found[0].hasPrefix("my://"))
  }

  @Test func whyThereIsNone() {
    #expect(examples(LinkFixture(app: "", ["\"/a\"": ""])) == ["noOrigin"])
    let covered = LinkFixture(["\"/b/{flag}\"": "flag: Bool", "\"/b/true\"": "", "\"/b/false\"": ""])
    #expect(examples(covered)[0].hasPrefix("covered(by: "))
  }

  @Test func hostsOfARouteAreUsed() {
    let rig = LinkFixture(["\"/a\" host \"help.my.example\"": "", "\"/a\" scheme \"my\"": "", "\"/a\"": ""])
    #expect(examples(rig) == ["https://help.my.example/a", "my://a", "https://my.example/a"])
  }

  /// For random tables, an example opens its own pattern. It's only missing if the pattern is shadowed or a duplicate according to the
  /// checks.
  @Test func randomTables() {
    var random = SeededRandom(seed: 11)
    let words = ["a", "b", "{i}", "{s}", "{f}", "a-{s}", "{s}-b", "x", "true"]
    var (count, missing) = (0, 0)
    for _ in 0..<120 {
      var rows: [String] = []
      for number in 0..<random.below(8) + 2 {
        var parameters: [String] = []
        let parts = (0..<random.below(3) + 1).map { index -> String in
          let word = words[random.below(words.count)]
          guard let open = word.firstIndex(of: "{"), let close = word.firstIndex(of: "}") else { return word }
          let kind = word[word.index(after: open)..<close]
          parameters.append("p\(index): " + (kind == "i" ? "Int" : kind == "f" ? "Bool" : "String"))
          return word[..<open] + "{p\(index)}" + word[word.index(after: close)...]
        }
        let names = parameters.map { $0.prefix { $0 != ":" } }.joined(separator: ", ")
        let arguments = parameters.isEmpty ? ("", "") : ("(\(parameters.joined(separator: ", ")))", "(\(names))")
        rows.append(
          "screen S\(number)\(arguments.0) { title }\nroute \"/\(parts.joined(separator: "/"))\" -> Main / S\(number)\(arguments.1)")
      }
      var rig = LinkFixture(
        "app My { platform iOS 16; scheme my; root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\n"
          + rows.joined(separator: "\n") + "\n")
      let reported = rig.diagnostics.contains { ["NAV0702", "NAV0703"].contains($0.prefix(7)) }
      for (index, example) in rig.matcher.examples().enumerated() {
        count += 1
        switch example {
        case .success(let url):
          #expect(rig.matcher.match(url.text)?.pattern == PatternID(index), "\(url.text) in \(rows)")
        case .failure(.covered):
          missing += 1
          #expect(reported, "pattern \(index) of \(rows): \(rig.diagnostics)")
        case .failure(let missing): Issue.record("\(missing): pattern \(index) of \(rows)")
        }
      }
    }
    #expect(count > 500 && missing > 10)
  }
}
