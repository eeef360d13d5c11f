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
