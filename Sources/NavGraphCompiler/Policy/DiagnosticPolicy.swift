import NavGraphSyntax

/// The policy that decides which diagnostics are reported, and with which severity. No other code decides that.
///
/// A diagnostic is suppressed if the source allows it or the baseline contains it. The command line can change the severity of the others.
/// The format limits how many of a kind are shown: `Report.capped`.
package struct DiagnosticPolicy: Sendable {
  /// The rules about suppressions.
  package static let rules: [Rule] = [.unusedAllowance, .unknownAllowance, .staleBaseline]

  package let severities: SeverityOverrides
  package let baseline: Baseline?
  /// Whether the identities of diagnostics are computed, which requires the trees.
  package let wantsIdentities: Bool

  /// Creates a policy. By default, diagnostics have the severities of their rules, and there is no baseline.
  package init(severities: SeverityOverrides = SeverityOverrides(), baseline: Baseline? = nil, wantsIdentities: Bool = false) {
    (self.severities, self.baseline) = (severities, baseline)
    self.wantsIdentities = wantsIdentities || baseline != nil
  }

  /// Returns a report on some programs, each with the indices of its files in `files`.
  ///
  /// `trees` are those of `files`. They may be empty if identities aren't computed.
  package func report(on programs: [(checked: CheckedProgram, files: [Int])], files: [SourceFile], trees: [SyntaxTree] = []) -> Report {
    var reported: [Diagnostic] = []
    var suppressed: [Suppressed] = []
    var named: [Diagnostic: DiagnosticIdentity] = [:]
    var identities = DiagnosticIdentities(in: trees)
    var known = baseline.map { BaselineMatcher(of: $0, in: files) }
    for (diagnostic, allowance) in joined(programs) {
      let identity = wantsIdentities ? identities.identity(of: diagnostic) : nil
      let weighed = allowance == nil ? weighed(diagnostic) : diagnostic
      if let identity { named[weighed] = identity }
      if let allowance {
        suppressed.append(Suppressed(diagnostic, by: allowance))
      } else if let identity, known?.holds(diagnostic, as: identity) == true {
        suppressed.append(Suppressed(weighed, by: .baseline))
      } else if weighed.severity > .off {
        reported.append(weighed)
      }
    }
    let stale = (known?.stale(under: severities.optional, in: FileID(files.count)) ?? []).map(weighed).filter { $0.severity > .off }
    // The index of the baseline follows those of the files, so its diagnostics are last.
    return Report(
      diagnostics: reported + stale, files: files + (stale.isEmpty ? [] : baseline.map { [$0.source] } ?? []), suppressed: suppressed,
      identities: named)
  }

  /// Returns a diagnostic with the severity that the command line gives it.
  package func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = severities.severity(of: diagnostic.code, default: diagnostic.severity)
    return diagnostic
  }

  /// Returns the diagnostics of all programs in reading order, with the file indices of the run and the allowances that cover them.
  private func joined(_ programs: [(checked: CheckedProgram, files: [Int])]) -> [Allowances.Applied] {
    var all: [Allowances.Applied] = []
    for (checked, files) in programs {
      let own = Allowances.applied(to: checked)
      all += programs.count == 1 ? own : own.map { (diagnostic: $0.diagnostic.renumbered(to: files), allowance: $0.allowance) }
    }
    all.sort { Diagnostic.precedes($0.diagnostic, $1.diagnostic) }
    // A file that two programs import is checked twice, so its errors are duplicates. They are hashed only if necessary, because a hostile
    // file can have a diagnostic on each line.
    guard zip(all, all.dropFirst()).contains(where: { $0.diagnostic == $1.diagnostic }) || programs.count > 1 else { return all }
    var seen: Set<Diagnostic> = []
    return all.filter { seen.insert($0.diagnostic).inserted }
  }
}

extension Code {
  /// Returns whether nothing can be generated from a program with a diagnostic of this code and severity. Such a diagnostic can't be
  /// lowered, allowed in the source, or kept in a baseline.
  package func breaksGraph(as severity: Severity) -> Bool { breaksGraph && severity == .error }
}

extension Diagnostic {
  package var breaksGraph: Bool { code.breaksGraph(as: severity) }
}
