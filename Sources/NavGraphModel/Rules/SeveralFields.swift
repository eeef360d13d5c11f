import NavGraphSyntax

extension Rule {
  /// An alert with several fields.
  static let severalFields = Rule(
    0337, .error, summary: "an alert with several fields",
    rationale: """
      An alert has one field, and a button returns what is in it. A form with more than one is a screen: in a modal it can
      return whatever it likes, and say what is wrong with it.
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
      .severalFields, "`\(alert)` has a field already", at: range, "a second one", secondary: [Label(first, "the first one")],
      help: ["an alert has one field; present a screen to ask for more"])
  }
}
