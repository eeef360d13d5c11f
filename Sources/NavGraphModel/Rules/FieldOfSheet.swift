import NavGraphSyntax

extension Rule {
  /// A text field in an action sheet.
  static let fieldOfSheet = Rule(
    0336, .error, summary: "a text field in an action sheet",
    rationale: """
      UIKit puts text fields into alerts only: an action sheet with one traps at run time. `alert` instead of `confirm` shows the same
      buttons in an alert.
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
  static func fieldOfSheet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fieldOfSheet, "the action sheet `\(name)` can't have a text field", at: range, "only alerts can",
      help: ["`alert` instead of `confirm` shows it in an alert"])
  }
}
