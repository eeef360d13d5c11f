import NavGraphSyntax

/// The findings of one run and the files they speak of: what every printer takes.
///
/// The lines of a file are counted once, and only if a finding points into it.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// In the order in which they are printed; those switched off are gone.
  package let findings: [Diagnostic]
  private let lineTables: [LineTable?]

  package init(_ diagnostics: [Diagnostic], files: [SourceFile]) {
    self.files = files
    findings = diagnostics.filter { $0.severity != .off }.sorted(by: Diagnostic.precedes)
    var tables: [LineTable?] = Array(repeating: nil, count: files.count)
    for range in findings.lazy.flatMap(\.ranges) {
      let index = Int(range.file.index)
      if files.indices.contains(index), tables[index] == nil { tables[index] = LineTable(files[index]) }
    }
    lineTables = tables
  }

  /// The file that `id` names; an empty one without a name if there is none.
  package func file(_ id: FileID) -> SourceFile {
    files.indices.contains(Int(id.index)) ? files[Int(id.index)] : SourceFile(path: "", bytes: [])
  }

  /// The lines of the file that `id` names.
  package func lines(_ id: FileID) -> LineTable {
    guard lineTables.indices.contains(Int(id.index)), let table = lineTables[Int(id.index)] else { return LineTable(file(id)) }
    return table
  }

  /// `Shop.navgraph:41:27`: where a finding is.
  package func place(of finding: Diagnostic) -> String {
    let range = finding.primary.range
    let position = lines(range.file).position(at: range.start)
    return "\(file(range.file).path):\(position.line):\(position.column)"
  }

  /// How many findings have that severity.
  package func count(_ severity: Severity) -> Int { findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// "2 errors, 1 warning in 3 files": what a run has found, in one line.
  package var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, noun in
      let count = count(severity)
      return count == 0 ? nil : Report.counted(count, noun)
    }
    return (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + " in " + Report.counted(files.count, "file")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension Diagnostic {
  /// Every place that the finding points at, the primary one first.
  var ranges: [SourceRange] {
    [primary.range] + secondary.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }
}
