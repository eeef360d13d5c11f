import NavGraphSyntax

extension Rule {
  static let twoContents = Rule(
    0455, .error, summary: "two contents of a modal for one kind of device",
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
  static func twoContents(_ modal: String, on idioms: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoContents, "`\(modal)` has two contents on \(idioms)", at: range, "the second content",
      secondary: [Label(first, "the first content")],
      help: ["remove one of them, or specify another kind of device with `on`"])
  }
}
