extension Rule {
  package static let nestedDeclaration = Rule(
    number: 205, severity: .error, summary: "nested declaration",
    rationale: """
      Declarations are written at the top level of a file, and their names are unique in the whole program. The body of another declaration
      refers to them by name: `tab chats stack ChatList`, `push Chat(id)`.
      """,
    failing: """
      screen Help {
        screen About {
          title "About"
        }
      }
      """,
    corrected: """
      screen Help {
        on about -> push About
      }

      screen About {
        title "About"
      }
      """)
}

extension Diagnostic {
  static func nestedDeclaration(keyword: String, in body: Body, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedDeclaration, message: "a declaration isn't allowed in the body of \(body.noun)", at: range,
      label: "move this `\(keyword)` to the top level of the file", help: ["if the body ends before this line, add the missing `}` there"])
  }
}
