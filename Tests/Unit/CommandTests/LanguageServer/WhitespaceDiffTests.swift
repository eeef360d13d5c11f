import NavGraphCompiler
import Repository
import Testing
import Torture

@testable import navgraph

/// Tests that a part of a document can be formatted without the rest.
@Suite struct WhitespaceDiffTests {
  private static let uri = "untitled:Shop"

  private static func formatted(_ text: String, lines: ClosedRange<Int>) -> String {
    var client = LanguageClient()
    client.open(uri, text)
    let range = JSON.object([
      ("start", LanguageClient.position(lines.lowerBound, 0)), ("end", LanguageClient.position(lines.upperBound, 1)),
    ])
    let request = JSON.object([("textDocument", .object([("uri", .string(uri))])), ("range", range)])
    return client.applying(client.request("textDocument/rangeFormatting", request).array ?? [], to: uri)
  }

  @Test(arguments: [
    ("screen H {\n\n  title \"H\"\n  on x -> push H\n}\n", 3, "screen H {\n\n  title \"H\"\n  on x -> push H\n}\n"),
    (
      "\nscreen A {  title \"A\" }\n\nscreen B {  title \"B\" }\n", 3, "\nscreen A {  title \"A\" }\n\nscreen B { title \"B\" }\n"
    ),
    ("app A {\n\n}\nscreen F {\n  title \"x\"\n}\n", 2, "app A {\n\n}\nscreen F {\n  title \"x\"\n}\n"),
    ("\nroute \"/a\"   -> M\n\nalias \"/b\"         -> \"/a\"\n", 3, "\nroute \"/a\"   -> M\n\nalias \"/b\" -> \"/a\"\n"),
  ]) func formatsOneLine(text: String, line: Int, expected: String) {
    #expect(Self.formatted(text, lines: line...line) == expected)
  }

  /// In samples whose whitespace was changed at random, any lines can be formatted, and no other text changes.
  @Test(arguments: 0..<40) func keepsTheText(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let path = Repository.files(below: "Samples", suffix: ".navgraph").randomElement(using: &random) ?? ""
    let isCRLF = seed % 4 == 0
    var lines: [String] = []
    for line in try Repository.text(at: path).split(separator: "\n", omittingEmptySubsequences: false) {
      if Int.random(in: 0..<6, using: &random) == 0 { lines += Array(repeating: "", count: Int.random(in: 1...3, using: &random)) }
      if line.isEmpty, Bool.random(using: &random) { continue }
      let indentation = String(repeating: " ", count: Int.random(in: 0..<4, using: &random))
      lines.append((Bool.random(using: &random) ? indentation : "") + line + (isCRLF ? "\r" : ""))
    }
    let text = lines.joined(separator: "\n")
    func linesWithText(in text: String) -> [[UInt8]] {
      text.utf8.split(separator: 0x0A).map(Array.init).filter { $0.contains { $0 > 0x20 } }
    }
    func solid(_ text: some StringProtocol) -> [UInt8] { text.utf8.filter { $0 > 0x20 } }
    for _ in 0..<20 {
      let first = Int.random(in: 0..<lines.count, using: &random)
      let last = min(lines.count - 1, first + Int.random(in: 0..<4, using: &random))
      let result = Self.formatted(text, lines: first...last)
      #expect(solid(result) == solid(text), "\(path), lines \(first) to \(last)")
      // Empty lines next to the range may change with it.
      let before = linesWithText(in: lines[..<first].map { $0 + "\n" }.joined())
      #expect(linesWithText(in: result).starts(with: before), "\(path), before line \(first)")
    }
  }

  /// The changes of the whole text lead to the other one. If more than whitespace differs, there are none.
  @Test func changesLeadToTheOtherText() {
    func changed(_ old: String, _ new: String) -> String? {
      let (before, after) = (LineDiff.lines(of: Array(old.utf8)), LineDiff.lines(of: Array(new.utf8)))
      guard let changes = WhitespaceDiff.changes(from: before, to: after) else { return nil }
      var lines = before
      for change in changes.reversed() { lines.replaceSubrange(change.old, with: after[change.new]) }
      return String(decoding: lines.joined(), as: UTF8.self)
    }
    let texts = ["", "\n", "a b", " a\n\n b\n", "\n\na\nb", "a\nb\n\n\n", "ab\n", "\r\na\r\nb\r\n"]
    for old in texts { for new in texts where changed(old, new) != nil { #expect(changed(old, new) == new) } }
    #expect(changed("a\n", "b c\n") == nil && changed("a b", "\n\na\nb") != nil)
  }
}
