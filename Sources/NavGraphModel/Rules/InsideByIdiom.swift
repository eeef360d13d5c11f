import NavGraphSyntax

extension Rule {
  /// An event that names what is visible in a modal whose content depends on the device.
  static let insideByIdiom = Rule(
    0456, .error, summary: "steps of an event inside a modal that shows something else on another device",
    rationale: """
      After `present M /`, an event names what is visible in the modal. A modal with `content X on pad` shows something else on another \
      device, and the steps of an event are for all devices. A route can lead to a different place on each, and an event can open a route.
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
  static func insideByIdiom(_ modal: String, at range: SourceRange, _ contents: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .insideByIdiom, "what `\(modal)` shows depends on the device, and an event's steps are for all devices", at: range,
      "not the same place on each device", secondary: contents.prefix(4).map { Label($0, "on some devices it shows this") },
      help: ["`open` a route instead: its target can be another one on each device, as in `... on pad -> ...`"])
  }
}
