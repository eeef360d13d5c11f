/// Reads the URL pattern in a string token. Total: what is malformed is reported, and the rest is there.
///
/// Call it once for each pattern: each call reports.
package func parsePattern(
  _ token: Token, in tree: SyntaxTree, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> PatternSyntax {
  var parser = PatternParser(token, in: tree)
  parser.pattern(&names)
  // A text that the lexer has found broken is a guess.
  if token.flags.contains(.broken) { parser.result.isBroken = true } else if !parser.findings.isEmpty { diagnostics += parser.findings }
  return parser.result
}

/// The state of reading one pattern: the characters between the quotes, each with its place.
struct PatternParser {
  static let mostFindings = 100

  /// What a character of the pattern means, where some are written as escapes.
  struct Character {
    let byte: UInt8
    /// Written as an escape, so that a brace or a slash is just text.
    let isEscaped: Bool
    let start: UInt32
    let end: UInt32
  }

  let file: FileID
  /// The file, and where in it the first character stands: without escapes, characters are its bytes.
  private let source: [UInt8]
  private let start: Int
  /// How many characters there are.
  let count: Int
  private let unescaped: [Character]?
  var position = 0
  var isInQuery = false
  var result: PatternSyntax
  /// Where each key of the query was met first.
  var keys: [Name: SourceRange] = [:]
  var findings: [Diagnostic] = []

  init(_ token: Token, in tree: SyntaxTree) {
    file = tree.file
    source = tree.source.bytes
    let closed = token.end > token.start + 1 && source[Int(token.end) - 1] == UInt8(ascii: "\"")
    let from = Swift.min(token.start + 1, token.end)
    let end = Swift.max(from, closed ? token.end - 1 : token.end)
    start = Int(from)
    var hasEscapes = false
    var segments = 0
    for index in Int(from)..<Int(end) {
      if source[index] == UInt8(ascii: "\\") { hasEscapes = true }
      if source[index] == UInt8(ascii: "/") { segments += 1 }
    }
    unescaped = hasEscapes ? PatternParser.unescape(source[Int(from)..<Int(end)]) : nil
    count = unescaped?.count ?? Int(end - from)
    result = PatternSyntax(range: SourceRange(file: file, start: from, end: end))
    result.segments.reserveCapacity(segments)
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

  func byte(_ index: Int) -> UInt8 { unescaped?[index].byte ?? source[start + index] }

  /// Whether the character was written as an escape, and so means itself.
  func isEscaped(_ index: Int) -> Bool { unescaped?[index].isEscaped ?? false }

  @inline(__always) func isAt(_ byte: UInt8) -> Bool {
    guard position < count else { return false }
    guard let unescaped else { return source[start + position] == byte }
    return unescaped[position].byte == byte && !unescaped[position].isEscaped
  }

  @inline(__always) func isAt(_ mark: Unicode.Scalar) -> Bool { isAt(UInt8(ascii: mark)) }

  var isAtEnd: Bool { position >= count }

  private func start(of index: Int) -> UInt32 { unescaped?[index].start ?? UInt32(truncatingIfNeeded: start + index) }
  private func end(of index: Int) -> UInt32 { unescaped?[index].end ?? UInt32(truncatingIfNeeded: start + index + 1) }

  /// The place of the characters `from..<to`.
  func range(_ from: Int, _ to: Int) -> SourceRange {
    let start = from < count ? start(of: from) : result.range.end
    let last = Swift.min(to, count)
    let end = last > from ? end(of: last - 1) : start
    return SourceRange(file: file, start: start, end: end)
  }

  func bytes(_ from: Int, _ to: Int) -> [UInt8] {
    unescaped.map { $0[from..<to].map(\.byte) } ?? Array(source[start + from..<start + to])
  }

  func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes(from, to), as: UTF8.self) }

  func name(_ from: Int, _ to: Int, _ names: inout NameTable) -> Name {
    if from == to { return .empty }
    if unescaped != nil { return bytes(from, to).withUnsafeBufferPointer { names.intern($0) } }
    return source.withUnsafeBufferPointer { names.intern(UnsafeBufferPointer(rebasing: $0[start + from..<start + to])) }
  }

  mutating func report(_ finding: Diagnostic) {
    result.isBroken = true
    // Nobody reads more about one pattern, and a stranger's can have a million braces.
    if findings.count < PatternParser.mostFindings { findings.append(finding) }
  }
}
