import NavGraphSyntax

extension Rule {
  static let missingArgument = Rule(
    number: 0401, severity: .error, summary: "missing argument",
    rationale: """
      A parameter without a default needs an argument wherever the screen or container is used.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Detail(id)
      }
      screen Detail(id: String)
      """)
}

/// The arguments that a use of a screen, container, or route lacks.
struct MissingArguments {
  /// The names of the parameters, in the order of their declaration.
  var names: [String]
  /// The type of the first parameter.
  var type: String
  var callee: String
  /// The range of the use.
  var range: SourceRange
  /// The range of the first parameter.
  var declared: SourceRange
  var fix: Fix?

  /// The names in messages.
  var list: String { names.map(\.quoted).joined(separator: names.count == 2 ? " and " : ", ") }

  /// The arguments that a help shows.
  var example: String { names.map { "\($0): ..." }.joined(separator: ", ") }
}

extension Diagnostic {
  /// - Parameter outcome: The outcome whose result isn't named and fits the only parameter.
  static func missingArgument(_ missing: MissingArguments, outcome: String?) -> Diagnostic {
    let (callee, list) = (missing.callee, missing.list)
    // A route is named by the `open` that refers to it.
    let call = callee.hasPrefix("/") ? "open \"\(callee)\"" : callee
    let help: Help =
      outcome.map { "name the result and pass it: `\($0)(\(missing.names[0])) -> ... \(call)(\(missing.names[0]))`" }
      ?? "write `\(call)(\(missing.example))`"
    return Diagnostic(
      .missingArgument, message: "`\(callee)` needs \(list)", at: missing.range,
      label: missing.names.count == 1 ? "missing \(list), \(missing.type.withArticle)" : "missing \(list)",
      secondary: [Label(at: missing.declared, text: "declared without a default")], help: [help], fixes: missing.fix.map { [$0] } ?? [])
  }
}
