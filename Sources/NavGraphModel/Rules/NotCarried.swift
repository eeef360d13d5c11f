import NavGraphSyntax

extension Rule {
  /// A placeholder whose type has no text.
  static let notCarried = Rule(
    0451, .error, summary: "a placeholder of a type that no URL can carry",
    rationale: """
      A URL carries text: strings, numbers, `Bool`, `UUID`, `Date`, `URL`, enums, and types made of these. An `extern type` is the app's \
      own and never read from a URL. Lists come from query keys that repeat, `?tag={tags}`, and a `[String]` from a catch-all, `{path...}`.
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
  static func notCarried(
    _ placeholder: String, _ type: String, _ why: String, at range: SourceRange, _ parameter: SourceRange, help: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .notCarried, "`\(placeholder)` would be \(type.withArticle), \(why)", at: range, "feeds \(type.withArticle)",
      secondary: [Label(parameter, "the parameter")], help: help)
  }
}
