import NavGraphSyntax

extension Rule {
  static let unknownField = Rule(
    number: 0335, severity: .error, summary: "button that returns an unknown field",
    rationale: """
      `returns` after the text of a button names the field of the same alert, and the button returns the text of the field.
      """,
    failing: """
      app Files {
        root stack Home
      }
      screen Home {
        title "Files"
        on rename(file: String) -> present Rename(file) then {
          save(name) -> push File(name)
        }
      }
      screen File(name: String) { title }
      alert Rename(file: String) {
        title  "Rename"
        field  name "Name" = "{file}"
        button save "Save"   returns nam
        button keep "Cancel" cancel
      }
      """,
    corrected: """
      app Files {
        root stack Home
      }
      screen Home {
        title "Files"
        on rename(file: String) -> present Rename(file) then {
          save(name) -> push File(name)
        }
      }
      screen File(name: String) { title }
      alert Rename(file: String) {
        title  "Rename"
        field  name "Name" = "{file}"
        button save "Save"   returns name
        button keep "Cancel" cancel
      }
      """)
}

extension Diagnostic {
  static func unknownField(_ name: UnresolvedName, of alert: String, canHaveOne: Bool) -> Diagnostic {
    let help: Help =
      canHaveOne
      ? "to add a text field, write `field \(name.text) \"...\"` in the alert"
      : "write `alert` instead of `confirm`: an action sheet can't have a field"
    return Diagnostic(
      .unknownField, message: "`\(alert)` has no field `\(name.text)`", at: name.range, label: name.question(),
      notes: name.legal.isEmpty || name.meant != nil ? [] : ["it has " + name.legal.map(\.quoted).joined(separator: ", ")],
      help: name.legal.isEmpty ? [help] : [], fixes: name.fixes)
  }
}
