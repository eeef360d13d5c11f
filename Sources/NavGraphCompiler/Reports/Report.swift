import NavGraphSyntax

/// The findings of one run and the files they speak of: what every printer takes.
///
/// The lines of a file are counted once, and only if a finding points into it.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// In the order in which they are printed.
  package let findings: [Diagnostic]
  /// Findings that are true and known; formats that have a place for them name them.
  package let suppressed: [Suppressed]
  /// What tells a finding apart from others wherever its line moves.
  package let identities: [Diagnostic: FindingIdentity]
  private let lineTables: [LineTable?]
  /// How many findings there are of each severity, those that a cap has taken out among them.
  private let counts: [Severity: Int]

  /// Takes findings in the order of `Diagnostic.precedes`, none of them off.
  package init(
    _ findings: [Diagnostic], files: [SourceFile], suppressed: [Suppressed] = [], identities: [Diagnostic: FindingIdentity] = [:],
    counts: [Severity: Int]? = nil
  ) {
    (self.findings, self.files, self.suppressed, self.identities) = (findings, files, suppressed, identities)
    self.counts = counts ?? findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    var tables: [LineTable?] = Array(repeating: nil, count: files.count)
    var missing = files.count
    for finding in [findings, suppressed.map(\.finding)].joined() {
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
    return (counts.isEmpty ? "no diagnostics" : counts.joined(separator: ", ")) + " in " + files.count.of("file")
      + (knownCount == 0 ? "" : "; " + known)
  }

  /// "3 more are in the baseline"
  package var known: String { "\(knownCount) more \(knownCount == 1 ? "is" : "are") in the baseline" }

  /// The report with its first findings only. What is counted stays what it was.
  package func first(_ count: Int) -> Report { showing(Array(findings.prefix(count))) }

  /// The report with no more than `most` findings of one code in one file, the first; where there are more, a note says how many. What is
  /// counted stays what it was.
  package func capped(_ most: Int) -> Report {
    struct Kind: Hashable {
      let code: Code
      let file: FileID
    }
    func kind(_ finding: Diagnostic) -> Kind { Kind(code: finding.code, file: finding.primary.range.file) }
    guard findings.count > most else { return self }
    let totals = findings.reduce(into: [:]) { $0[kind($1), default: 0] += 1 }
    var seen: [Kind: Int] = [:]
    return showing(
      findings.compactMap { finding in
        let number = seen[kind(finding), default: 0] + 1
        seen[kind(finding)] = number
        if number <= most { return finding }
        return number == most + 1 ? .more((totals[kind(finding)] ?? number) - most, like: finding) : nil
      })
  }

  private func showing(_ shown: [Diagnostic]) -> Report {
    Report(shown, files: files, suppressed: suppressed, identities: identities, counts: counts)
  }

  /// The report with more findings in it.
  package func adding(_ more: [Diagnostic]) -> Report {
    more.isEmpty
      ? self
      : Report((findings + more).sorted(by: Diagnostic.precedes), files: files, suppressed: suppressed, identities: identities)
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
