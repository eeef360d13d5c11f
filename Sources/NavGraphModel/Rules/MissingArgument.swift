import NavGraphSyntax

extension Rule {
  /// An argument that is missing.
  static let missingArgument = Rule(
    0401, .error, summary: "an argument that is missing",
    rationale: """
      A parameter without a default has to be given whenever the screen or container is named.
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
    _ names: [String], types: [String], of callee: String, at range: SourceRange, declared: SourceRange,
    result: (word: String, name: String)?, fix: Fix?
  ) -> Diagnostic {
    let list = names.map(\.quoted).joined(separator: names.count == 2 ? " and " : ", ")
    // A route is called by what opens it.
    let call = callee.hasPrefix("/") ? "open \"\(callee)\"" : callee
    let example = names.map { "\($0): ..." }.joined(separator: ", ")
    let help: Help =
      result.map { "give the result a name, which can be passed on: `\($0.word)(\($0.name)) -> ... \(call)(\($0.name))`" }
      ?? "write `\(call)(\(example))`"
    return Diagnostic(
      .missingArgument, "`\(callee)` needs \(list)", at: range,
      names.count == 1 ? "lacks \(list), \(types[0].withArticle)" : "lacks \(list)",
      secondary: [Label(declared, "declared without a default")], help: [help], fixes: fix.map { [$0] } ?? [])
  }
}
