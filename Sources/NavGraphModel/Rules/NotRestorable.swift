import NavGraphSyntax

extension Rule {
  static let notRestorable = Rule(
    0412, .error, summary: "screen that can't be restored and isn't `transient`",
    rationale: """
      State restoration saves screens with their arguments, which must be `Codable`.
      A screen that takes a value of an `extern type` without `Codable` can't be restored, and is marked `transient`.
      If the type is `Codable`, its declaration specifies that.
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
      .notRestorable, "`\(screen)` can't be restored: `\(parameter)` isn't `Codable`", at: range, "can't be saved",
      secondary: [Label(declared.nameRange, "`\(type)` isn't declared as `Codable`")],
      help: [
        """
        write \(Fix(code: "transient", [.init(insert, " transient")])) after the name and parameters of the screen, or \
        \(declared.madeCodable(name: type)) if the type conforms to it
        """
      ])
  }
}

extension Declared {
  /// Returns the fix that adds `Codable` to an external type, after its other protocols.
  package func madeCodable(name: String) -> Fix {
    let hasProtocols = range.end > nameRange.end
    let edit = hasProtocols ? Fix.Edit(range.closing, ", Codable") : Fix.Edit(nameRange.closing, ": Codable")
    return Fix(code: hasProtocols ? "Codable" : "extern type \(name): Codable", [edit])
  }
}
