import Foundation
import NavGraphSyntax
import Repository
import Testing

/// Tests that every program of `Tests/Corpus` has exactly the diagnostics that are written into it.
///
/// With `NAVGRAPH_ACCEPT=1`, the test writes the diagnostics into the files and fails.
@Suite struct CorpusTests {
  static let paths = Repository.files(below: "Tests/Corpus", suffix: ".navgraph")

  @Test(arguments: paths) func diagnostics(path: String) throws {
    let fixture = Fixture(path: path, text: try Repository.text(at: path))
    let program = fixture.check()
    for diagnostic in program.diagnostics {
      let defects = diagnostic.defects(in: program.files)
      #expect(defects.isEmpty, "\(path): \(diagnostic.code) \(diagnostic.message): \(defects)")
    }
    let found = fixture.found(in: program)
    guard found != fixture.expected else { return }
    let missing = fixture.expected.filter { !found.contains($0) }.map { "expected  \(path):\($0)" }
    let surplus = found.filter { !fixture.expected.contains($0) }.map { "found     \(path):\($0)" }
    Issue.record("\((missing + surplus).joined(separator: "\n"))")
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try fixture.text(with: found).write(to: Repository.url(at: path), atomically: true, encoding: .utf8)
    }
  }

  @Test func marksAreReadAsTheyAreWritten() {
    for column in [0, 1, 2, 17] {
      for width in [1, 5] {
        let expectation = Expectation(line: 3, column: column, width: width, code: "NAV0301", message: "there is no `x` here")
        #expect(Expectation(mark: expectation.mark, of: 3) == expectation)
      }
    }
    #expect(Expectation(mark: "// a remark ^ NAV0301", of: 0) == nil)
    #expect(Expectation(mark: "screen A", of: 0) == nil)
  }

  @Test func theCorpusIsThere() {
    #expect(Self.paths.count >= 1_000)
    #expect(Self.paths.contains("Tests/Corpus/design/messenger.navgraph"))
  }
}

extension Diagnostic {
  /// Returns the rules that this diagnostic violates: texts aren't empty and have one line, ranges are inside their files, and fixes change
  /// something.
  fileprivate func defects(in files: [SourceFile]) -> [String] {
    func isOutside(_ range: SourceRange) -> Bool {
      let index = Int(range.file.index)
      return !files.indices.contains(index) || range.start > range.end || Int(range.end) > files[index].bytes.count
    }
    func isBroken(_ text: String) -> Bool { text.isEmpty || text.contains("\n") }
    var defects: [String] = []
    if isBroken(message) || message.hasSuffix(".") { defects.append("the message") }
    if isOutside(primary.range) || primary.text.contains("\n") { defects.append("the primary label") }
    if secondary.contains(where: { isOutside($0.range) || isBroken($0.text) }) { defects.append("a label") }
    if (notes + help).contains(where: isBroken) { defects.append("a note or the help") }
    if fixes.contains(where: { $0.edits.isEmpty || $0.title.isEmpty }) { defects.append("a fix") }
    return defects
  }
}
