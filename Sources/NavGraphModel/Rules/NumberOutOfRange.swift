import NavGraphSyntax

extension Rule {
  static let numberOutOfRange = Rule(
    0413, .error, summary: "number or list out of range",
    rationale: """
      Numbers must be in the range of what they specify: a fraction is greater than 0 and at most 1, and the platform is iOS 15 or later.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet
      }
      modal Sheet {
        content Help
        detents fraction 1.5
      }
      screen Help
      """,
    corrected: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      screen Home {
        on open -> present Sheet
      }
      modal Sheet {
        content Help
        detents fraction 0.5
      }
      screen Help
      """)
}

extension Diagnostic {
  static func numberOutOfRange(_ number: String, _ legal: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.numberOutOfRange, "\(number) is out of range: \(legal)", at: range, "")
  }

  static func tooManyParameters(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.numberOutOfRange, "a list can have at most \(limit) parameters", at: range, "one too many")
  }

  static func tooManyEvents(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.numberOutOfRange, "all screens together have more than \(limit) events", at: range, "these exceed the limit")
  }
}
