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

/// The parameters without an argument that a value without a label may be for, according to its type.
enum ArgumentMatch {
  /// Exactly one parameter accepts the value. `isCertain` is true if the value can only be meant for it.
  case parameter(String, isCertain: Bool)
  /// Only one parameter has no argument yet, and it has another type.
  case type(found: String, parameter: String, wanted: String)
  /// No parameter has the type of the value.
  case noType(found: String)
  /// Several parameters have the type of the value.
  case several([String])
}

extension Diagnostic {
  /// - Parameters:
  ///   - name: The name of the argument. Its legal names have types: `id: ChatID`.
  ///   - isBare: Whether the name is both the label and the value.
  static func unknownArgument(
    _ name: UnresolvedName, isBare: Bool, of callee: String, match: ArgumentMatch?, declared: SourceRange?
  ) -> Diagnostic {
    let label = name.text
    var message = "`\(callee)` has no parameter `\(label)`"
    var text = name.question()
    var help: [Help] = []
    var fixes =
      name.meant.map { meant in
        [
          Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: name.range, with: isBare ? "\(meant): \(label)" : meant)])
        ]
      } ?? []
    switch match {
    case .parameter(let parameter, let isCertain)?:
      text = ""
      help = ["write `\(parameter): \(label)` to pass `\(label)` as `\(parameter)`"]
      fixes = [
        Fix(
          "write `\(parameter): \(label)`", applicability: isCertain ? .always : .maybe,
          edits: [.init(replacing: name.range, with: "\(parameter): \(label)")])
      ]
    case .type(let found, let parameter, let wanted)?:
      message += ", and `\(parameter)` takes \(wanted.withArticle), not \(found.withArticle)"
      if name.meant == nil { text = "is \(found.withArticle)" }
      help = ["write `\(parameter): ...` with \(wanted.withArticle)"]
    case .noType(let found)? where name.meant == nil: text = "is \(found.withArticle)"
    case .several(let parameters)? where name.meant == nil: text = "add the label \(parameters.alternatives)"
    default: break
    }
    let takes = name.legal.isEmpty ? "takes no arguments" : "takes " + name.legal.map(\.quoted).joined(separator: ", ")
    return Diagnostic(
      .unknownArgument, message: message, at: name.range, label: text, secondary: declared.map { [Label(at: $0, text: takes)] } ?? [],
      help: help, fixes: fixes)
  }
}
