import NavGraphSyntax

extension Rule {
  static let numberOutOfRange = Rule(
    number: 0413, severity: .error, summary: "number or list out of range",
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
  static func numberOutOfRange(_ number: String, legal: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.numberOutOfRange, message: "\(number) is out of range: \(legal)", at: range, label: "")
  }

  static func tooManyParameters(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.numberOutOfRange, message: "a list can have at most \(limit) parameters", at: range, label: "one too many")
  }

  static func tooManyEvents(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, message: "all screens together have more than \(limit) events", at: range, label: "these exceed the limit")
  }
}
