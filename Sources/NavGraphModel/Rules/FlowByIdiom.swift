import NavGraphSyntax

extension Rule {
  static let flowByIdiom = Rule(
    number: 0458, severity: .error, summary: "guard flow whose content depends on the device",
    rationale: """
      The flow of a guard can be presented over any screen, or shown instead of a root, and it must be the same on all devices.
      A modal with `content X on pad` can't be the flow of a guard.
      A modal with one content can, and so can a split, which has one column on a phone.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home requires signedIn
      modal SignIn {
        content stack Form on phone
        content stack Panel on pad
      }
      screen Form {
        on done -> finish
      }
      screen Panel {
        on done -> finish
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home requires signedIn
      modal SignIn {
        content stack Form
      }
      screen Form {
        on done -> finish
      }
      """)
}

extension Diagnostic {
  static func flowByIdiom(_ modal: String, of asked: String, at range: SourceRange, contents: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .flowByIdiom, message: "`\(modal)` is the flow of the guard `\(asked)`, but its content depends on the device", at: range,
      label: "must be the same on all devices", secondary: contents.prefix(4).map { Label(at: $0, text: "shown on some devices") },
      help: ["use a modal with one content, or remove `on` from the content"])
  }
}
