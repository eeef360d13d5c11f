import NavGraphSyntax

extension Rule {
  static let notRestorable = Rule(
    number: 0412, severity: .error, summary: "screen that can't be restored and isn't `transient`",
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
  /// - Parameter head: The range that `transient` follows.
  static func notRestorable(
    _ screen: String, parameter: String, at range: SourceRange, type: (name: String, declared: Declared), head: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notRestorable, message: "`\(screen)` can't be restored: `\(parameter)` isn't `Codable`", at: range, label: "can't be saved",
      secondary: [Label(at: type.declared.nameRange, text: "`\(type.name)` isn't declared as `Codable`")],
      help: [
        """
        write \(Fix(code: "transient", edits: [.init(replacing: head.closing, with: " transient")])) after the name and parameters of the \
        screen, or \(type.declared.madeCodable(name: type.name)) if the type conforms to it
        """
      ])
  }
}

extension Declared {
  /// Returns the fix that adds `Codable` to an external type, after its other protocols.
  package func madeCodable(name: String) -> Fix {
    let hasProtocols = range.end > nameRange.end
    let edit =
      hasProtocols ? Fix.Edit(replacing: range.closing, with: ", Codable") : Fix.Edit(replacing: nameRange.closing, with: ": Codable")
    return Fix(code: hasProtocols ? "Codable" : "extern type \(name): Codable", edits: [edit])
  }
}
