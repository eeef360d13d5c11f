import NavGraphSyntax

extension Rule {
  static let cancelReturns = Rule(
    number: 0338, severity: .error, summary: "`cancel` button that returns a value",
    rationale: """
      A `cancel` button discards the text of the field.
      To return the text, use a button without a role or a `destructive` button.
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
        button save "Save"   returns name
        button keep "Cancel" cancel returns name
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
  static func cancelReturns(of button: String, field: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cancelReturns, message: "the `cancel` button `\(button)` can't return `\(field)`", at: range,
      label: "a `cancel` button discards the text",
      help: ["remove `returns` or `cancel`"])
  }
}
