import NavGraphLinks
import NavGraphModel
import Testing

/// Every pattern has a URL that opens it, or a reason why not.
@Suite struct ExampleURLTests {
  private func examples(_ rig: LinkRig) -> [String] {
    var rig = rig
    let found = rig.matcher.examples()
    return found.enumerated().map { index, example in
      switch example {
      case .success(let url):
        let text = rig.graph.text(rig.graph.patterns[PatternID(index)].text)
        #expect(rig.open(url.text).hasPrefix(text), "\(url.text)")
        return url.text
      case .failure(let missing): return "\(missing)"
      }
    }
  }

  @Test func valuesLookAsAReaderExpects() {
    let rig = LinkRig(
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
    let rig = LinkRig(
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
    #expect(examples(LinkRig(app: "", ["\"/a\"": ""])) == ["noOrigin"])
    let covered = LinkRig(["\"/b/{flag}\"": "flag: Bool", "\"/b/true\"": "", "\"/b/false\"": ""])
    #expect(examples(covered)[0].hasPrefix("covered(by: "))
  }

  @Test func hostsOfARouteAreUsed() {
    let rig = LinkRig(["\"/a\" host \"help.my.example\"": "", "\"/a\" scheme \"my\"": "", "\"/a\"": ""])
    #expect(examples(rig) == ["https://help.my.example/a", "my://a", "https://my.example/a"])
  }
}
