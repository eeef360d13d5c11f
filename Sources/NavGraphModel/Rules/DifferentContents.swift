import NavGraphSyntax

extension Rule {
  static let differentContents = Rule(
    0459, .error, summary: "modal contents with different results or guards",
    rationale: """
      A modal is one flow on every device, so its contents must return the same type unless the modal declares what they return.
      Guards of the flow belong to the modal, not to the stack, tabs, split, or pages that it shows on some devices.
      """,
    failing: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose {
        content Drafting on phone
        content Desk on pad
      }
      stack Drafting returns String { root Draft }
      stack Desk { root Board }
      screen Draft {
        on done -> finish("text")
      }
      screen Board {
        on done -> finish
      }
      """,
    corrected: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose
      }
      modal Compose returns String {
        content Drafting on phone
        content Desk on pad
      }
      stack Drafting { root Draft }
      stack Desk { root Board }
      screen Draft {
        on done -> finish("text")
      }
      screen Board {
        on done -> finish("text")
      }
      """)
}

extension Diagnostic {
  static func differentContents(
    _ modal: String, _ content: String, _ returned: String, at range: SourceRange, _ other: String, _ otherReturned: String,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .differentContents, "`\(modal)` returns \(returned) on one device and \(otherReturned) on another", at: range,
      "`\(content)` returns \(returned)", secondary: [Label(first, "`\(other)` returns \(otherReturned)")],
      help: ["write `returns` on `\(modal)`, and finish both contents with a value of that type"])
  }

  static func askingContent(_ modal: String, _ content: String, at range: SourceRange, _ declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentContents, "`\(content)` requires guards, but `\(modal)` shows it only on some devices", at: range,
      "evaluated only on some devices",
      secondary: [Label(declared, "`requires` is here")],
      help: ["write `requires` on `\(modal)`, so that it applies on every device"])
  }
}
