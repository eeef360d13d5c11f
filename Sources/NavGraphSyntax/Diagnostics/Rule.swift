/// What is known about one kind of finding: the record behind its messages, `explain` and the reference page.
///
/// A rule lives in a file of its own, together with the function that words its message.
/// A test compiles both examples: the failing one gives exactly this code, the corrected one nothing.
package struct Rule: Sendable {
  package let code: Code
  package let severity: Severity
  /// One line, without a full stop: "an unreachable screen".
  package let summary: String
  /// Why it matters and what to do, a few sentences.
  package let rationale: String
  package let failing: String
  package let corrected: String

  package init(_ number: UInt16, _ severity: Severity, summary: String, rationale: String, failing: String, corrected: String) {
    code = Code(number)
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.failing = failing
    self.corrected = corrected
  }
}
