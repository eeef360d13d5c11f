import NavGraphSyntax
import Testing

/// Tests of the severity of modal loops: an error if every round adds a modal, a warning if a round can end.
@Suite struct FlowTests {
  static let loop = """
    app A { root stack Home }
    screen Home { on a -> present M }
    modal M { content stack M1 }
    modal N { content stack N1 }
    screen M1 { M1BODY }
    screen N1 { N1BODY }
    screen X { XBODY }
    screen Y external
    screen Z external { on n -> present N }

    """

  func expectLoop(_ codes: [Int], severity: Severity? = nil, m: String, n: String = "", x: String = "") {
    let checked = CheckedText(
      Self.loop.replacing("M1BODY", with: m).replacing("N1BODY", with: n).replacing("XBODY", with: x).replacing(
        "screen X {", with: "screen X external {"))
    #expect(checked.codes == codes, "\(checked.report)")
    if let severity { #expect(checked.diagnostics.first?.severity == severity, "\(checked.report)") }
  }

  @Test func modalLoops() {
    expectLoop([602], severity: .error, m: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> present N", n: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> push X", x: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> replace X", x: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> present N then { finished -> present M }", n: "on a -> finish")
    expectLoop([602], severity: .warning, m: "on a -> present N", n: "on a -> dismiss then present M")
    expectLoop([], m: "on a -> present N", n: "on a -> dismiss then present N")
    expectLoop([], m: "on a -> dismiss then present M")
    expectLoop([], m: "on a -> present N", n: "on a -> push X", x: "on a -> push Y")
    expectLoop([], m: "on a -> present N", n: "on a -> dismiss all then present M")
    // The same screen outside of the modal is another place.
    expectLoop([], m: "on a -> dismiss then push X", x: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> present stack X", x: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> push X then present M")
  }
}
