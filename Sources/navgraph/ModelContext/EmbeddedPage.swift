import NavGraphCompiler

/// A page of the documentation that the program contains.
///
/// The texts are in `Pages`, each with the bytes of its file. `EmbeddedPageTests` compares them.
struct EmbeddedPage: Sendable {
  /// The path in the repository.
  let path: String
  let text: String

  /// The name of the file without its extension.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The identity of the page for clients.
  var uri: String { "navgraph://" + path.split(separator: "/").dropFirst().joined(separator: "/") }

  var mimeType: String { path.hasSuffix(".md") ? "text/markdown" : "text/plain" }

  /// The heading of a page, or a name for the grammar.
  var title: String {
    guard path.hasSuffix(".md"), let line = text.split(separator: "\n").first else { return "Grammar" }
    return String(line.drop { $0 == "#" || $0 == " " })
  }

  /// The first line after the heading.
  var summary: String {
    guard path.hasSuffix(".md") else { return "The grammar of .navgraph files in EBNF" }
    let line = text.split(separator: "\n").dropFirst().first { !$0.hasPrefix("#") } ?? ""
    return String(line)
  }

  /// The entry in the list of resources.
  var json: JSON {
    .object([
      ("uri", .string(uri)), ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      ("mimeType", .string(mimeType)),
    ])
  }
}
