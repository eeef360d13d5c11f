import NavGraphModel
import NavGraphSimulator
import Testing
import Torture

@testable import NavGraphLinks

/// Tests of the nearest patterns for URLs that match none.
@Suite struct NearMissTests {
  private func rig() -> LinkFixture {
    LinkFixture([
      "\"/chats/{id}\"": "id: Int", "\"/chats/{id}/m/{message}\"": "id: Int, message: UUID", "\"/settings/privacy\"": "",
      "\"/search?q={q}\"": "q: String", "\"/list?sort=new\"": "", "\"/@{user}\"": "user: String", "\"/files/{rest...}\"": "rest: [String]",
      "\"/only\" scheme \"my\"": "", "\"/feeds/{path...}.atom\"": "path: [String]",
    ])
  }

  /// Returns the nearest pattern, the difference, and the suggested URL.
  private func nearest(_ url: String, _ opener: inout LinkOpener) -> String {
    guard case .miss(let miss) = opener.open(Array(url.utf8)).answer else { return "a hit" }
    let graph = opener.matcher.graph
    let first = miss.nearest.first.map { graph.text(of: graph.patterns[$0.pattern].text) + " \($0.difference)" } ?? "none"
    return first + (miss.suggestion.map { " -> " + $0 } ?? "")
  }

  @Test func theFirstDifference() {
    let rig = rig()
    #expect(rig.diagnostics.isEmpty)
    var opener = LinkOpener(for: rig.graph, routes: rig.matcher.table)
    let expected: KeyValuePairs = [
      "my://chat/7": "/chats/{id} segment(0, text: \"chat\", expected: \"chats\") -> my://chats/7",
      "my://CHATS/7": "/chats/{id} segment(0, text: \"CHATS\", expected: \"chats\") -> my://chats/7",
      "my://chats/x": "/chats/{id} value(1, text: \"x\", parameter: \"id\", type: \"Int\")",
      "my://chats": "/chats/{id} ends(1, expected: \"{id}\")",
      "my://settings/privacy/x": "/settings/privacy goesOn(2, text: \"x\")",
      "my://chats/7/m/8": "/chats/{id}/m/{message} value(3, text: \"8\", parameter: \"message\", type: \"UUID\")",
      "my://settings/pirvacy": "/settings/privacy segment(1, text: \"pirvacy\", expected: \"privacy\") -> my://settings/privacy",
      "my://search": "/search?q={q} lacks(key: \"q\")",
      "my://list?sort=old": "/list?sort=new query(key: \"sort\", text: \"old\", expected: \"\\\"new\\\"\")",
      "my://files": "/files/{rest...} ends(1, expected: \"{rest...}\")",
      "my://feeds/a": "/feeds/{path...}.atom segment(1, text: \"a\", expected: \"{path...}.atom\")",
      "my://feeds/a/b/c/d/e/f.atm": "/feeds/{path...}.atom segment(6, text: \"f.atm\", expected: \"{path...}.atom\")",
      "my://feeds": "/feeds/{path...}.atom ends(1, expected: \"{path...}.atom\")",
      "https://my.example/only": "/only origin([\"my://\"])",
      "https://other.example/chats/7":
        "/chats/{id} origin([\"my://\", \"https://my.example\"]) -> https://my.example/chats/7",
      "my:chats/7": "/chats/{id} origin([\"my://\", \"https://my.example\"]) -> my://chats/7",
      " <my://chats/7>\t": "/chats/{id} origin([\"my://\", \"https://my.example\"]) -> my://chats/7",
      "my://chats//7": "/chats/{id} segment(1, text: \"\", expected: \"{id}\") -> my://chats/7",
    ]
    for (url, answer) in expected { #expect(nearest(url, &opener) == answer, "\(url)") }
  }

  @Test func atMostThreeAndOnlyNearOnes() {
    let rig = rig()
    var opener = LinkOpener(for: rig.graph, routes: rig.matcher.table)
    guard case .miss(let near) = opener.open(Array("my://chat/7".utf8)).answer else { return #expect(Bool(false), "a miss") }
    #expect(near.nearest.count < 3)
    guard case .miss(let far) = opener.open(Array("my://a/b/c/d/e/f".utf8)).answer else { return #expect(Bool(false), "a miss") }
    #expect((1...3).contains(far.nearest.count))
  }

  /// The trie skips branches, but has the same result as comparing each pattern.
  @Test func leavingBranchesOutLosesNothing() throws {
    var random = SeededRandom(seed: 7)
    let words = ["chats", "chat", "users", "user", "a", "settings", "{s}", "{i}", "u-{s}", "x", "help", "42"]
    for _ in 0..<60 {
      var seen: Set<String> = []
      let patterns = (0..<12).compactMap { _ -> String? in
        let text = (0..<random.below(4) + 1).map { _ in words[random.below(words.count)] }.joined(separator: "/")
        return seen.insert(text).inserted ? text : nil
      }
      let graphs = ([patterns] + patterns.map { [$0] }).map(graph)
      var all = LinkOpener(for: graphs[0], routes: RouteTable(of: graphs[0]))
      for _ in 0..<20 {
        let url = "my://" + (0..<random.below(4) + 1).map { _ in words[random.below(words.count)] }.joined(separator: "/")
        guard case .miss(let miss) = all.open(Array(url.utf8)).answer,
          case .success(let link) = all.matcher.find(Array(url.utf8)).map(\.url)
        else {
          continue
        }
        let costs = graphs.dropFirst().map { NearMisses(for: $0, routes: RouteTable(of: $0)).cost(of: link) ?? .max }
        let best = try #require(costs.min())
        let first = try #require(miss.nearest.first)
        #expect(costs[first.pattern.index] == best, "\(url) in \(patterns)")
      }
    }
  }

  private func graph(_ patterns: [String]) -> NavigationGraph {
    var text = "app My { platform iOS 16; scheme my; root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\n"
    for (number, pattern) in patterns.enumerated() {
      var names: [String] = []
      let parts = pattern.split(separator: "/").enumerated().map { index, part -> String in
        guard part.contains("{") else { return String(part) }
        names.append((part.contains("{i}") ? "i" : "s") + "\(index)")
        return part.prefix { $0 != "{" } + "{" + names[names.count - 1] + "}"
      }
      let list = names.map { $0 + ": " + ($0.hasPrefix("i") ? "Int" : "String") }.joined(separator: ", ")
      text += "screen S\(number)" + (names.isEmpty ? "" : "(\(list))") + " { title }\n"
      text +=
        "route \"/\(parts.joined(separator: "/"))\" -> Main / S\(number)\(names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")\n"
    }
    return LinkFixture(text).graph
  }

  /// Each part of a pattern has its text from the source.
  @Test func writtenParts() {
    let routes: KeyValuePairs<String, String> = [
      "\"/chats/{id}?q={q?}#{f}\"": "id: String, q: String?, f: String", "\"/r/{a?}/{b?}\"": "a: String?, b: String?",
      "\"/\\{x\\}/v{n: digits 2...}.x/{y...}.atom\"": "n: Int, y: [String]",
      "\"/m/{user}@{domain: a|b}/{_}\"": "user: String, domain: String",
      "\"/\"": "",
    ]
    let graph = LinkFixture(routes).graph
    let written = graph.patterns.ids.map { graph.patternParts[graph.patterns[$0].segments].map(graph.written) }
    #expect(
      written == [
        ["chats", "{id}"], ["r", "{a?}", "{b?}"], ["\\{x\\}", "v{n: digits 2...}.x", "{y...}.atom"], ["m", "{user}@{domain: a|b}", "{_}"],
        [],
      ])
  }

  @Test func slips() {
    var distance = TextDistance()
    func slip(_ a: String, _ b: String) -> Int? { distance.slip(Array(a.utf8), Array(b.utf8)) }
    #expect(slip("chats", "chat") == 1 && slip("chats", "CHATS") == 1 && slip("chats", "chtas") == 1 && slip("settings", "stetigns") == 2)
    #expect(slip("chats", "users") == nil && slip("a", "b") == nil && slip("new", "news") == 1 && slip("me", "my") == nil)
    #expect(slip(String(repeating: "a", count: 100), String(repeating: "a", count: 99)) == nil)
  }
}
