import NavGraphSyntax

extension Rule {
  /// Braces in a text that name no parameter.
  static let nothingToShow = Rule(
    0326, .error, summary: "braces in a text that name no parameter",
    rationale: """
      A text shows the parameters of what it belongs to: of the screen whose title it is, of the alert whose message. Whatever else is in
      braces would be shown to people as it is written. A brace that is meant as text is written `\\{` or `\\}`.
      """,
    failing: """
      app Files {
        root stack Home
      }
      screen Home {
        on remove(file: String) -> present Sure(file)
      }
      alert Sure(file: String) {
        title  "Delete “{name}”?"
        button delete "Delete" destructive
        button keep   "Keep"   cancel
      }
      """,
    corrected: """
      app Files {
        root stack Home
      }
      screen Home {
        on remove(file: String) -> present Sure(file)
      }
      alert Sure(file: String) {
        title  "Delete “{file}”?"
        button delete "Delete" destructive
        button keep   "Keep"   cancel
      }
      """)
}

extension Diagnostic {
  static func nothingToShow(
    _ name: String, in owner: TextOwner, at range: SourceRange, _ braces: SourceRange, legal: [String], meant: String?
  ) -> Diagnostic {
    let message = owner.hasParameters ? "`{\(name)}` names no parameter of \(owner.words)" : "\(owner.words) has no parameters to show"
    var fixes = meant.map { [Fix("write `{\($0)}`", .maybe, [.init(range, $0)])] } ?? []
    if legal.isEmpty { fixes.append(Fix("write `\\{\(name)\\}`", .maybe, [.init(braces, "\\{\(name)\\}")])) }
    let help: Help = legal.isEmpty ? "as text, a brace is written `\\{`" : "it has \(legal.prefix(8).map(\.quoted).joined(separator: ", "))"
    return Diagnostic(
      .nothingToShow, message, at: range, meant.map { "did you mean `\($0)`?" } ?? "", help: [help], fixes: fixes)
  }
}
