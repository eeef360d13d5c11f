import NavGraphSyntax

extension Rule {
  static let wrongType = Rule(
    number: 0404, severity: .error, summary: "value of the wrong type",
    rationale: """
      Types are nominal: a `type ChatID = String` isn't a `String`, and isn't another `type` based on `String`, so identifiers of two \
      kinds can't be confused.
      A `T?` accepts a `T`.
      A literal text, number, or list is accepted where the type is based on one.
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
    _ value: String, found: String, at range: SourceRange, wanted: String, by user: String, parameter: SourceRange?,
    declared: SourceRange?, meant: String? = nil
  ) -> Diagnostic {
    var secondary: [Label] = []
    if let parameter { secondary.append(Label(at: parameter, text: "expects \(wanted.withArticle)")) }
    if let declared { secondary.append(Label(at: declared, text: "\(value) is \(found.withArticle)")) }
    let isNil = value == "`nil`"
    return Diagnostic(
      .wrongType,
      message: isNil
        ? "`\(user)` expects \(wanted.withArticle), which can't be nil"
        : "\(value) is \(found.withArticle), but `\(user)` expects \(wanted.withArticle)", at: range,
      label: isNil ? "only `\(wanted)?` can be nil" : "is \(found.withArticle)", secondary: secondary,
      help: meant.map { ["write `\($0)`: \(value) is its text in URLs"] } ?? (found == "String" ? .aboutURLs(wanted: wanted) : []),
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}

extension [Help] {
  /// Returns help about the syntax of URLs if a URL is expected.
  static func aboutURLs(wanted: String) -> [Help] {
    wanted == "URL" || wanted == "URL?"
      ? ["write a URL as a text that starts with `https://` or `http://`, has a host, and is percent-encoded where necessary"]
      : []
  }
}
