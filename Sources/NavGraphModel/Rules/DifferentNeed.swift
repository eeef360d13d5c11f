import NavGraphSyntax

extension Rule {
  static let differentNeed = Rule(
    0348, .error, summary: "`needs` declaration that doesn't match",
    rationale: """
      A module is checked and generated from its `needs` lines, so they must match the declarations that they refer to.
      The kind, the parameters, the keys, the defaults, and the result must be the same, and a type must have the same definition and \
      module.
      A `needs` line can omit the default of a parameter. The module then always passes an argument.
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
      .differentNeed, "`\(name)` doesn't match what `\(module)` needs", at: range, said,
      secondary: declared.map { [Label($0, found)] } ?? [], notes: declared == nil ? ["`\(name)`: \(found)"] : [],
      help: ["change one of them so that both match"])
  }

  static func otherOutput(_ module: String, at range: SourceRange, _ app: String, _ output: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentNeed, "the output of `\(app)` doesn't match what `\(module)` needs", at: range, "needed for the screens of `\(module)`",
      secondary: [Label(output, "the output of `\(app)`")], help: ["write the same `output` in both places"])
  }
}
