import ReferenceLinks
import Testing

/// Pins the results of earlier comparisons: the compiler and the reference return the same, expected answer.
@Suite struct PinnedLinkTests {
  private static let source = #"""
    app Pinned { platform iOS 16; scheme my; root Main }
    stack Main { root Home }
    screen Home { title "Home" }
    enum Mark { accent = "é" }
    screen Tab(tab: String) { title }
    screen Start { title }
    screen Braces { title }
    screen Braced(x: String) { title }
    screen Page(web: URL? = nil, size: Double? = nil, mark: Mark? = nil) { title }
    route "/?tab={tab}" -> Main / Tab(tab)
    route "/" -> Main / Start
    alias "/old" -> "/"
    route "/b/\{x\}" -> Main / Braces
    route "/b/{x}" -> Main / Braced(x)
    route "/page?web={web?}&size={size?}&mark={mark?}" -> Main / Page(web, size, mark)
    """#

  @Test(arguments: [
    ("my://old?tab=1", "/ /old"),
    ("my://b/%7Bx%7D", #"/b/\{x\}"#),
    ("my://b/x", "/b/{x} x=x"),
    ("my://page?web=https:%2F%2Fa.example%2F%2541%23b", "/page?web={web?}&size={size?}&mark={mark?} web=https://a.example/%41#b"),
    ("my://page?web=https:%2F%2Fu@a.example", "/page?web={web?}&size={size?}&mark={mark?} ignored web"),
    ("my://page?size=" + String(repeating: "9", count: 400), "/page?web={web?}&size={size?}&mark={mark?} ignored size"),
    ("my://page?mark=e%CC%81", "/page?web={web?}&size={size?}&mark={mark?} ignored mark"),
  ]) func found(url: String, expected: String) {
    var links = ProgramLinks(source: PinnedLinkTests.source)
    #expect(links.errors.isEmpty, "\(links.errors)")
    func words(of answer: ProgramLinks.Answer?) -> String {
      guard let answer else { return "no match" }
      return ([answer.route] + [answer.alias].compactMap(\.self) + answer.parameters + answer.ignored.map { "ignored " + $0 })
        .joined(separator: " ")
    }
    #expect(words(of: links.open(Array(url.utf8))) == expected)
    #expect(links.table.winners(for: Array(url.utf8)).map { words(of: links.answer(for: $0)) } == [expected])
  }
}
