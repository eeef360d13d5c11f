import NavGraphSyntax

extension Rule {
  /// A screen that restoration can't bring back and that doesn't say so.
  static let notRestorable = Rule(
    0412, .error, summary: "a screen that restoration can't bring back and that doesn't say so",
    rationale: """
      State restoration keeps screens with their arguments, which must be `Codable` for that. A screen that needs a value of the app's own
      type without `Codable` is left out of it: it says `transient`. If the type is `Codable`, its declaration says so.
      """,
    failing: """
      extern type Photo
      app Shop {
        root stack Home
      }
      screen Home {
        on edit(photo: Photo) -> push Editor(photo)
      }
      screen Editor(photo: Photo)
      """,
    corrected: """
      extern type Photo
      app Shop {
        root stack Home
      }
      screen Home {
        on edit(photo: Photo) -> push Editor(photo)
      }
      screen Editor(photo: Photo) transient
      """)
}

extension Diagnostic {
  static func notRestorable(
    _ screen: String, _ parameter: String, _ type: String, at range: SourceRange, _ declared: Declared, insert: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notRestorable, "`\(screen)` can't be restored: `\(parameter)` is not Codable", at: range, "can't be kept",
      secondary: [Label(declared.nameRange, "`\(type)` is not said to be Codable")],
      help: [
        """
        write \(Fix(code: "transient", [.init(insert, " transient")])) behind the head if it need not be kept, or \
        \(declared.madeCodable(name: type)) if it can
        """
      ])
  }
}

extension Declared {
  /// Declares a type of the app's own as `Codable`, next to what it conforms to already.
  package func madeCodable(name: String) -> Fix {
    let hasProtocols = range.end > nameRange.end
    let edit = hasProtocols ? Fix.Edit(range.closing, ", Codable") : Fix.Edit(nameRange.closing, ": Codable")
    return Fix(code: hasProtocols ? "Codable" : "extern type \(name): Codable", [edit])
  }
}
