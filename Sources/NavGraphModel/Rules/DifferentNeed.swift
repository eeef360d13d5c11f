import NavGraphSyntax

extension Rule {
  /// A need that differs from what meets it.
  static let differentNeed = Rule(
    0348, .error, summary: "a need that differs from what meets it",
    rationale: """
      The module is checked and generated with what its `needs` lines say, so they have to say what is true: the same kind of thing, with the
      same parameters, keys, and defaults, the same result, and a type with what it holds and the module that has it. A need may leave out the
      default of a parameter; then the module always passes it.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Profile(user: String, isOwn: Bool) {
        title
      }
      module Selling
      needs screen Profile(user: String)
      screen Home {
        on seller(name: String) -> push Profile(user: name, isOwn: false)
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Profile(user: String, isOwn: Bool) {
        title
      }
      module Selling
      needs screen Profile(user: String, isOwn: Bool)
      screen Home {
        on seller(name: String) -> push Profile(user: name, isOwn: false)
      }
      """)
}

extension Diagnostic {
  static func differentNeed(
    _ name: String, of module: String, at range: SourceRange, _ said: String, _ found: String, _ declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .differentNeed, "`\(name)` is different from what `\(module)` needs", at: range, said,
      secondary: declared.map { [Label($0, found)] } ?? [], notes: declared == nil ? ["`\(name)`: \(found)"] : [],
      help: ["write the same in both places"])
  }

  static func otherOutput(_ module: String, at range: SourceRange, _ app: String, _ output: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentNeed, "the output of `\(app)` is different from what `\(module)` needs", at: range, "needed for the screens of `\(module)`",
      secondary: [Label(output, "what `\(app)` has")], help: ["write the same `output` in both places"])
  }
}
