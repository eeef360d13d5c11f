/// The description of one kind of diagnostic: the source of its messages, of `explain`, and of the reference page.
///
/// Each rule has its own file, which also contains the function that returns its message. A test compiles both examples: the failing one
/// must cause exactly this code, and the corrected one no diagnostic.
package struct Rule: Sendable {
  package let code: Code
  package let severity: Severity
  /// One line, without a period: "an unreachable screen".
  package let summary: String
  /// A few sentences on why the diagnostic matters and how to resolve it.
  package let rationale: String
  package let failing: String
  package let corrected: String

  package init(number: UInt16, severity: Severity, summary: String, rationale: String, failing: String, corrected: String) {
    code = Code(number)
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.failing = failing
    self.corrected = corrected
  }
}

/// The rules that are off by default and that the command line turns on.
///
/// A check calls `runs` before it does any work, so that a rule that is off costs nothing. Diagnostics of these rules have the severity
/// `off`. The command line sets their severity.
package struct OptionalRules: Sendable {
  private let codes: Set<Code>

  /// The default: only rules that are on by default.
  package static let none = OptionalRules([])

  package init(_ codes: Set<Code>) { self.codes = codes }

  package func runs(_ rule: Rule) -> Bool { rule.severity > .off || codes.contains(rule.code) }
}
