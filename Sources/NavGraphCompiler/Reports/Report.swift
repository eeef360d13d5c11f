import NavGraphSyntax

/// The diagnostics of one run and their files, which all report formats print.
///
/// The lines of a file are counted once, and only if a diagnostic refers to it.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// The diagnostics in the order in which they are printed.
  package let diagnostics: [Diagnostic]
  /// Suppressed diagnostics, which some formats contain.
  package let suppressed: [Suppressed]
  /// The identities of diagnostics, which don't change if lines move.
  package let identities: [Diagnostic: DiagnosticIdentity]
  private let lineTables: [LineTable?]
  /// The number of diagnostics of each severity, including those that a limit removed.
  private let counts: [Severity: Int]

  /// Creates a report. `findings` must be sorted by `Diagnostic.precedes`, without severities `off`.
  package init(
    diagnostics: [Diagnostic], files: [SourceFile], suppressed: [Suppressed] = [], identities: [Diagnostic: DiagnosticIdentity] = [:],
    counts: [Severity: Int]? = nil
  ) {
    (self.diagnostics, self.files, self.suppressed, self.identities) = (diagnostics, files, suppressed, identities)
    self.counts = counts ?? diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    var tables: [LineTable?] = Array(repeating: nil, count: files.count)
    var missing = files.count
    for diagnostic in [diagnostics, suppressed.map(\.diagnostic)].joined() {
      if missing == 0 { break }
      for index in diagnostic.ranges.map({ Int($0.file.index) }) where files.indices.contains(index) && tables[index] == nil {
        tables[index] = LineTable(of: files[index])
        missing -= 1
      }
    }
    lineTables = tables
  }

  /// Returns the file with the given ID, or an empty file without a name if there is none.
  package func file(for id: FileID) -> SourceFile {
    files.indices.contains(Int(id.index)) ? files[Int(id.index)] : SourceFile(path: "", bytes: [])
  }

  /// Returns the lines of the file with the given ID.
  package func lines(of id: FileID) -> LineTable {
    guard lineTables.indices.contains(Int(id.index)), let table = lineTables[Int(id.index)] else { return LineTable(of: file(for: id)) }
    return table
  }

  /// Returns the location of a diagnostic, such as `Shop.navgraph:41:27`. `spelling` converts the path.
  package func place(of diagnostic: Diagnostic, spelling: (String) -> String = { $0 }) -> String {
    let range = diagnostic.primary.range
    let position = lines(of: range.file).position(at: range.start)
    return "\(spelling(file(for: range.file).path)):\(position.line):\(position.column)"
  }

  /// Returns the number of diagnostics of a severity.
  package func count(of severity: Severity) -> Int { counts[severity] ?? 0 }

  package var hasErrors: Bool { count(of: .error) > 0 }

  package var knownCount: Int { suppressed.reduce(0) { $0 + ($1.origin == .baseline ? 1 : 0) } }

  /// A one-line summary, such as "2 errors, 1 warning in 3 files".
  package var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, noun in
      let count = count(of: severity)
      return count == 0 ? nil : count.of(noun)
    }
    return (counts.isEmpty ? "no diagnostics" : counts.joined(separator: ", ")) + " in " + files.count.of("file")
      + (knownCount == 0 ? "" : "; " + known)
  }

  /// A note such as "3 more are in the baseline".
  package var known: String { "\(knownCount) more \(knownCount == 1 ? "is" : "are") in the baseline" }

  /// Returns a report with only the first diagnostics. The counts don't change.
  package func first(_ count: Int) -> Report { showing(Array(diagnostics.prefix(count))) }

  /// Returns a report with at most `most` diagnostics of each code in each file, and a note with the number of further ones. The counts
  /// don't change.
  package func capped(at most: Int) -> Report {
    struct Kind: Hashable {
      let code: Code
      let file: FileID
    }
    func kind(of diagnostic: Diagnostic) -> Kind { Kind(code: diagnostic.code, file: diagnostic.primary.range.file) }
    guard diagnostics.count > most else { return self }
    let totals = diagnostics.reduce(into: [:]) { $0[kind(of: $1), default: 0] += 1 }
    var seen: [Kind: Int] = [:]
    return showing(
      diagnostics.compactMap { diagnostic in
        let number = seen[kind(of: diagnostic), default: 0] + 1
        seen[kind(of: diagnostic)] = number
        if number <= most { return diagnostic }
        return number == most + 1 ? .more((totals[kind(of: diagnostic)] ?? number) - most, like: diagnostic) : nil
      })
  }

  private func showing(_ shown: [Diagnostic]) -> Report {
    Report(diagnostics: shown, files: files, suppressed: suppressed, identities: identities, counts: counts)
  }

  /// Returns a report with additional diagnostics.
  package func adding(_ more: [Diagnostic]) -> Report {
    more.isEmpty
      ? self
      : Report(
        diagnostics: (diagnostics + more).sorted(by: Diagnostic.precedes), files: files, suppressed: suppressed, identities: identities)
  }
}

extension Diagnostic {
  /// The labels at other places, for machine-readable reports.
  var related: [Label] { secondary + further }

  /// All ranges that the diagnostic refers to, the primary one first.
  var ranges: [SourceRange] {
    [primary.range] + related.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }
}

extension Diagnostic {
  /// Returns the note that replaces further diagnostics in a capped report, at the location of the first of them.
  fileprivate static func more(_ count: Int, like diagnostic: Diagnostic) -> Diagnostic {
    var note = diagnostic
    note.severity = .note
    note.message =
      "\(count) more \(diagnostic.code) \(count == 1 ? "diagnostic in this file isn't" : "diagnostics in this file aren't") shown"
    note.primary.text = "the next one is here"
    (note.secondary, note.further, note.notes, note.help, note.fixes) = ([], [], [], [], [])
    return note
  }
}
