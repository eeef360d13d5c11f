extension Rule {
  package static let nestedDeclaration = Rule(
    205, .error, summary: "a declaration inside of another one's body",
    rationale: """
      Everything is declared at the top of a file, where a name means one thing for the whole program. Inside of a body it is named:
      `tab chats stack ChatList`, `push Chat(id)`.
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
  static func nestedDeclaration(_ keyword: String, in body: Body, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedDeclaration, "`\(keyword)` declares something, and here the body of \(body.noun) is open", at: range,
      "this belongs at the top of the file", help: ["if the body should have ended above, a `}` is missing there"])
  }
}
