import NavGraphSyntax

extension Rule {
  /// Two groups that bring the same event.
  static let collidingEvents = Rule(
    0319, .error, summary: "two groups that bring the same event",
    rationale: """
      A screen that uses two groups with an event of the same name would have two answers to it. The screen may declare the event itself,
      with the same parameters; then its own holds.
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
      .collidingEvents, "`\(screen)` gets the event `\(event)` from two groups", at: range, "brings it a second time",
      secondary: [Label(first, "one `\(event)`"), Label(second, "the other")],
      help: ["declare `\(event)` in `\(screen)` itself, or rename one of the two"])
  }
}
