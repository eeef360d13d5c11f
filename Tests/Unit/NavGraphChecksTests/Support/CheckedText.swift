import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks
@testable import NavGraphCompiler

/// A program after all stages including the checks.
struct CheckedText {
  let source: SourceFile
  let graph: NavigationGraph
  let places: Places
  let diagnostics: [Diagnostic]

  init(_ text: String, limits: Places.Limits = Places.Limits(), optional: OptionalRules = .none) {
    source = SourceFile(path: "App.navgraph", text: text)
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    graph = resolve([tree], names: names, diagnostics: &diagnostics)
    places = Places(of: graph, limits: limits)
    let routes = RouteTable(of: graph)
    check(graph, places: places, routes: routes, optional: optional, diagnostics: &diagnostics)
    self.diagnostics =
      NavGraphCompiler.CheckedProgram(graph: graph, places: places, routes: routes, found: diagnostics, optional: optional).diagnostics
  }

  var everyCode: [Int] { diagnostics.map { Int($0.code.number) } }

  /// The codes without those that most small graphs would have: endless pushes (NAV0617), and details and roots without an exit (NAV0619,
  /// NAV0620). `everyCode` contains these.
  var codes: [Int] { everyCode.filter { ![617, 619, 620].contains($0) } }

  /// The complete text of the diagnostics, for failure messages.
  var report: String {
    let lines = LineTable(of: source)
    var result = ""
    for diagnostic in diagnostics {
      let at = lines.position(at: diagnostic.primary.range.start)
      result += "\(at.line):\(at.column): \(diagnostic.severity) \(diagnostic.code): \(diagnostic.message) [\(diagnostic.primary.text)]\n"
      for label in diagnostic.secondary { result += "    \(lines.position(at: label.range.start).line): \(label.text)\n" }
      for note in diagnostic.notes { result += "    = \(note)\n" }
      for help in diagnostic.help { result += "    = help: \(help)\n" }
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

/// Expects exactly these codes in this order, and well-formed diagnostics.
func expect(_ codes: [Int], in text: String, at location: SourceLocation = #_sourceLocation) {
  let checked = CheckedText(text)
  #expect(checked.codes == codes, "\(checked.report)", sourceLocation: location)
  for diagnostic in checked.diagnostics { expectWhole(diagnostic, checked.source, at: location) }
}

/// Expects that ranges are inside the file, that texts aren't empty and have one line, and that fixes have edits.
func expectWhole(_ diagnostic: Diagnostic, _ source: SourceFile, at location: SourceLocation = #_sourceLocation) {
  #expect(!diagnostic.message.isEmpty && !diagnostic.message.contains("\n") && !diagnostic.message.hasSuffix("."), sourceLocation: location)
  #expect(Int(diagnostic.primary.range.end) <= source.bytes.count, sourceLocation: location)
  for label in diagnostic.secondary { #expect(Int(label.range.end) <= source.bytes.count && !label.text.isEmpty, sourceLocation: location) }
  for text in diagnostic.notes + diagnostic.help { #expect(!text.isEmpty && !text.contains("\n"), sourceLocation: location) }
  for fix in diagnostic.fixes { #expect(!fix.edits.isEmpty && !fix.title.isEmpty, sourceLocation: location) }
}
