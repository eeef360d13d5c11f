import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The meaning of a keyword or an option, and the systems that support it.
struct WordDescription {
  let range: SourceRange
  /// The description in Markdown.
  let text: String

  /// Returns the range of the letters, digits, and underscores around an offset.
  static func wordRange(in bytes: [UInt8], at offset: Int) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      let letter = byte | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex { !isPart($0) } ?? bytes.count)
  }

  /// Returns nil if the offset isn't at a word of the language.
  init?(in tree: SyntaxTree, at offset: Int) {
    guard let index = tree.tokens.firstIndex(where: { $0.kind == .word && Int($0.start) <= offset && offset <= Int($0.end) }) else {
      return nil
    }
    guard let context = OptionContext(in: tree, atToken: index) else { return nil }
    let token = tree.tokens[index]
    let word = tree.text(of: token)
    var parts: [String] = []
    if let keyword = Keyword(token) {
      let summary = context.keywordBefore.flatMap { keyword.summary(after: $0) } ?? keyword.summary
      parts.append("`\(word)`: \(summary)")
    }
    parts += context.descriptions(of: word)
    guard !parts.isEmpty else { return nil }
    range = SourceRange(file: tree.file, start: token.start, end: token.end)
    text = parts.joined(separator: "\n\n")
  }
}
