import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing
import Torture

/// Tests of the human-readable report, compared with the expected text.
@Suite struct HumanReportTests {
  private func expect(
    _ fixture: DiagnosticFixture, _ diagnostic: Diagnostic, _ expected: String, width: Int = 120,
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = HumanReport(width: width).text(of: Report(diagnostics: [diagnostic], files: fixture.files)).text
    #expect(text == expected + "\n\n", "\n\(text)", sourceLocation: location)
    // The colored report has the same text.
    var plain = HumanReport(colour: true, width: width).text(of: Report(diagnostics: [diagnostic], files: fixture.files)).text
    while let start = plain.range(of: "\u{1B}["), let end = plain[start.upperBound...].firstIndex(of: "m") {
      plain.removeSubrange(start.lowerBound...end)
    }
    let trimmed = plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(trimmed.joined(separator: "\n") == text, sourceLocation: location)
  }

  @Test func theExampleOfTheStyleGuide() {
    var text = String(repeating: "\n", count: 40) + "  on signIn    -> present SignIn\n"
    text += String(repeating: "\n", count: 16) + "  on guest     -> present Checkout(product: last)\n"
    let shop = DiagnosticFixture(("Shop.navgraph", text))
    let diagnostic = Diagnostic(
      DiagnosticFixture.rule, message: "these modals can stack on each other indefinitely", at: shop.place("SignIn"),
      label: "Checkout presents SignIn ...",
      secondary: [Label(at: shop.place("Checkout"), text: "... and SignIn presents Checkout again, on top of the first")],
      notes: ["loop: Checkout --signIn--> SignIn --guest--> Checkout, two sheets deeper each time"],
      help: ["Checkout is already below: instead of `present Checkout`, write `dismiss`"])
    expect(
      shop, diagnostic,
      """
      error[NAV0602]: these modals can stack on each other indefinitely
        ┌─ Shop.navgraph:41:27
        │
      41│   on signIn    -> present SignIn
        │                           ^^^^^^ Checkout presents SignIn ...
        ·
      58│   on guest     -> present Checkout(product: last)
        │                           -------- ... and SignIn presents Checkout again, on top of the first
        │
        = loop: Checkout --signIn--> SignIn --guest--> Checkout, two sheets deeper each time
        = help: Checkout is already below: instead of `present Checkout`, write `dismiss`
      """)
  }

  @Test func severalLabelsOnOneLine() {
    let app = DiagnosticFixture(("A.navgraph", "screen A { on a -> push B; on b -> push C }\n"))
    let diagnostic = Diagnostic(
      DiagnosticFixture.rule, message: "three of them", at: app.place("push"), label: "the first",
      secondary: [
        Label(at: app.place("screen"), text: "the screen"), Label(at: app.place("C"), text: "the last"), Label(at: app.place("B")),
      ])
    expect(
      app, diagnostic,
      """
      error[NAV0602]: three of them
        ┌─ A.navgraph:1:20
        │
       1│ screen A { on a -> push B; on b -> push C }
        │ ------             ^^^^ -               - the last
        │ │                  │
        │ │                  the first
        │ the screen
      """)
  }

  @Test func nestedLabels() {
    let app = DiagnosticFixture(("A.navgraph", "  on a -> push Chat(id: nil)\n"))
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "`id` can't be nil", at: app.place("nil"), label: "this is nil",
        secondary: [Label(at: app.place("Chat(id: nil)"), text: "in this call")]),
      """
      error[NAV0602]: `id` can't be nil
        ┌─ A.navgraph:1:25
        │
       1│   on a -> push Chat(id: nil)
        │                ---------^^^- in this call
        │                         │
        │                         this is nil
      """)
  }

  @Test func labelsInSeveralFiles() {
    let app = DiagnosticFixture(("A.navgraph", "screen Help\n"), ("sub/B.navgraph", String(repeating: "\n", count: 99) + "screen Help\n"))
    let diagnostic = Diagnostic(
      DiagnosticFixture.warning, message: "`Help` is declared twice", at: app.place("Help", in: 1), label: "here again",
      secondary: [Label(at: app.place("Help"), text: "first here")],
      fixes: [Fix("rename it", applicability: .maybe, edits: [])])
    expect(
      app, diagnostic,
      """
      warning[NAV0301]: `Help` is declared twice
         ┌─ sub/B.navgraph:100:8
         │
      100│ screen Help
         │        ^^^^ here again
         │
         ┌─ A.navgraph:1:8
         │
        1│ screen Help
         │        ---- first here
         │
         = fix: rename it
      """)
  }

  @Test func rangesOverLines() {
    let app = DiagnosticFixture(("A.navgraph", "modal M {\n  content A\n\n\n  style sheet\n}\nscreen B { on a -> push (\nC\n) }\n"))
    var whole = app.place("modal M {")
    whole.end = app.place("}").end
    var inner = app.place("(")
    inner.end = app.place(")").end
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "a modal without content", at: whole, label: "this one",
        secondary: [Label(at: inner, text: "and this")]),
      """
      error[NAV0602]: a modal without content
        ┌─ A.navgraph:1:1
        │
       1│ ╭ modal M {
        · │
       6│ │ }
        │ ╰─^ this one
       7│   screen B { on a -> push (
        │ ╭─────────────────────────-
       8│ │ C
       9│ │ ) }
        │ ╰─- and this
      """)
  }

  @Test func overlappingRangesOverLines() {
    let app = DiagnosticFixture(("A.navgraph", "a {\n b {\n\n\n c\n }\n}\n"))
    var outer = app.place("a {")
    outer.end = app.place("}", nth: 2).end
    var inner = app.place("b {")
    inner.end = app.place("}").end
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "two", at: inner, label: "inner",
        secondary: [Label(at: outer, text: "outer"), Label(at: app.place("c"), text: "point")]),
      """
      error[NAV0602]: two
        ┌─ A.navgraph:2:2
        │
       1│ ╭   a {
       2│ │ ╭  b {
        · │ │
       5│ │ │  c
        │ │ │  - point
       6│ │ │  }
        │ │ ╰──^ inner
       7│ │   }
        │ ╰───- outer
      """)
  }

  @Test func tabsAndWideCharacters() {
    let app = DiagnosticFixture(("A.navgraph", "\ttitle \"聊天\" x\n\t\t\"👩‍👩‍👧‍👦🇩🇪é\" y\n\t1️⃣ ✂️ z\n"))
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "wide", at: app.place("x"), label: "here",
        secondary: [Label(at: app.place("y"), text: "there"), Label(at: app.place("z"), text: "end")]),
      """
      error[NAV0602]: wide
        ┌─ A.navgraph:1:17
        │
       1│     title "聊天" x
        │                  ^ here
       2│         "👩‍👩‍👧‍👦🇩🇪é" y
        │                 - there
       3│     1️⃣ ✂️ z
        │           - end
      """)
  }

  @Test func whatCantBeSeenIsWrittenOut() {
    let app = DiagnosticFixture(
      path: "A\u{1B}[2J\n.navgraph",
      bytes: Array("a\u{0}\u{1B}[31m".utf8) + [0xFF, 0xC3, 0x28, 0xE2, 0x82] + Array("\u{202E}\u{FEFF}\u{200D}z\r\n".utf8))
    expect(
      app,
      Diagnostic(DiagnosticFixture.rule, message: "a\u{202E}b\nc", at: app.place("z"), label: "\u{1B}[0m", notes: ["way: \u{7}\nmore"]),
      """
      error[NAV0602]: a\\u{202E}b␊c
        ┌─ A␛[2J␊.navgraph:1:22
        │
       1│ a␀␛[31m\\xFF\\xC3(\\xE2\\x82\\u{202E}\\u{FEFF}\\u{200D}z
        │                                                 ^ ␛[0m
        │
        = way: ␇
          more
      """)
  }

  @Test func longLinesAreCutAroundTheirLabels() {
    let app = DiagnosticFixture(
      ("A.navgraph", String(repeating: "a", count: 50_000) + "XY" + String(repeating: "b", count: 50_000) + "Z end"))
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "far out", at: app.place("XY"), label: "here",
        secondary: [Label(at: app.place("Z"), text: "and here")]),
      """
      error[NAV0602]: far out
        ┌─ A.navgraph:1:50001
        │
       1│ …aaaaaaaaaaaaaaaaaaaaaaaaXYbbbbbbbbbbbbbb…
        │                          ^^ here
       1│ …bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbZ end
        │                                     - and here
      """, width: 40)
  }

  @Test func aLabelLongerThanTheWindowEndsWithIt() {
    let app = DiagnosticFixture(("A.navgraph", String(repeating: "é", count: 5_000)))
    let all = SourceRange(file: FileID(0), start: 0, end: 10_000)
    let shown = String(repeating: "é", count: 40)
    expect(
      app, Diagnostic(DiagnosticFixture.rule, message: "long", at: all, label: "all"),
      """
      error[NAV0602]: long
        ┌─ A.navgraph:1:1
        │
       1│ \(shown)…
        │ \(String(repeating: "^", count: 40)) all
      """, width: 40)
  }

  @Test func positionsAtTheEdges() {
    let app = DiagnosticFixture(("A.navgraph", "app A {\n"))
    expect(
      app,
      Diagnostic(
        DiagnosticFixture.rule, message: "the file ends here", at: SourceRange(file: FileID(0), start: 8, end: 8), label: "`}` is missing",
        secondary: [Label(at: SourceRange(file: FileID(0), start: 7, end: 7), text: "opened")]),
      """
      error[NAV0602]: the file ends here
        ┌─ A.navgraph:2:1
        │
       1│ app A {
        │        - opened
       2│
        │ ^ `}` is missing
      """)
    let beyond = Diagnostic(DiagnosticFixture.rule, message: "beyond", at: SourceRange(file: FileID(7), start: 90, end: 99))
    expect(app, beyond, "error[NAV0602]: beyond\n  ┌─ :1:1\n  │\n 1│\n  │ ^")
    let empty = DiagnosticFixture(("E.navgraph", ""))
    expect(
      empty, Diagnostic(DiagnosticFixture.rule, message: "empty", at: SourceRange(file: FileID(0), start: 5, end: 9)),
      "error[NAV0602]: empty\n  ┌─ E.navgraph:1:1\n  │\n 1│\n  │ ^")
  }

  /// A report of random bytes and ranges doesn't trap, and each of its lines can be printed.
  @Test func survivesEverything() {
    var random = SeededRandom(seed: 7)
    let pieces: [[UInt8]] = [
      [0xFF], [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x00], Array("é".utf8), Array("漢".utf8), Array("👩‍👧".utf8), [0xE2, 0x80],
      Array("abc".utf8),
    ]
    for _ in 0..<3_000 {
      let bytes = (0..<random.below(24)).flatMap { _ in pieces[random.below(pieces.count)] }
      let labels = (0..<(1 + random.below(5))).map { _ in
        let start = random.below(bytes.count + 3)
        return Label(at: SourceRange(file: FileID(random.below(2)), start: UInt32(start), end: UInt32(start + random.below(20))), text: "t")
      }
      let diagnostic = Diagnostic(
        DiagnosticFixture.rule, message: "m", at: labels[0].range, label: "p", secondary: Array(labels.dropFirst()))
      let report = Report(diagnostics: [diagnostic], files: [SourceFile(path: "a", bytes: bytes)])
      let text = HumanReport(width: 40).text(of: report).text
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(text.hasPrefix("error[NAV0602]: m\n"))
      for format in ReportFormat.allCases { #expect(!format.text(of: report).isEmpty) }
    }
  }
}
