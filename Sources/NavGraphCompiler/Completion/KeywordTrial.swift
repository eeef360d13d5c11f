import NavGraphSyntax

/// Finds the keywords that can follow a text, by inserting each of them and parsing the result.
///
/// So only the parser contains the grammar. It parses only the last items of the text, and the heads of the bodies around them.
struct KeywordTrial {
  /// A name that isn't a keyword, and isn't similar to one.
  static let name = "qZqZq"
  /// Another name. The parser reports a word that is written twice.
  private static let other = "jWjWj"
  /// Texts after a keyword: nothing, a name, a string, or a word that makes it a keyword.
  private static let continuations = ["", " \(other)", " \"\(other)\"", " or", " nil"]

  private let prefix: [UInt8]
  /// The closing brackets for those that are open at the end of the text.
  private let closing: [UInt8]
  private var names = NameTable()
  /// The number of diagnostics in the lines before that of the position, without a word at it.
  private var earlierCount = 0

  /// - Parameter text: A file up to the position, without the partly typed word.
  init(after text: ArraySlice<UInt8>) {
    let declaration = Array(text[KeywordTrial.lastDeclaration(in: text)...])
    var names = NameTable()
    var ignored: [Diagnostic] = []
    let tree = parse(SourceFile(path: "", bytes: declaration), file: FileID(0), names: &names, diagnostics: &ignored)
    var open: [OpenBracket] = []
    var omitted: [Range<Int>] = []
    var end = 0
    for token in tree.tokens where token.kind != .endOfFile {
      if token.flags.contains(.startsItem), let last = open.indices.last { open[last].itemsEnd = end }
      end = Int(token.end)
      switch token.kind {
      case .leftBrace: open.append(OpenBracket(closing: UInt8(ascii: "}"), end: end))
      case .leftParen: open.append(OpenBracket(closing: UInt8(ascii: ")"), end: end))
      case .leftBracket: open.append(OpenBracket(closing: UInt8(ascii: "]"), end: end))
      case .rightBrace, .rightParen, .rightBracket:
        // A `)` without `(` doesn't end a body, and a `}` also ends the lists in its body.
        guard let index = open.lastIndex(where: { $0.closing == declaration[Int(token.start)] }),
          token.kind == .rightBrace || index == open.count - 1
        else { break }
        omitted += open[index].earlierItems
        open.removeSubrange(index...)
      default: break
      }
    }
    omitted += open.flatMap(\.earlierItems)
    var prefix: [UInt8] = []
    var start = 0
    // A body inside an omitted item begins after that item does.
    for range in omitted.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= start {
      prefix += declaration[start..<range.lowerBound]
      start = range.upperBound
    }
    self.prefix = prefix + declaration[start...]
    closing = open.reversed().map(\.closing)
    earlierCount = parsed("", before: "").earlierCount
  }

  private struct OpenBracket {
    let closing: UInt8
    /// The offset after the bracket.
    let end: Int
    /// The offset after the items before the last one.
    var itemsEnd: Int

    init(closing: UInt8, end: Int) { (self.closing, self.end, itemsEnd) = (closing, end, end) }

    /// The items of a body before its last one, which may continue after the text. The others don't influence what can follow.
    var earlierItems: [Range<Int>] { closing == UInt8(ascii: "}") && itemsEnd > end ? [end..<itemsEnd] : [] }
  }

  /// Returns whether a name is valid at the position.
  mutating func acceptsName() -> Bool { KeywordTrial.continuations.contains { parsed(KeywordTrial.name, before: $0).accepts } }

  /// Returns the valid keywords that begin with `typed`, ignoring case.
  mutating func keywords(beginningWith typed: String) -> [Keyword] {
    let unknown = KeywordTrial.continuations.map { parsed(KeywordTrial.name, before: $0) }
    let letters = typed.lowercased()
    return Keyword.allCases.filter { keyword in
      guard keyword != .none, keyword.text.lowercased().hasPrefix(letters) else { return false }
      for (index, continuation) in KeywordTrial.continuations.enumerated() {
        let found = parsed(keyword.text, before: continuation)
        if found.isSound, !unknown[index].isSound || found.shape != unknown[index].shape { return true }
      }
      return false
    }
  }

  private struct Parsed {
    /// Whether the word has no diagnostics.
    var accepts: Bool
    /// Whether the word and its line before it have no diagnostics, and the lines before that have no more than without the word. An item
    /// of the outer body is reported as a body that isn't closed.
    var isSound: Bool
    var earlierCount: Int
    var shape: [SyntaxTree.Node]
  }

  private mutating func parsed(_ word: String, before continuation: String) -> Parsed {
    let start = UInt32(prefix.count)
    let bytes = prefix + Array(word.utf8) + Array(continuation.utf8) + [UInt8(ascii: " ")] + closing
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "", bytes: bytes), file: FileID(0), names: &names, diagnostics: &diagnostics)
    let end = start + UInt32(word.utf8.count)
    let line = prefix.lastIndex(of: UInt8(ascii: "\n")).map { UInt32($0 + 1) } ?? 0
    func isFree(from first: UInt32) -> Bool {
      !diagnostics.contains { $0.primary.range.start >= first && $0.primary.range.start < end }
    }
    let count = diagnostics.count { $0.primary.range.start < line }
    return Parsed(
      accepts: isFree(from: start), isSound: isFree(from: line) && count <= earlierCount, earlierCount: count, shape: Array(tree.nodes))
  }

  /// Returns the start of the last declaration, which begins with a letter in the first column.
  private static func lastDeclaration(in text: ArraySlice<UInt8>) -> Int {
    var index = text.endIndex
    while index > text.startIndex {
      index -= 1
      let isFirst = index == text.startIndex || text[index - 1] == UInt8(ascii: "\n")
      if isFirst, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[index]) { return index }
    }
    return text.startIndex
  }
}
