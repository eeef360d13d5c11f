import NavGraphSyntax

/// A program of the tests: its files, and what is wrong with it.
struct Program {
  let files: [(id: FileID, source: SourceFile)]
  let findings: [Diagnostic]

  init(_ files: [(name: String, text: String)]) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    self.files = files.enumerated().map { (FileID($0.offset), SourceFile(path: $0.element.name, text: $0.element.text)) }
    for file in self.files { _ = parse(file.source, file: file.id, names: &names, diagnostics: &diagnostics) }
    findings = diagnostics.filter { $0.severity != .off }.sorted(by: Diagnostic.precedes)
  }

  /// The findings as a person reads them.
  var report: String {
    findings.map { finding in
      let file = files.first { $0.id == finding.primary.range.file }
      let position = file.map { LineTable($0.source).position(at: finding.primary.range.start) }
      return "\(file?.source.path ?? "?"):\(position?.line ?? 0):\(position?.column ?? 0): \(finding.code) \(finding.message)"
        + ([finding.primary.text] + finding.notes + finding.help).filter { !$0.isEmpty }.map { "\n    " + $0 }.joined()
    }.joined(separator: "\n")
  }
}
