import NavGraphSyntax

extension Rule {
  /// A target that goes on in a modal, in a way that only one of the modal's contents has room for.
  static let targetOnSomeIdioms = Rule(
    0457, .error, summary: "a target inside a modal that exists only on some devices",
    rationale: """
      A modal with `content X on pad` shows something else on another device, and a target that goes on in it has to lead somewhere in each \
      content. Where it can't, say what the link shows on each kind of device: `on pad -> ...`.
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
    _ modal: String, _ shown: String, on idioms: String, others: String, at range: SourceRange, _ content: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .targetOnSomeIdioms, "on \(idioms) there is no such place in `\(modal)`: it shows `\(shown)` there", at: range,
      "only on \(others)", secondary: [Label(content, "what it shows on \(idioms)")],
      help: ["say what the link opens there: `on \(idioms) -> ...`; or that this is for the others alone: `on \(others) -> ...`"])
  }
}
