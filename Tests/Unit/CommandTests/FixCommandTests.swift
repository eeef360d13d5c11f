import Foundation
import Testing

/// Tests of `navgraph check --fix`: the files that it writes, its output, and its exit codes.
@Suite struct FixCommandTests {
  private let broken = "app Shop { root stack Home }\nscreen Home { on open => push Item(id: 1 n: 2) }\nscreen Item(id: Int, n: Int)\n"
  private let mended = "app Shop { root stack Home }\nscreen Home { on open -> push Item(id: 1, n: 2) }\nscreen Item(id: Int, n: Int)\n"

  @Test func filesAreMendedInPlace() throws {
    let folder = try Folder(["App.navgraph": broken])
    let outcome = try Tool(in: folder).expect("check", "--fix", code: 0, errors: nil)
    #expect(folder.read("App.navgraph") == mended)
    #expect(
      outcome.errors == """
        App.navgraph:2:23: fixed: the arrow is written `->`, not `=>`: write `->` [NAV0210]
        App.navgraph:2:42: fixed: missing comma before `n`: write `,` [NAV0218]
        navgraph: 2 diagnostics fixed in 1 file
        no diagnostics in 1 file

        """)
    // A second run changes no file.
    try folder.age("App.navgraph")
    let age = folder.modified("App.navgraph")
    try Tool(in: folder).expect("check", "--fix", code: 0, errors: Tool.noDiagnostics())
    #expect(folder.modified("App.navgraph") == age)
  }

  /// Straight quotation marks are certain, even if the line has another error.
  @Test(arguments: [
    ("titel “H”", "title \"H\""), ("title “H”; on a - > stay", "title \"H\"; on a -> stay"),
    ("title “H”; nonsense", "title \"H\"; nonsense"),
  ]) func quotationMarksAreReplaced(line: String, mended: String) throws {
    let (start, end) = ("app Shop { platform iOS 16; root stack Home }\nscreen Home { ", " }\n")
    let folder = try Folder(["App.navgraph": start + line + end])
    _ = try Tool(in: folder).run(["check", "--fix"])
    #expect(folder.read("App.navgraph") == start + mended + end)
  }

  @Test func whatRemainsIsReported() throws {
    let folder = try Folder(["App.navgraph": broken + "screen Left\nguard g -> Nothing\n"])
    let outcome = try Tool(in: folder).expect("check", "--fix", "--format", "json", code: 1, output: nil, errors: nil)
    #expect(outcome.output.contains("NAV0301") && !outcome.output.contains("NAV0210"))
    #expect(outcome.errors.contains("2 diagnostics fixed in 1 file"))
    try Tool(in: folder).expect("check", "--fix", "-q", "--allow", "NAV0601", "--format", "xcode", code: 1, errors: nil)
  }

  @Test func theDiffWritesNothing() throws {
    let folder = try Folder(["App.navgraph": broken])
    let outcome = try Tool(in: folder).expect("check", "--fix", "--diff", code: 1, output: nil, errors: nil)
    #expect(outcome.output.hasPrefix("--- App.navgraph\n+++ App.navgraph\n@@ -1,3 +1,3 @@\n app Shop"))
    #expect(outcome.output.contains("\n+screen Home { on open -> push Item(id: 1, n: 2) }\n"))
    #expect(folder.read("App.navgraph") == broken)
    try folder.write("App.navgraph", mended)
    try Tool(in: folder).expect("check", "--fix", "--diff", code: 0, errors: Tool.noDiagnostics())
  }

  @Test func theStandardInputGoesToTheStandardOutput() throws {
    try Tool(input: broken).expect("check", "--fix", "-", code: 0, output: mended, errors: nil)
    try Tool(input: mended).expect("check", "--fix", "-", code: 0, output: mended, errors: Tool.noDiagnostics())
    try Tool(input: broken).expect("check", "--fix", "-", "--format", "json", code: 64, errors: nil)
    try Tool(input: broken).expect("check", "--fix", "--diff", "--format", "sarif", code: 64, errors: nil)
    #expect(try Tool().expect("check", "--diff", code: 64, errors: nil).errors.contains("write --fix --diff"))
    try Tool().expect("check", "--fix", "--write-baseline", "b.json", code: 64, errors: nil)
  }

  /// `--fix` doesn't change an imported file that isn't among the arguments.
  @Test func importedFilesAreLeftAlone() throws {
    let types = "type A = String;\nscreen Item(id: Int n: Int)\n"
    let app = "import \"Lib/Types.navgraph\"\n" + broken.replacingOccurrences(of: "screen Item(id: Int, n: Int)\n", with: "")
    let folder = try Folder(["App.navgraph": app, "Lib/Types.navgraph": types])
    try Tool(in: folder).expect("check", "--fix", "App.navgraph", code: 1, errors: nil)
    #expect(folder.read("Lib/Types.navgraph") == types)
    #expect(folder.read("App.navgraph")?.contains("on open -> push Item(id: 1, n: 2)") == true)
    try Tool(in: folder).expect("check", "--fix", code: 0, errors: nil)
    #expect(folder.read("Lib/Types.navgraph")?.contains("screen Item(id: Int, n: Int)") == true)
  }
}
