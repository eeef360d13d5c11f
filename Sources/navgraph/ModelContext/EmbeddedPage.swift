import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

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

  /// The text for clients: links lead to other resources, and links to pages that aren't resources are only their texts.
  var linkedText: String {
    guard path.hasSuffix(".md") else { return text }
    var result = ""
    var rest = text[...]
    while let end = rest.firstRange(of: "](")?.lowerBound, let close = rest[end...].firstIndex(of: ")") {
      let target = rest[rest.index(end, offsetBy: 2)..<close]
      // The text begins after the last opening bracket.
      guard let start = rest[..<end].lastIndex(of: "["), !target.contains(":") else {
        result += rest[...close]
        rest = rest[rest.index(after: close)...]
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      result += rest[..<start] + (resource(linkedBy: target).map { "[\(name)](\($0))" } ?? String(name))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Returns the URI of the resource that a link of this page leads to; nil if it leads elsewhere.
  private func resource(linkedBy target: Substring) -> String? {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first.map(String.init) ?? ""
    let linked = file.isEmpty ? path : Path.tidy(Path.join(Path.folder(of: path), file))
    guard let page = EmbeddedPage.all.first(where: { $0.path.isExactly(linked) }) else { return nil }
    return page.uri + (parts.count > 1 ? "#" + parts[1] : "")
  }

  /// The entry in the list of resources.
  var json: JSON {
    .object([
      ("uri", .string(uri)), ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      ("mimeType", .string(mimeType)),
    ])
  }
}
