import NavGraphSyntax

extension Rule {
  static let differentContents = Rule(
    number: 0459, severity: .error, summary: "modal contents with different results or guards",
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

/// A modal or its content, with the result of its flow.
struct ReturningFlow {
  var name: String
  /// The type of the result with its article, or "nothing".
  var result: String
  /// The range at which a diagnostic shows the result.
  var range: SourceRange
}

extension Diagnostic {
  static func differentContents(of modal: String, _ content: ReturningFlow, first: ReturningFlow) -> Diagnostic {
    Diagnostic(
      .differentContents, message: "`\(modal)` returns \(content.result) on one device and \(first.result) on another", at: content.range,
      label: "`\(content.name)` returns \(content.result)",
      secondary: [Label(at: first.range, text: "`\(first.name)` returns \(first.result)")],
      help: ["write `returns` on `\(modal)`, and finish both contents with a value of that type"])
  }

  static func askingContent(of modal: String, content: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentContents, message: "`\(content)` requires guards, but `\(modal)` shows it only on some devices", at: range,
      label: "evaluated only on some devices",
      secondary: [Label(at: declared, text: "`requires` is here")],
      help: ["write `requires` on `\(modal)`, so that it applies on every device"])
  }
}
