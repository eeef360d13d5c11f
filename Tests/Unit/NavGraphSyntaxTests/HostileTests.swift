import Testing
import Torture

@testable import NavGraphSyntax

/// Tests of hostile input: time and memory are linear in its size, and there are few diagnostics.
@Suite struct HostileTests {
  @Test(arguments: [
    "{", "}", "(", ")", "[", "]", "\"", "\\", "-", "->", "/", "//", "///", "/*", "'", "\n", "\r", ";", ",", ".", ":", "a", "1", "é",
    "\u{0}",
    "then ", "then {", "screen ", "screen A {", "screen A {\n", "screen A(", "type A = [", "tab ", "on x -> ", "on x {", "when (", "not (",
    "<<<<<<< A\n", "=======\n", "<<<<<<<", "“", "’", "→", "\u{A0}", "\u{FEFF}", "С", "日", "🙂", "-> push A then ", "x.", "route \"/{\" ",
    "\\u{", "\"\\u{", "@", "&&", "!", "otherwise ->", "guard a -> b(", "enum A {", "import ", "}\n", "{\n", "(\n", "[\n", "\"\n",
    "title 'a\n",
  ])
  func repeated(piece: String) {
    let count = 20_000 / piece.utf8.count
    for prefix in ["", "screen A {\n  on x -> push B(", "type A = ", "tabs T {\n  tab a "] {
      let parsed = Parsed(bytes: Array((prefix + String(repeating: piece, count: count)).utf8))
      expectSound(parsed)
      #expect(parsed.diagnostics.count <= Parser.maxDiagnostics + Lexer.maxDiagnostics + 1)
    }
  }

  @Test func aMillionBraces() {
    let parsed = Parsed(bytes: Array(repeating: UInt8(ascii: "{"), count: 1_000_000))
    #expect(parsed.diagnostics.count == 1, "\(parsed.report)")
    #expect(Parsed(bytes: Array(repeating: UInt8(ascii: "}"), count: 1_000_000)).diagnostics.count == 1)
    #expect(Parsed("type A = " + String(repeating: "[", count: 1_000_000)).diagnostics.count <= 2)
  }

  @Test func longLines() {
    let items = String(repeating: "on x -> pop; ", count: 100_000)
    #expect(Parsed("screen A { \(items) }").diagnostics.isEmpty)
    let title = String(repeating: "x", count: 10_000_000)
    #expect(Parsed("screen A { title \"\(title)\" }").diagnostics.isEmpty)
    #expect(Parsed("screen A { title \"\(title) }").diagnostics.count == 1)
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<50 {
      let bytes = (0..<4000).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectSound(Parsed(bytes: bytes))
    }
  }

  @Test func tooLarge() {
    let parsed = Parsed(bytes: Array(repeating: 0x20, count: Lexer.largestFile + 1))
    #expect(parsed.diagnostics.map(\.code) == [Rule.fileTooLarge.code])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "\r\n", "// only a comment", "/// only a comment\r", "\u{FEFF}\r\n\r\n"])
  func nothing(text: String) {
    let parsed = Parsed(text)
    #expect(parsed.report == [])
    expectSound(parsed)
    #expect(parsed.tree.tokens.count == 1)
  }

  @Test(arguments: Examples.all.indices) func lineEndings(index: Int) {
    let text = Examples.all[index]
    let drawing = TreeDump.draw(Parsed(text).tree)
    for ending in ["\r\n", "\r"] {
      let parsed = Parsed("\u{FEFF}" + text.replacing("\n", with: ending))
      #expect(parsed.report == [])
      #expect(TreeDump.draw(parsed.tree) == drawing)
    }
  }
}
