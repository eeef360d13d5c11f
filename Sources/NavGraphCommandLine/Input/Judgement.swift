import NavGraphChecks
import NavGraphCompiler
import NavGraphReports
import NavGraphSyntax

/// How a command line judges what was found: what may be read, what weighs how much, and what is known already.
package struct Judgement {
  /// The folder that no file may lie outside of, if one is given.
  package let root: String?
  package let severities: Severities
  package let baseline: Baseline?
  /// Whether each reported finding is to be told apart from others by more than its place.
  package let wantsIdentities: Bool

  /// Reads the baseline, if there is one. Findings are identified for a new one, and for formats that have identities.
  package init(_ options: JudgementOptions, for format: ReportFormat? = nil, newBaseline: String? = nil) throws(Failure) {
    (root, severities) = (options.root, options.severities)
    if let path = options.baseline { baseline = try Baseline(path) } else { baseline = nil }
    wantsIdentities = baseline != nil || newBaseline != nil || format == .sarif
  }

  /// For what is only read: rules weigh what they weigh, and nothing is known.
  package init(root: String?) {
    self.root = root
    severities = Severities()
    baseline = nil
    wantsIdentities = false
  }

  /// What is left of `found` to be reported, what is known, and what the baseline no longer needs to hold.
  package func judge(_ found: [Diagnostic], _ trees: [SyntaxTree], allowed: [Suppressed]) -> Verdict {
    var verdict = Verdict()
    if wantsIdentities {
      var identities = FindingIdentities(trees)
      for finding in (found + allowed.map(\.finding)).sorted(by: Diagnostic.precedes) {
        verdict.identities[finding] = identities.identity(of: finding)
      }
    }
    verdict.suppressed = allowed
    let known = baseline.map { Dictionary($0.entries.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min) } ?? [:]
    var isMet = [Bool](repeating: false, count: baseline?.entries.count ?? 0)
    var isBlurred = false
    for var finding in found {
      let isKnowable = isSuppressible(finding)
      isBlurred = isBlurred || !isKnowable
      let identity = verdict.identities[finding]
      let entry = identity.map { Baseline.Entry(file: ExactText(name(of: finding, trees)), identity: $0) }
      finding.severity = severities.severity(finding.code, finding.severity)
      if let identity { verdict.identities[finding] = identity }
      if isKnowable, let entry, let index = known[entry] {
        isMet[index] = true
        verdict.suppressed.append(Suppressed(finding, .baseline))
      } else {
        verdict.reported.append(finding)
      }
    }
    if let baseline, !isBlurred { verdict.stale = stale(baseline, isMet, trees) }
    return verdict
  }

  private func name(of finding: Diagnostic, _ trees: [SyntaxTree]) -> String {
    let index = Int(finding.primary.range.file.index)
    guard let baseline, trees.indices.contains(index) else { return "" }
    return Baseline.name(of: trees[index].source.path, in: baseline.path)
  }

  /// The entries that nothing met: of files that were read, or that are gone. Rules that did not run may still have something to say.
  private func stale(_ baseline: Baseline, _ isMet: [Bool], _ trees: [SyntaxTree]) -> [Int] {
    let read = Set(trees.map { ExactText(Baseline.name(of: $0.source.path, in: baseline.path)) })
    let optional = severities.optional
    let idle = Set(Compiler.rules.filter { !optional.runs($0) }.map(\.code))
    return baseline.entries.indices.filter { index in
      let entry = baseline.entries[index]
      if isMet[index] || idle.contains(entry.identity.code) { return false }
      return read.contains(entry.file) || !baseline.isThere(entry.file.text)
    }
  }
}

/// What a run says, and what it keeps to itself.
package struct Verdict {
  /// In reading order, with the severity that the command line gives them.
  package var reported: [Diagnostic] = []
  package var suppressed: [Suppressed] = []
  package var identities: [Diagnostic: FindingIdentity] = [:]
  /// Numbers of entries of the baseline.
  package var stale: [Int] = []
}
