import NavGraphSyntax

extension Rule {
  static let nothingToShow = Rule(
    number: 0326, severity: .error, summary: "braces in a text that name no parameter",
    rationale: """
      A text can show the parameters of the declaration that contains it, such as the screen whose title it is, or the alert whose message \
      it is.
      Any other word in braces would be shown to the user as it's written.
      To write a literal brace, use `\\{` or `\\}`.
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
    named name: String, in owner: TextOwner, at range: SourceRange, braces: SourceRange, legal: [String], meant: String?
  ) -> Diagnostic {
    let message = owner.hasParameters ? "`\(name)` isn't a parameter of \(owner.words)" : "\(owner.words) has no parameters to show"
    var fixes = meant.map { [Fix("write `{\($0)}`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? []
    if legal.isEmpty {
      fixes.append(Fix("write `\\{\(name)\\}`", applicability: .maybe, edits: [.init(replacing: braces, with: "\\{\(name)\\}")]))
    }
    let help: Help = legal.isEmpty ? "to show a brace, write `\\{`" : "write \(Array(legal.prefix(8)).alternatives)"
    return Diagnostic(
      .nothingToShow, message: message, at: range, label: meant.map { "did you mean `\($0)`?" } ?? "", help: [help], fixes: fixes)
  }
}
