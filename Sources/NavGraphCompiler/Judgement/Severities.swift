import NavGraphSyntax

/// The severities that the command line gives to findings.
///
/// The more precise option wins: a code before its family, a family before `warnings`; of equally precise ones, the later. Errors of the
/// families 01 to 04 and NAV0504 stay errors, since nothing can be generated from such a program.
package struct Severities: Sendable {
  package var codes: [Code: Severity] = [:]
  package var families: [Int: Severity] = [:]
  package var warnings: Severity?

  /// What the rules say.
  package init() {}

  /// The severity of a finding whose rule says `severity`.
  package func severity(_ code: Code, _ severity: Severity) -> Severity {
    if code.breaksGraph(as: severity) { return severity }
    return codes[code] ?? families[code.family] ?? (severity == .warning ? warnings : nil) ?? severity
  }

  /// Of the rules that are off by default, those that the command line asks for.
  package var optional: OptionalRules {
    // Most runs ask for nothing, and need not go through all the rules for that.
    if codes.isEmpty && families.isEmpty { return .none }
    return OptionalRules(Set(Compiler.rules.filter { $0.severity == .off && severity($0.code, .off) > .off }.map(\.code)))
  }
}

/// A family of findings, as a command line names it: `NAV06`, `06`.
package struct Family {
  package let number: Int
  package let rules: [Rule]

  package init?(_ word: String) {
    let digits = word.lowercased().hasPrefix("nav") ? String(word.dropFirst(3)) : word
    guard digits.utf8.count == 2, let number = Int(digits) else { return nil }
    let rules = Compiler.rules.filter { $0.code.family == number }
    guard !rules.isEmpty else { return nil }
    (self.number, self.rules) = (number, rules)
  }
}
