import NavGraphSyntax

/// Decides which findings are reported, and with which severity. Nothing else does.
///
/// A finding is suppressed if the source allows it or the baseline contains it. The command line can change the severity of the others.
/// The format limits how many of a kind are shown: `Report.capped`.
package struct Judgement: Sendable {
  /// The rules about what suppresses findings.
  package static let rules: [Rule] = [.unusedAllowance, .unknownAllowance, .staleBaseline]

  package let severities: Severities
  package let baseline: Baseline?
  /// Whether findings are told apart by more than their place. For that, the trees are needed.
  package let wantsIdentities: Bool

  /// Without arguments, findings have the severities of their rules, and no baseline is used.
  package init(severities: Severities = Severities(), baseline: Baseline? = nil, wantsIdentities: Bool = false) {
    (self.severities, self.baseline) = (severities, baseline)
    self.wantsIdentities = wantsIdentities || baseline != nil
  }

  /// Judges the findings of some programs, each given with the numbers that its files have among `files`.
  ///
  /// `trees` are those of `files`; they may be left out if nothing wants identities.
  package func report(on programs: [(checked: Checked, files: [Int])], files: [SourceFile], trees: [SyntaxTree] = []) -> Report {
    var reported: [Diagnostic] = []
    var suppressed: [Suppressed] = []
    var named: [Diagnostic: FindingIdentity] = [:]
    var identities = FindingIdentities(trees)
    var known = baseline.map { KnownFindings($0, files) }
    for (finding, allowance) in joined(programs) {
      let identity = wantsIdentities ? identities.identity(of: finding) : nil
      let weighed = allowance == nil ? weighed(finding) : finding
      if let identity { named[weighed] = identity }
      if let allowance {
        suppressed.append(Suppressed(finding, allowance))
      } else if let identity, known?.holds(finding, identity) == true {
        suppressed.append(Suppressed(weighed, .baseline))
      } else if weighed.severity > .off {
        reported.append(weighed)
      }
    }
    let stale = (known?.stale(severities.optional, in: FileID(files.count)) ?? []).map(weighed).filter { $0.severity > .off }
    // The number of the baseline follows those of the files, so its findings are last.
    return Report(
      reported + stale, files: files + (stale.isEmpty ? [] : baseline.map { [$0.source] } ?? []), suppressed: suppressed, identities: named)
  }

  /// Returns a finding with the severity that the command line gives it.
  package func weighed(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.severity = severities.severity(finding.code, finding.severity)
    return finding
  }

  /// The findings of all programs in reading order, with the file numbers of the whole run and the allowances that cover them.
  private func joined(_ programs: [(checked: Checked, files: [Int])]) -> [Allowances.Applied] {
    var all: [Allowances.Applied] = []
    for (checked, files) in programs {
      let own = Allowances.applied(to: checked)
      all += programs.count == 1 ? own : own.map { (finding: $0.finding.renumbered(files), allowance: $0.allowance) }
    }
    all.sort { Diagnostic.precedes($0.finding, $1.finding) }
    // A file that two programs import is read by both, and its own mistakes are found twice. A hostile file has a finding for each of its
    // lines, so these aren't hashed without need.
    guard zip(all, all.dropFirst()).contains(where: { $0.finding == $1.finding }) || programs.count > 1 else { return all }
    var seen: Set<Diagnostic> = []
    return all.filter { seen.insert($0.finding).inserted }
  }
}

extension Code {
  /// Returns whether nothing can be generated from a program with a finding of this code and severity. So it can't be lowered, allowed in the
  /// source, or kept in a baseline.
  package func breaksGraph(as severity: Severity) -> Bool { breaksGraph && severity == .error }
}

extension Diagnostic {
  package var breaksGraph: Bool { code.breaksGraph(as: severity) }
}
