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
  static func targetOnSomeIdioms(
    _ modal: String, shown: String, on idioms: String, others: String, at range: SourceRange, content: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .targetOnSomeIdioms, message: "this target doesn't exist on \(idioms), where `\(modal)` shows `\(shown)`", at: range,
      label: "only on \(others)", secondary: [Label(at: content, text: "shown on \(idioms)")],
      help: ["specify what the link opens there, `on \(idioms) -> ...`, or restrict this target to the others, `on \(others) -> ...`"])
  }
}
