import NavGraphCompiler

/// The options for the readable folder, the severities of diagnostics, and the baseline.
package struct PolicyOptions {
  package let root: String?
  package let severities: SeverityOverrides
  package let baseline: String?

  package init(from options: inout OptionReader) {
    root = options.root()
    let weights = options.ordered(
      [
        (.deny, "Report a diagnostic as an error: NAV0601, a family such as NAV06, or `warnings`."),
        (.warn, "Report a diagnostic as a warning. Turns on rules that are off."), (.allow, "Don't report a diagnostic."),
      ], placeholder: "CODE")
    severities = options.attempt { () throws(Failure) in try SeverityOverrides(weights: weights) } ?? SeverityOverrides()
    baseline = options.text(.baseline, placeholder: "FILE", help: "Don't report the diagnostics that are listed in FILE.")
  }

  /// Returns the policy for diagnostics, after reading the baseline if there is one.
  package func policy(for format: ReportFormat? = nil, newBaseline: String? = nil) throws(Failure) -> DiagnosticPolicy {
    let known: Baseline? = if let baseline { try Baseline(readingFrom: baseline) } else { nil }
    return DiagnosticPolicy(severities: severities, baseline: known, wantsIdentities: newBaseline != nil || format == .sarif)
  }
}
