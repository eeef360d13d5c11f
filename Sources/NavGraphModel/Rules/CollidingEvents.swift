import NavGraphSyntax

extension Rule {
  static let collidingEvents = Rule(
    number: 0319, severity: .error, summary: "two groups that declare the same event",
    rationale: """
      If a screen uses two groups that declare an event with the same name, the event has two meanings.
      The screen can declare the event itself, with the same parameters, and its declaration takes precedence.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      events Links {
        on open -> push Detail
      }
      events Banners {
        on open -> stay
      }
      screen Home {
        uses Links, Banners
      }
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      events Links {
        on open -> push Detail
      }
      events Banners {
        on open -> stay
      }
      screen Home {
        uses Links, Banners
        on open -> push Detail
      }
      screen Detail
      """)
}

extension Diagnostic {
  static func collidingEvents(
    named event: String, of screen: String, at range: SourceRange, first: SourceRange, second: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .collidingEvents, message: "`\(screen)` gets the event `\(event)` from two groups", at: range, label: "also declares `\(event)`",
      secondary: [Label(at: first, text: "first declaration"), Label(at: second, text: "second declaration")],
      help: ["declare `\(event)` in `\(screen)` itself, or rename one of the events"])
  }
}
