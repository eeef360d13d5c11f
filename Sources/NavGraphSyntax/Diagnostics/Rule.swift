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
