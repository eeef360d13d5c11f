import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks
@testable import NavGraphCompiler

/// A program through all stages up to the checks.
struct Checked {
  let source: SourceFile
  let graph: NavigationGraph
  let places: Places
  let findings: [Diagnostic]

  init(_ text: String, limits: Places.Limits = Places.Limits(), optional: OptionalRules = .none) {
    source = SourceFile(path: "App.navgraph", text: text)
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    graph = resolve([tree], names: names, diagnostics: &diagnostics)
    places = Places(graph, limits: limits)
    let routes = RouteTable(graph)
    check(graph, places, routes, optional: optional, diagnostics: &diagnostics)
    findings = NavGraphCompiler.Checked(graph: graph, places: places, routes: routes, found: diagnostics, optional: optional).findings
  }

  var everyCode: [Int] { findings.map { Int($0.code.number) } }

  /// Without what most small graphs would get: pushes that never end (NAV0617), and details and roots that lead nowhere (NAV0619, NAV0620).
  /// Tests of these ask for `everyCode`.
  var codes: [Int] { everyCode.filter { ![617, 619, 620].contains($0) } }

  /// The findings with all their words, to read in a failure.
  var report: String {
    let lines = LineTable(source)
    var result = ""
    for finding in findings {
      let at = lines.position(at: finding.primary.range.start)
      result += "\(at.line):\(at.column): \(finding.severity) \(finding.code): \(finding.message) [\(finding.primary.text)]\n"
      for label in finding.secondary { result += "    \(lines.position(at: label.range.start).line): \(label.text)\n" }
      for note in finding.notes { result += "    = \(note)\n" }
      for help in finding.help { result += "    = help: \(help)\n" }
    }
    return result
  }

  func mended(by fix: Fix) -> String {
    var bytes = source.bytes
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Expects exactly these codes, and findings whose words and ranges are whole.
func expect(_ codes: [Int], in text: String, at location: SourceLocation = #_sourceLocation) {
  let checked = Checked(text)
  #expect(checked.codes == codes, "\(checked.report)", sourceLocation: location)
  for finding in checked.findings { expectWhole(finding, checked.source, at: location) }
}

/// Ranges lie in the file, texts are said and on one line, fixes change something.
func expectWhole(_ finding: Diagnostic, _ source: SourceFile, at location: SourceLocation = #_sourceLocation) {
  #expect(!finding.message.isEmpty && !finding.message.contains("\n") && !finding.message.hasSuffix("."), sourceLocation: location)
  #expect(Int(finding.primary.range.end) <= source.bytes.count, sourceLocation: location)
  for label in finding.secondary { #expect(Int(label.range.end) <= source.bytes.count && !label.text.isEmpty, sourceLocation: location) }
  for text in finding.notes + finding.help { #expect(!text.isEmpty && !text.contains("\n"), sourceLocation: location) }
  for fix in finding.fixes { #expect(!fix.edits.isEmpty && !fix.title.isEmpty, sourceLocation: location) }
}
