import NavGraphSyntax

extension Rule {
  static let lackingContent = Rule(
    number: 0454, severity: .error, summary: "modal without content on some devices",
    rationale: """
      `on pad` (phone, mac, vision) after the content of a modal restricts it to that kind of device.
      A content without `on` is for all other devices.
      The modal needs a content for each kind of device that the app has a root for.
      Phones and pads are always included, and other kinds only if the app names them.
      """,
    failing: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft on phone
      }
      screen Draft
      """,
    corrected: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft on phone
        content stack Desk on pad
      }
      screen Draft
      screen Desk
      """)
}

extension Diagnostic {
  /// - Parameter onIdioms: The range of the `on` of the only content.
  static func lackingContent(
    of modal: String, on idioms: String, at range: SourceRange, contents: [SourceRange], onIdioms: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .lackingContent, message: "`\(modal)` has no content on \(idioms)", at: range, label: "nothing to show on \(idioms)",
      secondary: contents.prefix(4).map { Label(at: $0, text: "its content on other devices") },
      help: ["add `content ... on \(idioms)`, or a content without `on` for all other devices"],
      fixes: onIdioms.map { [Fix("show this content on all devices", applicability: .maybe, edits: [.init(replacing: $0, with: "")])] }
        ?? [])
  }
}
