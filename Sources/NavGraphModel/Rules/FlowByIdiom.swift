import NavGraphSyntax

extension Rule {
  /// The flow of a guard whose content depends on the device.
  static let flowByIdiom = Rule(
    0458, .error, summary: "the flow of a guard that shows something else on another device",
    rationale: """
      The flow of a guard may come up over any screen, and in the place of a root. It is one flow on all devices: a modal with \
      `content X on pad` can't be one. A modal with one content can, and so can a split, which is one column on a phone.
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
  static func flowByIdiom(_ modal: String, of asked: String, at range: SourceRange, _ contents: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .flowByIdiom, "`\(modal)` is the flow of the guard `\(asked)`, and what it shows depends on the device", at: range,
      "one flow on all devices is needed here", secondary: contents.prefix(4).map { Label($0, "on some devices it shows this") },
      help: ["give the guard a modal with one content, or leave out `on` here"])
  }
}
