import NavGraphCompiler
import NavGraphSyntax

/// How the command line weighs findings: `--deny`, `--warn`, `--allow`, the most precise first.
struct Severities {
  private var codes: [Code: Severity] = [:]
  private var families: [Int: Severity] = [:]
  private var deniesWarnings = false

  init(_ arguments: Arguments) throws(Failure) {
    for (name, severity) in [("deny", Severity.error), ("warn", .warning), ("allow", .off)] {
      for word in arguments.all(name).flatMap({ $0.split(separator: ",") }) { try add(String(word), severity, name) }
    }
  }

  private mutating func add(_ word: String, _ severity: Severity, _ option: String) throws(Failure) {
    if word == "warnings", severity == .error {
      deniesWarnings = true
      return
    }
    let digits = word.lowercased().hasPrefix("nav") ? String(word.dropFirst(3)) : word
    let families = Set(Compiler.rules.map(\.code.family))
    if digits.utf8.count == 2, let family = Int(digits), families.contains(family) {
      try set(&self.families[family], severity, word)
    } else if let code = Code(word), Compiler.rules.contains(where: { $0.code == code }) {
      try set(&codes[code], severity, word)
    } else {
      throw .usage("--\(option): there is no finding \(word)", help: Explanation.suggestion(for: word, Compiler.rules))
    }
  }

  private func set(_ slot: inout Severity?, _ severity: Severity, _ word: String) throws(Failure) {
    if let before = slot, before != severity { throw .usage("\(word) is named by two of --deny, --warn and --allow") }
    slot = severity
  }

  /// The severity of a finding whose rule says `severity`.
  func severity(_ code: Code, _ severity: Severity) -> Severity {
    let severity = codes[code] ?? families[code.family] ?? severity
    return severity == .warning && deniesWarnings ? .error : severity
  }
}
