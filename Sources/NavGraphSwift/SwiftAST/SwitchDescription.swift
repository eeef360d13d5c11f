/// A `switch` statement.
///
/// For example: `switch root { case .main: return ... }`
package struct SwitchDescription: Hashable, Sendable {
  package var subject: String
  package var cases: [SwitchCaseDescription]

  package init(over subject: String, cases: [SwitchCaseDescription]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A case of a `switch`. Without patterns, it is `default`.
///
/// For example: `case .chat(let id, _): return [.unlocked(chat: id)]`
package struct SwitchCaseDescription: Hashable, Sendable {
  package var patterns: [String]
  package var body: [Statement]

  package init(patterns: [String], body: [Statement]) {
    self.patterns = patterns
    self.body = body
  }
}
