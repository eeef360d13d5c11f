import NavGraphSyntax

extension Rule {
  static let collidingEvents = Rule(
    0319, .error, summary: "two groups that declare the same event",
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
    _ event: String, of screen: String, at range: SourceRange, _ first: SourceRange, _ second: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .collidingEvents, "`\(screen)` gets the event `\(event)` from two groups", at: range, "also declares `\(event)`",
      secondary: [Label(first, "first declaration"), Label(second, "second declaration")],
      help: ["declare `\(event)` in `\(screen)` itself, or rename one of the events"])
  }
}
