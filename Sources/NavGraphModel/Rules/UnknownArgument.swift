import NavGraphSyntax

extension Rule {
  /// An argument that nothing takes.
  static let unknownArgument = Rule(
    0402, .error, summary: "an argument that nothing takes",
    rationale: """
      Arguments are labelled with the names of parameters; a bare name is its own label: `Chat(id, message)` is
      `Chat(id: id, message: message)`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> push Detail(item)
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> push Detail(id: item)
      }
      screen Detail(id: String)
      """)
}

extension Diagnostic {
  static func unknownArgument(
    _ label: String, isBare: Bool, of callee: String, at range: SourceRange, legal: [String], meant: String?, standsFor: String?,
    isCertain: Bool,
    _ declared: SourceRange?
  ) -> Diagnostic {
    var help: [Help] = []
    var fixes: [Fix] = []
    if let standsFor {
      help = ["write `\(standsFor): \(label)`: a bare name is its own label"]
      fixes = [Fix("write `\(standsFor): \(label)`", isCertain ? .always : .maybe, [.init(range, "\(standsFor): \(label)")])]
    } else if let meant {
      fixes = [Fix("write `\(meant)`", .maybe, [.init(range, isBare ? "\(meant): \(label)" : meant)])]
    }
    let takes = legal.isEmpty ? "it takes no arguments" : "it takes " + legal.map(\.quoted).joined(separator: ", ")
    return Diagnostic(
      .unknownArgument, "`\(callee)` has no parameter `\(label)`", at: range,
      standsFor == nil ? meant.map { "did you mean `\($0)`?" } ?? "" : "", secondary: declared.map { [Label($0, takes)] } ?? [], help: help,
      fixes: fixes)
  }
}
