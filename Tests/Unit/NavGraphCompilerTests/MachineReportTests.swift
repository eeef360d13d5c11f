import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing

/// Tests of the reports for editors and other programs.
@Suite struct MachineReportTests {
  private static let hostile = "a\"b\\c</script>\u{1}\u{202E}\n%0A::error::x,y:z\u{7F}é漢👩‍👧"

  private var sample: (files: [SourceFile], diagnostics: [Diagnostic]) {
    let app = DiagnosticFixture(("A.navgraph", "é screen Help\nscreen Help\n"), ("dir name/B,1:x%.navgraph", "screen Help\n"))
    let edit = Fix.Edit(replacing: app.place("Help", nth: 2), with: "Help2")
    return (
      app.files,
      [
        Diagnostic(
          DiagnosticFixture.rule, message: "`Help` is declared twice", at: app.place("Help"), label: "here",
          secondary: [Label(at: app.place("Help", in: 1), text: "there")],
          notes: ["loop: A --e--> B"], help: ["rename one"], fixes: [Fix("write `Help2`", applicability: .always, edits: [edit])]),
        Diagnostic(DiagnosticFixture.warning, message: "unused", at: app.place("Help", in: 1)),
      ]
    )
  }

  @Test func xcode() {
    let text = ReportFormat.xcode.text(of: Report(diagnostics: sample.diagnostics, files: sample.files))
    #expect(
      text == """
        A.navgraph:1:11: error: `Help` is declared twice [NAV0602]
        A.navgraph:1:11: note: here
        dir name/B,1:x%.navgraph:1:8: note: there
        A.navgraph:1:11: note: loop: A --e--> B
        A.navgraph:1:11: note: help: rename one
        A.navgraph:1:11: note: fix: write `Help2`
        dir name/B,1:x%.navgraph:1:8: warning: unused [NAV0301]

        """)
  }

  @Test func github() {
    let text = ReportFormat.github.text(of: Report(diagnostics: sample.diagnostics, files: sample.files))
    #expect(
      text == """
        ::error file=A.navgraph,line=1,col=11,endColumn=15,title=NAV0602::`Help` is declared twice%0Ahere%0A\
        dir name/B,1:x%25.navgraph:1:8: there%0Aloop: A --e--> B%0Ahelp: rename one%0Afix: write `Help2`
        ::warning file=dir name/B%2C1%3Ax%25.navgraph,line=1,col=8,endColumn=12,title=NAV0301::unused

        """)
  }

  /// Reports for programs list the further places that the human-readable report only counts.
  @Test func furtherPlaces() throws {
    var (files, diagnostics) = sample
    diagnostics[0].further = [Label(at: diagnostics[0].secondary[0].range, text: "a third one")]
    let report = Report(diagnostics: diagnostics, files: files)
    #expect(ReportFormat.json.text(of: report).contains("a third one"))
    #expect(ReportFormat.sarif.text(of: report).contains("a third one"))
    for format in [ReportFormat.xcode, .github, .human] { #expect(!format.text(of: report).contains("a third one")) }
  }

  @Test func json() throws {
    let text = ReportFormat.json.text(of: Report(diagnostics: sample.diagnostics, files: sample.files))
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let diagnostics = try #require(root["findings"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["NAV0602", "NAV0301"])
    let first = try #require(diagnostics.first)
    #expect(first["start"] as? [String: Int] == ["line": 1, "column": 11, "offset": 10])
    #expect(first["end"] as? [String: Int] == ["line": 1, "column": 15, "offset": 14])
    #expect(first["notes"] as? [String] == ["loop: A --e--> B"])
    let related = try #require(first["related"] as? [[String: Any]])
    #expect(related.first?["file"] as? String == "dir name/B,1:x%.navgraph")
    let fix = try #require((first["fixes"] as? [[String: Any]])?.first)
    #expect(fix["applicability"] as? String == "always")
    #expect((fix["edits"] as? [[String: Any]])?.first?["text"] as? String == "Help2")
    #expect(root["summary"] as? [String: Int] == ["errors": 1, "warnings": 1, "notes": 0])
  }

  @Test func sarif() throws {
    let text = ReportFormat.sarif.text(
      of: Report(diagnostics: sample.diagnostics, files: sample.files), rules: [DiagnosticFixture.rule, DiagnosticFixture.warning])
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    let place = ((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    // A two-byte character precedes the range: the column counts characters, and the offset counts bytes.
    #expect(place?["startColumn"] == 10 && place?["endColumn"] == 14 && place?["byteOffset"] == 10 && place?["byteLength"] == 4)
    let artifacts = try #require(run["artifacts"] as? [[String: [String: String]]])
    #expect(artifacts.map { $0["location"]?["uri"] } == ["A.navgraph", "dir%20name/B%2C1%3Ax%25.navgraph"])
  }

  /// Each format escapes or preserves text that would break it.
  @Test func hostileText() throws {
    let app = DiagnosticFixture(("\(Self.hostile).navgraph", "x"))
    let diagnostic = Diagnostic(
      DiagnosticFixture.rule, message: Self.hostile, at: app.place("x"), label: Self.hostile, notes: [Self.hostile],
      help: [Help(Self.hostile)],
      fixes: [Fix(Self.hostile, applicability: .maybe, edits: [Fix.Edit(replacing: app.place("x"), with: Self.hostile)])])
    let report = Report(diagnostics: [diagnostic], files: app.files)

    for format in [ReportFormat.json, .sarif] {
      let text = format.text(of: report)
      #expect(!text.contains("</script") && !text.unicodeScalars.contains("\u{202E}") && !text.unicodeScalars.contains("\u{1}"))
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(Self.strings(root).contains(Self.hostile), "\(format)")
    }
    let xcode = XcodeReport.text(of: report).text
    #expect(xcode.split(separator: "\n").count == 5)
    #expect(!xcode.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    let github = GitHubReport.text(of: report)
    #expect(github.split(separator: "\n").count == 1)
    #expect(github.hasPrefix("::error file=a\"b\\c</script>␁\\u{202E}%0A%250A%3A%3Aerror%3A%3Ax%2Cy%3Az␡é漢👩‍👧.navgraph,line=1,"))
  }

  @Test func summaries() {
    let app = DiagnosticFixture(("A", "x"), ("B", "x"), ("C", "x"))
    let error = Diagnostic(DiagnosticFixture.rule, message: "e", at: app.place("x"))
    let warning = Diagnostic(DiagnosticFixture.warning, message: "w", at: app.place("x"))
    var note = warning
    note.severity = .note
    #expect(Report(diagnostics: [error, error, warning], files: app.files).summary == "2 errors, 1 warning in 3 files")
    #expect(Report(diagnostics: [note], files: [app.files[0]]).summary == "1 note in 1 file")
    #expect(Report(diagnostics: [], files: []).summary == "no diagnostics in 0 files")
    #expect(Report(diagnostics: [error], files: app.files).adding([warning]).diagnostics.map(\.message) == ["w", "e"])
  }

  /// Returns every string inside a decoded document.
  private static func strings(_ value: Any) -> [String] {
    if let string = value as? String { return [string] }
    if let array = value as? [Any] { return array.flatMap(strings) }
    if let object = value as? [String: Any] { return object.values.flatMap(strings) }
    return []
  }
}
