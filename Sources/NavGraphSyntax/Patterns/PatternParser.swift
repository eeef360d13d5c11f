/// Reads the URL pattern in a string token. Total: what is malformed is reported, and the rest is there.
///
/// Call it once for each pattern: each call reports.
package func parsePattern(_ token: Token, in tree: SyntaxTree, diagnostics: inout [Diagnostic]) -> PatternSyntax {
  var parser = PatternParser(token, in: tree)
  parser.pattern()
  // A text that the lexer has found broken is a guess.
  if token.flags.contains(.broken) { parser.result.isBroken = true } else { diagnostics += parser.findings }
  return parser.result
}

/// The state of reading one pattern: the characters between the quotes, each with its place.
struct PatternParser {
  /// What a character of the pattern means.
  struct Character {
    let byte: UInt8
    /// Written as an escape, so that a brace or a slash is just text.
    let isEscaped: Bool
    let start: UInt32
    let end: UInt32
  }

  /// The bytes of some characters.
  private struct Bytes: Collection {
    let characters: ArraySlice<Character>
    var startIndex: Int { characters.startIndex }
    var endIndex: Int { characters.endIndex }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> UInt8 { characters[index].byte }
  }

  let file: FileID
  let characters: [Character]
  var position = 0
  var isInQuery = false
  var result: PatternSyntax
  var findings: [Diagnostic] = []

  init(_ token: Token, in tree: SyntaxTree) {
    file = tree.file
    let bytes = tree.source.bytes
    let closed = token.end > token.start + 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "\"")
    let start = Swift.min(token.start + 1, token.end)
    let end = Swift.max(start, closed ? token.end - 1 : token.end)
    characters = PatternParser.unescape(bytes[Int(start)..<Int(end)])
    result = PatternSyntax(range: SourceRange(file: file, start: start, end: end))
  }

  /// The bytes of a string without its escapes.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> [Character] {
    var characters: [Character] = []
    characters.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    func place(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index) }
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.endIndex else {
        characters.append(Character(byte: bytes[at], isEscaped: false, start: place(at), end: place(at + 1)))
        at += 1
        continue
      }
      var end = at + 2
      var written: [UInt8] = [bytes[at + 1]]
      switch bytes[at + 1] {
      case UInt8(ascii: "n"): written = [0x0A]
      case UInt8(ascii: "t"): written = [0x09]
      case UInt8(ascii: "u"):
        while end < bytes.endIndex, bytes[end - 1] != UInt8(ascii: "}") { end += 1 }
        let digits = String(decoding: bytes[at + 2..<end], as: UTF8.self).dropFirst().dropLast()
        written = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
      default: break
      }
      for byte in written { characters.append(Character(byte: byte, isEscaped: true, start: place(at), end: place(end))) }
      at = end
    }
    return characters
  }

  // Characters

  func isAt(_ byte: UInt8) -> Bool {
    position < characters.count && characters[position].byte == byte && !characters[position].isEscaped
  }

  func isAt(_ mark: Unicode.Scalar) -> Bool { isAt(UInt8(ascii: mark)) }

  var isAtEnd: Bool { position >= characters.count }

  /// The place of the characters `from..<to`.
  func range(_ from: Int, _ to: Int) -> SourceRange {
    let start = from < characters.count ? characters[from].start : result.range.end
    let last = Swift.min(to, characters.count)
    let end = last > from ? characters[last - 1].end : start
    return SourceRange(file: file, start: start, end: end)
  }

  func text(_ from: Int, _ to: Int) -> String {
    String(decoding: Bytes(characters: characters[from..<to]), as: UTF8.self)
  }

  mutating func report(_ finding: Diagnostic) {
    result.isBroken = true
    findings.append(finding)
  }
}
