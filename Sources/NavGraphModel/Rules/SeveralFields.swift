import NavGraphSyntax

extension Rule {
  static let severalFields = Rule(
    number: 0337, severity: .error, summary: "alert with several fields",
    rationale: """
      An alert has at most one field, and a button can return its text.
      To ask for more, present a screen in a modal. It can return any value and report invalid input.
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
        field  kind "Kind"
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
  static func severalFields(of alert: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalFields, message: "`\(alert)` already has a field", at: range, label: "the second field",
      secondary: [Label(at: first, text: "the first field")],
      help: ["remove one of them, or present a screen that asks for more"])
  }
}
