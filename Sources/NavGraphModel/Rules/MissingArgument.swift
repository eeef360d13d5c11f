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

extension Diagnostic {
  static func missingArgument(
    named names: [String], types: [String], of callee: String, at range: SourceRange, declared: SourceRange,
    result: (word: String, name: String)?, fix: Fix?
  ) -> Diagnostic {
    let list = names.map(\.quoted).joined(separator: names.count == 2 ? " and " : ", ")
    // A route is named by the `open` that refers to it.
    let call = callee.hasPrefix("/") ? "open \"\(callee)\"" : callee
    let example = names.map { "\($0): ..." }.joined(separator: ", ")
    let help: Help =
      result.map { "name the result and pass it: `\($0.word)(\($0.name)) -> ... \(call)(\($0.name))`" }
      ?? "write `\(call)(\(example))`"
    return Diagnostic(
      .missingArgument, message: "`\(callee)` needs \(list)", at: range,
      label: names.count == 1 ? "missing \(list), \(types[0].withArticle)" : "missing \(list)",
      secondary: [Label(at: declared, text: "declared without a default")], help: [help], fixes: fix.map { [$0] } ?? [])
  }
}
