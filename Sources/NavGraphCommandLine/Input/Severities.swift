import NavGraphCompiler
import NavGraphSyntax

/// How the command line weighs findings: `--deny`, `--warn`, `--allow`.
///
/// The more precise wins: a code before its family, a family before `warnings`; of equally precise ones, the later. Errors of the families
/// 01 to 04 and NAV0504 stay errors, since nothing can be generated from such a program.
package struct Severities {
  private var codes: [Code: Severity] = [:]
  private var families: [Int: Severity] = [:]
  private var warnings: Severity?

  /// What the rules say.
  package init() {}

  /// The options in the order of the command line.
  init(_ options: [(name: OptionName, value: String)]) throws(Failure) {
    for (option, value) in options {
      let severity: Severity = option == .deny ? .error : option == .warn ? .warning : .off
      for word in value.split(separator: ",") { try add(String(word), severity, option) }
    }
  }

  private mutating func add(_ word: String, _ severity: Severity, _ option: OptionName) throws(Failure) {
    if word == "warnings" {
      warnings = severity
      return
    }
    let named: [Rule]
    if let family = Family(word) {
      families[family.number] = severity
      named = family.rules
    } else {
      named = Code(word).map { code in Compiler.rules.filter { $0.code == code } } ?? []
      if let rule = named.first { codes[rule.code] = severity }
    }
    guard !named.isEmpty else {
      throw .usage("\(option): there is no finding \(word)", help: Compiler.suggestion(for: word))
    }
    if severity < .error, named.allSatisfy(Severities.isFixed) {
      throw .usage(
        "\(option) \(word): errors of the families 01 to 04 and NAV0504 can't be lowered",
        help: "nothing could be generated from such a program")
    }
  }

  private static func isFixed(_ rule: Rule) -> Bool { isFixed(rule.code, rule.severity) }
  private static func isFixed(_ code: Code, _ severity: Severity) -> Bool { code.breaksGraph && severity == .error }

  /// The severity of a finding whose rule says `severity`.
  package func severity(_ code: Code, _ severity: Severity) -> Severity {
    if Severities.isFixed(code, severity) { return severity }
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
