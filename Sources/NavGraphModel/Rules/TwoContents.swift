import NavGraphSyntax

extension Rule {
  static let twoContents = Rule(
    number: 0455, severity: .error, summary: "two contents of a modal for one kind of device",
    rationale: """
      A modal shows one content.
      `content X on pad` specifies the content for that kind of device, and a content without `on` is for all others.
      """,
    failing: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft
        content stack Desk on pad
        content stack Board on pad
      }
      screen Draft
      screen Desk
      screen Board
      """,
    corrected: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft
        content stack Desk on pad
        content stack Board on mac
      }
      screen Draft
      screen Desk
      screen Board
      """)
}

extension Diagnostic {
  static func twoContents(of modal: String, on idioms: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoContents, message: "`\(modal)` has two contents on \(idioms)", at: range, label: "the second content",
      secondary: [Label(at: first, text: "the first content")],
      help: ["remove one of them, or specify another kind of device with `on`"])
  }
}
