import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of coverage: transitions in a trace are counted and highlighted, and unknown names are reported.
struct CoverageTests {
  private static let app = """
    app Shop { platform iOS 16; root Main; on ring -> present Help }
    guard paid
    events Common { on help -> present Help }
    tabs Main { tab home "Home" stack Home; tab cart "Cart" stack Cart }
    screen Home { uses Common; on open(id: Int) -> push Item(id); on never -> stay }
    screen Cart { uses Common }
    screen Item(id: Int) requires paid { on back -> pop }
    modal Help { content Manual }
    screen Manual { on done -> dismiss }
    """

  private func coverage(_ trace: String) -> (drawing: Drawing, coverage: Coverage) {
    let drawing = Drawing(Self.app)
    var coverage = Compiler.coverage(of: drawing.checked)
    for line in trace.utf8.split(separator: 0x0A) { coverage.take(line: line) }
    return (drawing, coverage)
  }

  private static let trace = """
    {"name":"0","step":"trace"}
    {"shows":["home"],"step":"shows"}
    {"name":"Home.help","step":"began"}
    {"shows":["home","manual"],"step":"shows"}
    {"name":"Home.open","step":"dropped","why":"its place is covered"}
    {"name":"help","step":"ended","why":"user"}
    {"shows":["home"],"step":"shows"}
    {"name":"Home.open","step":"began"}
    {"name":"paid","step":"asked","why":"no"}
    {"name":"Home.gone","step":"began"}
    {"name":"LegacyController","step":"wentOver"}
    {"name":"link","step":"began"}
    {"step":"stuck"}
    no step
    """

  @Test func whatIsWalkedIsCounted() {
    let (drawing, coverage) = coverage(Self.trace)
    #expect(drawing.checked.diagnostics.allSatisfy { $0.severity != .error }, "\(drawing.checked.diagnostics.map(\.message))")
    func counts(_ kind: Coverage.Item.Kind) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: coverage.items.filter { $0.kind == kind && $0.count > 0 }.map { ($0.name, $0.count) })
    }
    #expect(counts(.screen) == ["Home": 1, "Manual": 1])
    #expect(counts(.event) == ["Home.help": 1, "Home.open": 1])
    #expect(counts(.modal) == ["Help": 1] && counts(.guard) == ["paid": 1])
    #expect(coverage.items.first { $0.name == "Home.open" }?.ways == ["its place is covered": 1])
    #expect(coverage.items.first { $0.name == "Help" }?.ways == ["user": 1])
    #expect(coverage.items.first { $0.name == "paid" }?.ways == ["no": 1])
    #expect(
      coverage.beside == [
        Coverage.Beside(kind: "graph", name: "0"): 1, Coverage.Beside(kind: "event", name: "Home.gone"): 1,
        Coverage.Beside(kind: "wentOver", name: "LegacyController"): 1,
        Coverage.Beside(kind: "stuck", name: ""): 1,
      ])
    #expect((coverage.scenes, coverage.steps, coverage.links, coverage.unread) == (1, 12, 1, 1))
    #expect(coverage.shownNames == ["Home"] && coverage.last == "link")
  }

  @Test func itIsPainted() {
    let (drawing, coverage) = coverage(Self.trace)
    var diagram = drawing.diagram
    diagram.paint(coverage)
    let lit = diagram.cards.filter(\.isHighlighted).map(\.title)
    #expect(lit.sorted() == ["Home", "Manual"])
    func row(_ card: String, _ text: String) -> Card.Row? {
      diagram.cards.first { $0.title == card }?.rows.first { $0.text == text }
    }
    #expect(row("Home", "open")?.isHighlighted == true && row("Home", "open")?.note == "1×")
    #expect(row("Home", "never")?.isHighlighted == false && row("Home", "never")?.note.hasSuffix("never") == true)
    // An event that screens share is drawn once.
    #expect(row("Common", "help")?.note == "1×")
    #expect(diagram.cards.first { $0.title == "Cart" }?.note == "never")
    #expect(diagram.groups.first { $0.title == "Help" }?.isHighlighted == true)
    #expect(diagram.links.contains { $0.isHighlighted } && diagram.links.contains { !$0.isHighlighted })
    #expect(DotRenderer.text(of: diagram).contains("pink: covered, with counts"))
    var followed = drawing.diagram
    followed.paint(shown: ["Item"])
    #expect(followed.cards.filter(\.isHighlighted).map(\.title) == ["Item"])
  }

  /// Any content of a trace is counted or skipped.
  @Test func anyBytesAreRead() {
    var numbers = SystemRandomNumberGenerator()
    let whole = Array(Self.trace.utf8)
    let drawing = Drawing(Self.app)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: at)
        default: bytes.insert(contentsOf: "{\"[\u{1B}\u{202E}".utf8, at: at)
        }
      }
      var coverage = Compiler.coverage(of: drawing.checked)
      for line in bytes.split(separator: 0x0A) { coverage.take(line: line) }
      #expect(coverage.steps + coverage.unread <= bytes.count)
      var diagram = drawing.diagram
      diagram.paint(coverage)
      diagram.paint(shown: coverage.shownNames)
    }
    var coverage = Compiler.coverage(of: drawing.checked)
    let deep = String(repeating: "[", count: 100_000)
    let long = "{\"step\":\"began\",\"name\":\"" + String(repeating: "x", count: TraceStep.longest) + "\"}"
    for line in [deep, long, "{}", "[]", "{\"step\":\"asked\",\"name\":\"paid\",\"why\":\"maybe\"}", "{\"step\":\"shows\",\"shows\":[1]}"] {
      coverage.take(line: line.utf8)
    }
    #expect(coverage.unread == 6 && coverage.steps == 0)
    for number in 0..<20_000 { coverage.take(line: "{\"step\":\"began\",\"name\":\"e\(number)\"}".utf8) }
    #expect(coverage.beside.count == 10_000, "and not every name that there can be")
  }
}
