import NavGraphSyntax

extension Rule {
  static let insideByIdiom = Rule(
    number: 0456, severity: .error, summary: "event that continues in a modal whose content depends on the device",
    rationale: """
      After `present M /`, an event names what is visible in the modal.
      The content of a modal with `content X on pad` depends on the device, but the steps of an event are the same on all devices.
      A route can lead to a different place on each device, and an event can open a route.
      """,
    failing: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose / Attachments
      }
      modal Compose {
        content stack Draft on phone
        content stack Desk on pad
      }
      screen Draft
      screen Desk
      screen Attachments
      """,
    corrected: """
      app Mail {
        scheme mail
        root   stack Inbox
      }
      screen Inbox {
        on write -> open "/compose"
      }
      modal Compose {
        content stack Draft on phone
        content stack Desk on pad
      }
      screen Draft
      screen Desk
      screen Attachments
      route "/compose" -> here / present Compose / Attachments
      """)
}

extension Diagnostic {
  static func insideByIdiom(of modal: String, at range: SourceRange, contents: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .insideByIdiom, message: "the content of `\(modal)` depends on the device, but the steps of an event don't", at: range,
      label: "not the same on each device", secondary: contents.prefix(4).map { Label(at: $0, text: "shown on some devices") },
      help: ["`open` a route instead: its target can depend on the device, as in `... on pad -> ...`"])
  }
}
