import NavGraphSyntax

extension Rule {
  static let severalFields = Rule(
    0337, .error, summary: "alert with several fields",
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
  static func severalFields(_ alert: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalFields, "`\(alert)` already has a field", at: range, "the second field", secondary: [Label(first, "the first field")],
      help: ["remove one of them, or present a screen that asks for more"])
  }
}
