import NavGraphSyntax

extension Rule {
  static let targetOnSomeIdioms = Rule(
    number: 0457, severity: .error, summary: "target in a modal that exists only on some devices",
    rationale: """
      The content of a modal with `content X on pad` depends on the device, and a target that continues in the modal must exist in each \
      content.
      Where it doesn't, specify what the link shows on each kind of device: `on pad -> ...`.
      """,
    failing: """
      app Mail {
        scheme mail
        root   stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft on phone
        content Desk on pad
      }
      screen Draft
      screen Desk
      screen Attachments
      route "/attachments" -> Inbox / present Compose / Attachments
      """,
    corrected: """
      app Mail {
        scheme mail
        root   stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content stack Draft on phone
        content Desk on pad
      }
      screen Draft
      screen Desk
      screen Attachments
      route "/attachments" -> Inbox / present Compose / Attachments on pad -> Inbox / present Compose
      """)
}

extension Diagnostic {
  /// - Parameters:
  ///   - range: The range of the step that doesn't exist.
  ///   - content: The content that the modal shows on the devices without the target.
  static func targetOnSomeIdioms(
    in modal: String, at range: SourceRange, content: (name: String, range: SourceRange), on idioms: String, others: String
  ) -> Diagnostic {
    Diagnostic(
      .targetOnSomeIdioms, message: "this target doesn't exist on \(idioms), where `\(modal)` shows `\(content.name)`", at: range,
      label: "only on \(others)", secondary: [Label(at: content.range, text: "shown on \(idioms)")],
      help: ["specify what the link opens there, `on \(idioms) -> ...`, or restrict this target to the others, `on \(others) -> ...`"])
  }
}
