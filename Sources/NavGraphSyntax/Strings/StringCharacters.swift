/// The characters between the quotes of a string token, with their positions in the file. Some may be written as escapes.
struct StringCharacters {
  private struct Character {
    let byte: UInt8
    /// Whether the character is written as an escape, so that a brace or a slash is plain text.
    let isEscaped: Bool
    let start: UInt32
    let end: UInt32
  }

  let file: FileID
  /// The range between the quotes.
  let range: SourceRange
  let count: Int
  /// The bytes of the file, and the offset of the first character. Without escapes, the characters are the file's bytes.
  private let source: [UInt8]
  private let start: Int
  private let unescaped: [Character]?

  init(of token: Token, in tree: SyntaxTree) {
    file = tree.file
    source = tree.source.bytes
    let closed = token.end > token.start + 1 && source[Int(token.end) - 1] == UInt8(ascii: "\"")
    let from = Swift.min(token.start + 1, token.end)
    let end = Swift.max(from, closed ? token.end - 1 : token.end)
    start = Int(from)
    range = SourceRange(file: file, start: from, end: end)
    let bytes = source[Int(from)..<Int(end)]
    unescaped = bytes.contains(UInt8(ascii: "\\")) ? StringCharacters.unescape(bytes) : nil
    count = unescaped?.count ?? bytes.count
  }

  /// Returns the characters of a string with its escapes replaced.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> [Character] {
    var characters: [Character] = []
    characters.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    func place(of index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index) }
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.endIndex else {
        characters.append(Character(byte: bytes[at], isEscaped: false, start: place(of: at), end: place(of: at + 1)))
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
      for byte in written { characters.append(Character(byte: byte, isEscaped: true, start: place(of: at), end: place(of: end))) }
      at = end
    }
    return characters
  }

  func byte(at index: Int) -> UInt8 { unescaped?[index].byte ?? source[start + index] }

  /// Returns whether the character is written as an escape, so that it is plain text.
  func isEscaped(at index: Int) -> Bool { unescaped?[index].isEscaped ?? false }

  /// Returns whether the character at `index` is `byte` and isn't escaped.
  @inline(__always) func holds(_ byte: UInt8, at index: Int) -> Bool {
    guard index < count else { return false }
    guard let unescaped else { return source[start + index] == byte }
    return unescaped[index].byte == byte && !unescaped[index].isEscaped
  }

  private func start(of index: Int) -> UInt32 { unescaped?[index].start ?? UInt32(truncatingIfNeeded: start + index) }
  private func end(of index: Int) -> UInt32 { unescaped?[index].end ?? UInt32(truncatingIfNeeded: start + index + 1) }

  /// Returns the range of the characters `from..<to`.
  func range(from: Int, to: Int) -> SourceRange {
    let start = from < count ? start(of: from) : range.end
    let last = Swift.min(to, count)
    let end = last > from ? end(of: last - 1) : start
    return SourceRange(file: file, start: start, end: end)
  }

  func bytes(from: Int, to: Int) -> [UInt8] {
    unescaped.map { $0[from..<to].map(\.byte) } ?? Array(source[start + from..<start + to])
  }

  func text(from: Int, to: Int) -> String { String(decoding: bytes(from: from, to: to), as: UTF8.self) }

  func name(from: Int, to: Int, names: inout NameTable) -> Name {
    if from == to { return .empty }
    if unescaped != nil { return bytes(from: from, to: to).withUnsafeBufferPointer { names.intern($0) } }
    return source.withUnsafeBufferPointer { names.intern(UnsafeBufferPointer(rebasing: $0[start + from..<start + to])) }
  }

  /// Returns whether these characters form a name of the language.
  func isName(from: Int, to: Int) -> Bool {
    guard from < to, CharacterClass.table[Int(byte(at: from))] == CharacterClass.letter else { return false }
    return (from..<to).allSatisfy { CharacterClass.table[Int(byte(at: $0))] <= CharacterClass.digit }
  }
}
