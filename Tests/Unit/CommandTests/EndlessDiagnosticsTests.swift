import Foundation
import NavGraphCompiler
import Testing

/// Tests of files with very many diagnostics: a report is short, but counts all of them.
@Suite struct EndlessDiagnosticsTests {
  private let routes = (0..<5000).map { "screen S\($0)\n" }.joined()

  @Test func ofOneKindTheFirstAreShown() throws {
    let folder = try Folder(["App.navgraph": sound + routes, "Other.navgraph": "screen One\nscreen Two\n"])
    let xcode = try Tool(in: folder).expect("check", code: 0, errors: nil).errors
    #expect(xcode.components(separatedBy: ": warning: the screen `").count == 103, "\(xcode.suffix(500))")
    #expect(
      xcode.contains("App.navgraph:114:8: note: 4900 more NAV0601 diagnostics in this file aren't shown [NAV0601]\n"),
      "\(xcode.suffix(500))")
    #expect(xcode.contains("Other.navgraph:2:8: warning: "))
    let human = try Tool(in: folder).expect("check", "--format", "human", code: 0, errors: nil).errors
    #expect(human.hasSuffix("\n5002 warnings in 2 files\n"), "\(human.suffix(300))")
    try Tool(in: folder).expect("check", "--deny", "warnings", code: 1, errors: nil)
    let json = try Tool(in: folder).expect("check", "--format", "json", code: 0, output: nil).output
    #expect(
      json.contains("\"warnings\": 5002") && json.contains("4000 more NAV0601 diagnostics in this file aren't shown"), "\(json.suffix(300))"
    )
    for format in ["sarif", "github"] {
      #expect(
        try Tool(in: folder).expect("check", "--format", format, code: 0, output: nil).output.contains(
          " more NAV0601 diagnostics in this file"))
    }
    let few = try Tool(in: folder).expect("check", "--max", "2", code: 0, errors: nil).errors
    #expect(few.hasSuffix("navgraph: 5000 more diagnostics aren't shown (--max 2)\n"), "\(few.suffix(200))")
    // A baseline contains all diagnostics.
    try Tool(in: folder).expect("check", "--write-baseline", "base.json", code: 0, errors: "navgraph: base.json lists 5002 diagnostics\n")
    try Tool(in: folder).expect("check", "--baseline", "base.json", "-q", code: 0)
  }

  private static let bytes = ProcessInfo.processInfo.environment["CI"] == nil ? 250_000 : 1_000_000

  /// A pattern with a megabyte of braces or slashes has a short report.
  @Test(.timeLimit(.minutes(5)), arguments: ["{", "}", "{a", "{}", "/"]) func oneLongPattern(_ text: String) throws {
    let pattern = String(repeating: text, count: Self.bytes / text.utf8.count)
    let folder = try Folder(["App.navgraph": sound + "route \"/\(pattern)\" -> Home\n"])
    for format in [ReportFormat.human, .json] {
      let outcome = try Tool(in: folder).run(["check", "--format", format.rawValue])
      #expect(outcome.code < 2, "\(outcome.errors.prefix(300))")
      #expect(outcome.errors.utf8.count + outcome.output.utf8.count < 4_000_000, "\(format)")
    }
  }
}
