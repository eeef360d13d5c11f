import NavGraphCompiler
import NavGraphSyntax

extension SeverityOverrides {
  /// Creates severities from the options `--deny`, `--warn`, and `--allow`, in the order of the command line.
  init(weights options: [(name: OptionName, value: String)]) throws(Failure) {
    self.init()
    for (option, value) in options {
      let severity: Severity = option == .deny ? .error : option == .warn ? .warning : .off
      for word in value.split(separator: ",") { try add(String(word), as: severity, for: option) }
    }
  }

  private mutating func add(_ word: String, as severity: Severity, for option: OptionName) throws(Failure) {
    if word == "warnings" {
      warnings = severity
      return
    }
    let named: [Rule]
    if let family = Family(named: word) {
      families[family.number] = severity
      named = family.rules
    } else {
      named = Code(word).map { code in Compiler.rules.filter { $0.code == code } } ?? []
      if let rule = named.first { codes[rule.code] = severity }
    }
    guard !named.isEmpty else {
      throw .usage("\(option): there is no diagnostic \(word)", help: Compiler.suggestion(for: word))
    }
    if severity < .error, named.allSatisfy({ $0.code.breaksGraph(as: $0.severity) }) {
      throw .usage(
        "\(option) \(word): errors of the families 01 to 04 and NAV0504 can't be lowered",
        help: "code can't be generated from a program with such errors")
    }
  }
}
