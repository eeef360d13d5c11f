import NavGraphSyntax

extension Rule {
  static let differentNeed = Rule(
    number: 0348, severity: .error, summary: "`needs` declaration that doesn't match",
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
    named name: String, of module: String, needed: Label, found: String, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .differentNeed, message: "`\(name)` doesn't match what `\(module)` needs", at: needed.range, label: needed.text,
      secondary: declared.map { [Label(at: $0, text: found)] } ?? [], notes: declared == nil ? ["`\(name)`: \(found)"] : [],
      help: ["change one of them so that both match"])
  }

  static func otherOutput(of module: String, at range: SourceRange, app: String, output: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentNeed, message: "the output of `\(app)` doesn't match what `\(module)` needs", at: range,
      label: "needed for the screens of `\(module)`",
      secondary: [Label(at: output, text: "the output of `\(app)`")], help: ["write the same `output` in both places"])
  }
}
