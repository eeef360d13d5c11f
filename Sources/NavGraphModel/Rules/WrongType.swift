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

/// A value whose type isn't the expected one.
struct TypeMismatch {
  /// The value as messages show it.
  var value: String
  /// The type of the value.
  var found: String
  var range: SourceRange
  /// The declaration of the value, if it is a name.
  var declared: SourceRange?
  /// The case whose text in URLs the value is.
  var meant: String?

  fileprivate var isNil: Bool { value == "`nil`" }

  /// The label of a diagnostic.
  func label(wanted: String) -> String { isNil ? "only `\(wanted)?` can be nil" : "is \(found.withArticle)" }
}

extension Diagnostic {
  /// - Parameters:
  ///   - wanted: The expected type.
  ///   - parameter: The parameter that has this type, if one does.
  static func wrongType(_ mismatch: TypeMismatch, wanted: String, by user: String, parameter: SourceRange?) -> Diagnostic {
    let (value, found) = (mismatch.value, mismatch.found.withArticle)
    var secondary: [Label] = []
    if let parameter { secondary.append(Label(at: parameter, text: "expects \(wanted.withArticle)")) }
    if let declared = mismatch.declared { secondary.append(Label(at: declared, text: "\(value) is \(found)")) }
    return Diagnostic(
      .wrongType,
      message: mismatch.isNil
        ? "`\(user)` expects \(wanted.withArticle), which can't be nil"
        : "\(value) is \(found), but `\(user)` expects \(wanted.withArticle)", at: mismatch.range,
      label: mismatch.label(wanted: wanted), secondary: secondary,
      help: mismatch.meant.map { ["write `\($0)`: \(value) is its text in URLs"] }
        ?? (mismatch.found == "String" ? .aboutURLs(wanted: wanted) : []),
      fixes: mismatch.meant.map {
        [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: mismatch.range, with: $0)])]
      } ?? [])
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
