import NavGraphSyntax

extension Rule {
  static let overrideDiffers = Rule(
    number: 0414, severity: .error, summary: "overriding event with different parameters",
    rationale: """
      A screen can declare an event of a group that it uses, and its declaration takes precedence.
      The parameters must be the same, so that callers don't depend on which declaration handles the event.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      events Links {
        on open(id: String) -> push Detail(id)
      }
      screen Home {
        uses Links
        on open -> push Detail(id: "none")
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      events Links {
        on open(id: String) -> push Detail(id)
      }
      screen Home {
        uses Links
        on open(id: String) -> push Detail(id: "none")
      }
      screen Detail(id: String)
      """)
}

extension Diagnostic {
  static func overrideDiffers(_ event: String, of group: String, at range: SourceRange, other: SourceRange) -> Diagnostic {
    Diagnostic(
      .overrideDiffers, message: "`\(event)` takes different parameters here than in `\(group)`", at: range,
      label: "overrides it with different parameters",
      secondary: [Label(at: other, text: "the overridden event")], help: ["give both the same parameters, or rename this event"])
  }
}
