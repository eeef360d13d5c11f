import NavGraphSyntax

extension Rule {
  static let notCarried = Rule(
    number: 0451, severity: .error, summary: "value of a type that a URL or an entry can't carry",
    rationale: """
      A URL carries text: strings, numbers, `Bool`, `UUID`, `Date`, `URL`, enums, and types based on these.
      An `extern type` is defined in your app and can't appear in a URL.
      A list is read from a repeated query key, `?tag={tags}`, and a `[String]` from a catch-all, `{path...}`.
      Shortcuts, notifications, and activities carry values of the same types, and a file provides only its `URL`.
      An `intent` is Swift code and can carry any type.
      """,
    failing: """
      extern type Photo
      app Album {
        scheme album
        root   stack Home
      }
      screen Home {
        on open(photo: Photo) -> push Viewer(photo)
      }
      screen Viewer(photo: Photo) transient
      route "/photos/{photo}" -> Viewer(photo)
      """,
    corrected: """
      extern type Photo
      app Album {
        scheme album
        root   stack Home
      }
      screen Home {
        on open(photo: Photo) -> push Viewer(photo)
      }
      screen Viewer(photo: Photo) transient
      screen PhotoPage(id: UUID)
      route "/photos/{id}" -> PhotoPage(id)
      """)
}

extension Diagnostic {
  /// Creates the diagnostic of a placeholder. `reason` completes a sentence about its type.
  static func notCarried(
    _ placeholder: String, type: String, reason: (why: String, help: Help), at range: SourceRange, parameter: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notCarried, message: "`\(placeholder)` would be \(type.withArticle), \(reason.why)", at: range,
      label: "passed as \(type.withArticle)", secondary: [Label(at: parameter, text: "the parameter")], help: [reason.help])
  }

  /// Creates the diagnostic of an entry's parameter. `isFile` is true for a file entry.
  static func notCarried(_ parameter: String, type: String, by kind: String, isFile: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notCarried, message: "`\(parameter)` is \(type.withArticle), which \(kind.withArticle) can't carry", at: range,
      label: "can't be delivered",
      help: [
        isFile
          ? "a file provides only its `URL`: give other parameters a default, or make them optional"
          : "pass an identifier and look up the value in your app, or use an `entry intent`, which can carry any type"
      ])
  }
}
