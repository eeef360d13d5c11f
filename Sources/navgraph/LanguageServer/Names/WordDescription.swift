import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The meaning of a keyword or an option, and the systems that support it.
struct WordDescription {
  let range: SourceRange
  /// The description in Markdown.
  let text: String

  /// Returns nil if the offset isn't at a word of the language.
  init?(in tree: SyntaxTree, at offset: Int) {
    guard let index = tree.tokens.firstIndex(where: { $0.kind == .word && Int($0.start) <= offset && offset <= Int($0.end) }) else {
      return nil
    }
    guard let context = OptionContext(in: tree, atToken: index) else { return nil }
    let token = tree.tokens[index]
    let word = tree.text(of: token)
    var parts: [String] = []
    if let keyword = Keyword(token) { parts.append("`\(word)`: \(keyword.summary)") }
    parts += context.descriptions(of: word)
    guard !parts.isEmpty else { return nil }
    range = SourceRange(file: tree.file, start: token.start, end: token.end)
    text = parts.joined(separator: "\n\n")
  }
}
