import NavGraphSyntax

extension Rule {
  static let unknownArgument = Rule(
    number: 0402, severity: .error, summary: "unknown argument",
    rationale: """
      Arguments are labeled with the names of parameters.
      A name without a label is passed to the parameter with the same name: `Chat(id, message)` is the same as `Chat(id: id, message: \
      message)`.
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

/// The reason why a value without a label doesn't match exactly one parameter that has no argument yet.
enum ArgumentMisfit {
  /// Only one parameter has no argument yet, and it has another type.
  case type(found: String, parameter: String, wanted: String)
  /// No parameter has the type of the value.
  case noType(found: String)
  /// Several parameters have the type of the value.
  case several([String])
}

extension Diagnostic {
  static func unknownArgument(
    _ label: String, isBare: Bool, of callee: String, at range: SourceRange, legal: [String], meant: String?, standsFor: String?,
    isCertain: Bool, misfit: ArgumentMisfit?, declared: SourceRange?
  ) -> Diagnostic {
    var message = "`\(callee)` has no parameter `\(label)`"
    var text = standsFor == nil ? meant.map { "did you mean `\($0)`?" } ?? "" : ""
    var help: [Help] = []
    var fixes: [Fix] = []
    if let standsFor {
      help = ["write `\(standsFor): \(label)` to pass `\(label)` as `\(standsFor)`"]
      fixes = [
        Fix(
          "write `\(standsFor): \(label)`", applicability: isCertain ? .always : .maybe,
          edits: [.init(replacing: range, with: "\(standsFor): \(label)")])
      ]
    } else if let meant {
      fixes = [
        Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: range, with: isBare ? "\(meant): \(label)" : meant)])
      ]
    }
    switch misfit {
    case .type(let found, let parameter, let wanted)?:
      message += ", and `\(parameter)` takes \(wanted.withArticle), not \(found.withArticle)"
      if meant == nil { text = "is \(found.withArticle)" }
      help.append("write `\(parameter): ...` with \(wanted.withArticle)")
    case .noType(let found)? where meant == nil: text = "is \(found.withArticle)"
    case .several(let parameters)? where meant == nil: text = "add the label \(parameters.alternatives)"
    default: break
    }
    let takes = legal.isEmpty ? "takes no arguments" : "takes " + legal.map(\.quoted).joined(separator: ", ")
    return Diagnostic(
      .unknownArgument, message: message, at: range, label: text, secondary: declared.map { [Label(at: $0, text: takes)] } ?? [],
      help: help, fixes: fixes)
  }
}
