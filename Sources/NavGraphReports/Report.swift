import NavGraphSyntax

/// The findings of one run and the files they speak of: what every printer takes.
///
/// The lines of a file are counted once, and only if a finding points into it.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// In the order in which they are printed; those switched off are gone.
  package let findings: [Diagnostic]
  /// Findings that are true and known; formats that have a place for them name them.
  package let suppressed: [Suppressed]
  /// What tells a finding apart from others wherever its line moves.
  package let identities: [Diagnostic: String]
  private let lineTables: [LineTable?]
  /// How many findings there are of each severity, those that a cap has taken out among them.
  private let counts: [Severity: Int]

  package init(
    _ diagnostics: [Diagnostic], files: [SourceFile], suppressed: [Suppressed] = [], identities: [Diagnostic: String] = [:],
    counts: [Severity: Int]? = nil
  ) {
    self.files = files
    self.suppressed = suppressed.sorted { Diagnostic.precedes($0.finding, $1.finding) }
    self.identities = identities
    findings = diagnostics.filter { $0.severity != .off }.sorted(by: Diagnostic.precedes)
    self.counts = counts ?? findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    var tables: [LineTable?] = Array(repeating: nil, count: files.count)
    var missing = files.count
    for finding in [findings, self.suppressed.map(\.finding)].joined() {
      if missing == 0 { break }
      for index in finding.ranges.map({ Int($0.file.index) }) where files.indices.contains(index) && tables[index] == nil {
        tables[index] = LineTable(files[index])
        missing -= 1
      }
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

  /// `Shop.navgraph:41:27`: where a finding is, with the path as `spelling` writes it.
  package func place(of finding: Diagnostic, _ spelling: (String) -> String = { $0 }) -> String {
    let range = finding.primary.range
    let position = lines(range.file).position(at: range.start)
    return "\(spelling(file(range.file).path)):\(position.line):\(position.column)"
  }

  /// How many findings have that severity.
  package func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  package var hasErrors: Bool { count(.error) > 0 }

  /// How many findings stand in the baseline.
  package var knownCount: Int { suppressed.reduce(0) { $0 + ($1.origin == .baseline ? 1 : 0) } }

  /// "2 errors, 1 warning in 3 files": what a run has found, in one line.
  package var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, noun in
      let count = count(severity)
      return count == 0 ? nil : count.of(noun)
    }
    return (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + " in " + files.count.of("file")
      + (knownCount == 0 ? "" : "; " + known)
  }

  /// "3 more are known from the baseline"
  package var known: String { "\(knownCount) more \(knownCount == 1 ? "is" : "are") known from the baseline" }

  /// The report with its first findings only.
  package func first(_ count: Int) -> Report {
    Report(Array(findings.prefix(count)), files: files, suppressed: suppressed, identities: identities)
  }

  /// The report with no more than `most` findings of one code in one file, the first; where there are more, a note says how many. What is
  /// counted stays what it was.
  package func capped(_ most: Int) -> Report {
    struct Kind: Hashable {
      let code: Code
      let file: FileID
    }
    guard findings.count > most else { return self }
    var seen: [Kind: Int] = [:]
    var shown: [Diagnostic] = []
    var firstHidden: [Diagnostic] = []
    for finding in findings {
      let kind = Kind(code: finding.code, file: finding.primary.range.file)
      let number = seen[kind, default: 0] + 1
      seen[kind] = number
      if number <= most { shown.append(finding) } else if number == most + 1 { firstHidden.append(finding) }
    }
    guard !firstHidden.isEmpty else { return self }
    for finding in firstHidden {
      let more = seen[Kind(code: finding.code, file: finding.primary.range.file), default: most] - most
      shown.append(.more(more, like: finding))
    }
    return Report(shown, files: files, suppressed: suppressed, identities: identities, counts: counts)
  }

  /// The report with more findings in it.
  package func adding(_ more: [Diagnostic]) -> Report {
    more.isEmpty ? self : Report(findings + more, files: files, suppressed: suppressed, identities: identities)
  }
}

extension Diagnostic {
  /// Every other place that the finding speaks of, for programs.
  var related: [Label] { secondary + further }

  /// Every place that the finding points at, the primary one first.
  var ranges: [SourceRange] {
    [primary.range] + related.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }
}

extension Diagnostic {
  /// Stands in a capped report for the findings that are not shown, where the first of them is.
  fileprivate static func more(_ count: Int, like finding: Diagnostic) -> Diagnostic {
    var note = finding
    note.severity = .note
    note.message = "\(count) more of \(finding.code) in this file \(count == 1 ? "is" : "are") not shown"
    note.primary.text = "the next is here"
    (note.secondary, note.further, note.notes, note.help, note.fixes) = ([], [], [], [], [])
    return note
  }
}
