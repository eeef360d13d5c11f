import NavGraphSyntax

extension Rule {
  static let actionSheetWithField = Rule(
    number: 0336, severity: .error, summary: "text field in an action sheet",
    rationale: """
      UIKit supports text fields only in alerts: an action sheet with a text field crashes at run time.
      To show the same buttons in an alert, write `alert` instead of `confirm`.
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
      confirm Rename(file: String) {
        title  "Rename"
        field  name "Name" = "{file}"
        button save "Save"   returns name
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
  static func actionSheetWithField(named name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .actionSheetWithField, message: "the action sheet `\(name)` can't have a text field", at: range, label: "only valid in an alert",
      help: ["write `alert` instead of `confirm`"])
  }
}
