import NavGraphCompiler

/// The result of a call: a document, which clients get as text and as data, or only text.
struct ToolResult {
  private let content: [JSON]
  private let document: JSON?

  /// - Parameter report: A report whose errors are mentioned, because the document doesn't include what couldn't be parsed.
  init(_ document: JSON, besides report: Report? = nil) {
    self.document = document
    let errors = report?.count(of: .error) ?? 0
    let note = errors == 1 ? "The files have an error, which `check` reports." : "The files have \(errors) errors, which `check` reports."
    content = [ToolResult.text(document.text)] + (errors > 0 ? [ToolResult.text(note)] : [])
  }

  init(text: String) {
    document = nil
    content = [ToolResult.text(text)]
  }

  static func text(_ text: String) -> JSON { .object([("type", .string("text")), ("text", .string(text))]) }

  var json: JSON {
    var members: [(String, JSON)] = [("content", .array(content))]
    if let document { members.append(("structuredContent", document)) }
    return .object(members + [("isError", .bool(false))])
  }
}
