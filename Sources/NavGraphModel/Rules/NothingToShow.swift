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
  static func nothingToShow(_ name: UnresolvedName, in owner: TextOwner, braces: SourceRange) -> Diagnostic {
    let message = owner.hasParameters ? "`\(name.text)` isn't a parameter of \(owner.words)" : "\(owner.words) has no parameters to show"
    var fixes = name.edit.map { [Fix("write `{\($0.text)}`", applicability: .maybe, edits: [$0])] } ?? []
    if name.legal.isEmpty {
      fixes.append(Fix("write `\\{\(name.text)\\}`", applicability: .maybe, edits: [.init(replacing: braces, with: "\\{\(name.text)\\}")]))
    }
    let help: Help = name.legal.isEmpty ? "to show a brace, write `\\{`" : "write \(Array(name.legal.prefix(8)).alternatives)"
    return Diagnostic(.nothingToShow, message: message, at: name.range, label: name.question(), help: [help], fixes: fixes)
  }
}
