import NavGraphSyntax

extension Rule {
  /// A placeholder whose type has no text.
  static let notCarried = Rule(
    0451, .error, summary: "a value of a type that no URL, and no entry, can carry",
    rationale: """
      A URL carries text: strings, numbers, `Bool`, `UUID`, `Date`, `URL`, enums, and types made of these. An `extern type` is the app's \
      own and never read from a URL. Lists come from query keys that repeat, `?tag={tags}`, and a `[String]` from a catch-all, `{path...}`. \
      What shortcuts, notifications and activities carry is of the same types, and a file brings nothing but its `URL`; only an `intent` is \
      Swift, and carries everything.
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
    _ placeholder: String, _ type: String, _ why: String, at range: SourceRange, _ parameter: SourceRange, help: [Help] = []
  ) -> Diagnostic {
    Diagnostic(
      .notCarried, "`\(placeholder)` would be \(type.withArticle), \(why)", at: range, "feeds \(type.withArticle)",
      secondary: [Label(parameter, "the parameter")], help: help)
  }

  /// A parameter of an entry; `isFile`: of one for files.
  static func notCarried(_ parameter: String, _ type: String, by kind: String, isFile: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notCarried, "`\(parameter)` is \(type.withArticle), which no \(kind) can carry", at: range, "nothing delivers it",
      help: [
        isFile
          ? "a file brings its `URL`; give everything else a default, or make it optional"
          : "carry an identifier, and let the app look the rest up; an `entry intent` can carry everything"
      ])
  }
}
