/// Which of the rules run that are off unless someone asks for them.
///
/// A check asks `runs` before it looks at anything, so that a rule that is off costs nothing. Its findings carry the severity `off` of
/// their rule; whoever asked for them says what they weigh.
package struct OptionalRules: Sendable {
  private let codes: Set<Code>

  /// Only what is on by default.
  package static let none = OptionalRules([])

  package init(_ codes: Set<Code>) { self.codes = codes }

  package func runs(_ rule: Rule) -> Bool { rule.severity > .off || codes.contains(rule.code) }
}
