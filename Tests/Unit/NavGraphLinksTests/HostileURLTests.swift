import NavGraphModel
import Testing
import Torture

@testable import NavGraphLinks

/// Tests that any bytes have a result, and that suggested URLs open.
@Suite struct HostileURLTests {
  @Test func anyBytes() throws {
    let rig = LinkFixture(
      types: "enum E { a, b = \"B\" }",
      [
        "\"/\"": "", "\"/chats/{id}?q={q?}&t={t}\"": "id: Int, q: Int? = nil, t: [E] = []",
        "\"/@{user}#{part?}\"": "user: String, part: Int?",
        "\"/f/{rest...}\"": "rest: [String]", "\"/r/{a?}/{b?}\"": "a: E?, b: Date?", "\"/w/{_}\" host \"w.example\"": "",
        "\"/l?u={u}\"": "u: URL", "\"/x-{n}.html\"": "n: UUID",
      ])
    #expect(rig.diagnostics.isEmpty)
    var opener = LinkOpener(for: rig.graph, routes: rig.matcher.table)
    var random = SeededRandom(seed: 3)
    let pieces = [
      "my://", "my:", "https://my.example", "https://w.example", "http://", "//", "/", "/", "chats", "chat", "f", "r", "@", "#", "?", "&",
      "=", "q", "t",
      "%", "%2F", "%00", "%FF", "%C3%A9", "é", "e\u{301}", ".", "..", "7", "-1", "99999999999999999999", "a", "B", "2026-01-31", ":443",
      ":8080",
      "u=https://a", "x-", ".html", "\u{0}", "\u{1B}[", " ", "+", "\\", "user@", "MY://", "HTTPS://MY.EXAMPLE/",
    ]
    var (hits, misses, suggestions) = (0, 0, 0)
    for round in 0..<20_000 {
      var bytes: [UInt8] = round % 3 == 0 ? Array("my://".utf8) : []
      for _ in 0..<random.below(9) {
        bytes += Array(pieces[random.below(pieces.count)].utf8)
        if random.below(40) == 0 { bytes.append(UInt8(random.below(256))) }
      }
      switch opener.open(bytes).answer {
      case .hit(let hit):
        hits += 1
        guard case .success(let link) = opener.matcher.find(bytes).map(\.url) else {
          Issue.record("\(bytes) is opened and is no link")
          continue
        }
        // The printed URL is the same link.
        if let text = opener.matcher.text(of: link) {
          #expect((try? opener.matcher.find(Array(text.utf8)).get().url.segments) == link.segments, "\(text)")
        }
        #expect(hit.matched.values.count == rig.graph.routes[hit.matched.route].parameters.count)
      case .miss(let miss):
        misses += 1
        #expect((1...3).contains(miss.nearest.count), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        guard let suggestion = miss.suggestion else { continue }
        suggestions += 1
        guard case .hit = opener.open(Array(suggestion.utf8)).answer else {
          Issue.record("\(suggestion) opens nothing")
          continue
        }
      }
    }
    #expect(hits > 500 && misses > 5_000 && suggestions > 500)
  }
}
