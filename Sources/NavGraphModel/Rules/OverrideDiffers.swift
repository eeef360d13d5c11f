import NavGraphSyntax

extension Rule {
  /// An event that overrides another with other parameters.
  static let overrideDiffers = Rule(
    0414, .error, summary: "an event that overrides another with other parameters",
    rationale: """
      A screen may declare an event of a group that it uses; then its own holds. It keeps the parameters, so that whoever sends the event need
      not know which one answers.
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
  static func overrideDiffers(_ event: String, of group: String, at range: SourceRange, _ other: SourceRange) -> Diagnostic {
    Diagnostic(
      .overrideDiffers, "`\(event)` takes other parameters here than in `\(group)`", at: range, "overrides with other parameters",
      secondary: [Label(other, "the event that it overrides")], help: ["give both the same parameters, or this one another name"])
  }
}
