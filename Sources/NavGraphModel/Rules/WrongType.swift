import NavGraphSyntax

extension Rule {
  /// A value of the wrong type.
  static let wrongType = Rule(
    0404, .error, summary: "a value of the wrong type",
    rationale: """
      Types are nominal: a `type ChatID = String` is not a `String` and not another `type` that carries one, so that two kinds of identifiers
      are never mixed up. A `T?` takes a `T`. A text, a number or a list may be written where the type carries one.
      """,
    failing: """
      type ItemID = String
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: String) -> push Detail(id: item)
      }
      screen Detail(id: ItemID)
      """,
    corrected: """
      type ItemID = String
      app Shop {
        root stack Home
      }
      screen Home {
        on open(item: ItemID) -> push Detail(id: item)
      }
      screen Detail(id: ItemID)
      """)
}

extension Diagnostic {
  static func wrongType(
    _ value: String, _ found: String, at range: SourceRange, wanted: String, by user: String, _ parameter: SourceRange?,
    declared: SourceRange?, meant: String? = nil
  ) -> Diagnostic {
    var secondary: [Label] = []
    if let parameter { secondary.append(Label(parameter, "wants \(wanted.withArticle)")) }
    if let declared { secondary.append(Label(declared, "\(value) is \(found.withArticle)")) }
    return Diagnostic(
      .wrongType, "\(value) is \(found.withArticle), but `\(user)` wants \(wanted.withArticle)", at: range, "is \(found.withArticle)",
      secondary: secondary,
      help: meant.map { ["write `\($0)`: \(value) is what a URL carries for it"] } ?? (found == "String" ? .aboutURLs(wanted) : []),
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}

extension [Help] {
  /// What a text must be to stand for a URL.
  static func aboutURLs(_ wanted: String) -> [Help] {
    wanted == "URL" || wanted == "URL?"
      ? ["a URL is written as a text that begins with `https://` or `http://`, with a host, and with everything escaped that has to be"]
      : []
  }
}
