import NavGraphSyntax

extension Rule {
  static let unknownCase = Rule(
    number: 0316, severity: .error, summary: "unknown case of an enum",
    rationale: """
      `.name` is one of the cases that the enum declares.
      """,
    failing: """
      enum Folder { inbox, spam }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .span)
      }
      screen List(folder: Folder)
      """,
    corrected: """
      enum Folder { inbox, spam }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .spam)
      }
      screen List(folder: Folder)
      """)
}

extension Diagnostic {
  static func unknownCase(_ name: UnresolvedName, of enumeration: String, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase, message: "`\(enumeration)` has no case `\(name.text)`", at: name.range, label: name.question(),
      secondary: [Label(at: declared, text: "declared here")], notes: name.legalNote("cases"), fixes: name.fixes)
  }

  /// Creates the diagnostic of a result, whose type isn't known where it is written.
  static func unknownReturnedCase(named name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownCase, message: "no enum that a flow returns has a case `\(name)`", at: range)
  }
}
