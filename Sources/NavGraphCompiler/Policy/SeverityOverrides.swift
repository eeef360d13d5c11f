import NavGraphSyntax

/// The severities that the command line gives to diagnostics.
///
/// The most specific option wins: a code before its family, a family before `warnings`. Among equals, the last wins. Errors of the
/// families 01 to 04 and NAV0504 stay errors, because nothing can be generated from such a program.
package struct SeverityOverrides: Sendable {
  package var codes: [Code: Severity] = [:]
  package var families: [Int: Severity] = [:]
  package var warnings: Severity?

  /// Creates severities that don't change those of the rules.
  package init() {}

  /// Returns the severity of a diagnostic whose rule has the severity `severity`.
  package func severity(of code: Code, default severity: Severity) -> Severity {
    if code.breaksGraph(as: severity) { return severity }
    return codes[code] ?? families[code.family] ?? (severity == .warning ? warnings : nil) ?? severity
  }

  /// The rules that are off by default and that the command line turns on.
  package var optional: OptionalRules {
    // A fast path: most runs have no such options.
    if codes.isEmpty && families.isEmpty { return .none }
    return OptionalRules(Set(Compiler.rules.filter { $0.severity == .off && severity(of: $0.code, default: .off) > .off }.map(\.code)))
  }
}

/// A family of diagnostics, as a command line names it: `NAV06`, `06`.
package struct Family {
  package let number: Int
  package let rules: [Rule]

  package init?(named word: String) {
    let digits = word.lowercased().hasPrefix("nav") ? String(word.dropFirst(3)) : word
    guard digits.utf8.count == 2, let number = Int(digits) else { return nil }
    let rules = Compiler.rules.filter { $0.code.family == number }
    guard !rules.isEmpty else { return nil }
    (self.number, self.rules) = (number, rules)
  }
}
