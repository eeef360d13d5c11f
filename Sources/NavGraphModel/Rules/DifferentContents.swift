import NavGraphSyntax

extension Rule {
  /// Contents of a modal that return different things.
  static let differentContents = Rule(
    0459, .error, summary: "contents of a modal that return different things, or ask for themselves",
    rationale: """
      A modal is one flow, whatever it shows on which device: its contents return the same, or the modal says what they return. For the \
      same reason the guards of the flow belong to the modal, and not to the stack, tabs, split or pages that it shows on some devices.
      """,
    failing: """
      app Mail {
        root stack Inbox
      }
      screen Inbox {
        on write -> present Compose then {
          finished(text) -> stay
        }
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
        on write -> present Compose then {
          finished(text) -> stay
        }
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
      .differentContents, "what `\(modal)` shows on one device returns \(returned), on another \(otherReturned)", at: range,
      "`\(content)` returns \(returned)", secondary: [Label(first, "`\(other)` returns \(otherReturned)")],
      help: ["they are one flow: write `returns` on `\(modal)`, and let both finish with that"])
  }

  static func askingContent(_ modal: String, _ content: String, at range: SourceRange, _ declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .differentContents, "`\(content)` asks guards, and `\(modal)` shows it on some devices only", at: range, "asked on some devices only",
      secondary: [Label(declared, "its `requires` is here")],
      help: ["write `requires` on `\(modal)`: it is asked for on every device"])
  }
}
