/// Splits a file into tokens; the last one is `endOfFile`.
///
/// Any bytes result in tokens and diagnostics. Tokens and the gaps between them are the file, byte for byte.
package func lex(
  _ source: SourceFile, file: FileID, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> [Token] {
  let tokens = lexed(source, file: file, names: &names, diagnostics: &diagnostics)
  defer { tokens.free() }
  return Array(tokens.elements)
}

/// Returns the tokens in a buffer that the caller frees.
func lexed(_ source: SourceFile, file: FileID, names: inout NameTable, diagnostics: inout [Diagnostic]) -> FlatBuffer<Token> {
  var reason: Diagnostic?
  if source.bytes.count > Lexer.largestFile {
    reason = .fileTooLarge(source: source, file: file)
  } else if let isWide = Lexer.isNotText(source.bytes) {
    reason = .notText(isWide: isWide, file: file)
  }
  if let reason {
    diagnostics.append(reason)
    let end = UInt32(truncatingIfNeeded: Swift.min(source.bytes.count, Int(UInt32.max)))
    var tokens = FlatBuffer<Token>(capacity: 2)
    if end > 0 { tokens.append(Token(kind: .unknown, start: 0, end: end)) }
    tokens.append(Token(kind: .endOfFile, start: end, end: end))
    return tokens
  }
  return source.bytes.withUnsafeBufferPointer { bytes in
    CharacterClass.table.withUnsafeBufferPointer { classes in
      var lexer = Lexer(bytes: bytes, classes: classes, file: file)
      lexer.run(names: &names)
      diagnostics += lexer.finishedDiagnostics()
      return lexer.tokens
    }
  }
}

/// The state of one pass over the bytes of a file.
struct Lexer {
  /// The maximum size of a file in bytes. Larger files cause a diagnostic, and offsets stay small.
  static let largestFile = 64 << 20
  /// The maximum number of lexical diagnostics for a file. The last one contains the number of the others.
  static let maxDiagnostics = 100

  // The file
  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<UInt8>
  let file: FileID
  var position = 0

  // The tokens
  var tokens: FlatBuffer<Token>
  /// The flags of the gap before the next token.
  var gap: Token.Flags = []
  /// Whether a line break is between the last token that isn't `unknown` and the next one.
  var brokenLine = false
  private var lastKind = TokenKind.comma
  private var lastName = Name.empty

  // Slow paths
  /// The value of a string with escapes. The array is reused.
  var scratch: [UInt8] = []
  /// The other side of a merge conflict, which is skipped.
  var conflictRest: Range<Int>?
  /// The start of a conflict without a closing marker: later conflicts have none either, so the search isn't repeated.
  var noConflictEndAfter = Int.max

  // Diagnostics
  var diagnostics: [Diagnostic] = []
  var omitted = 0
  /// Names with letters that aren't ASCII, and that have been reported.
  var foreignNames: Set<Name> = []
  var invalidText: (first: SourceRange, count: Int)?

  init(bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>, file: FileID) {
    self.bytes = bytes
    self.classes = classes
    self.file = file
    tokens = FlatBuffer(capacity: bytes.count / 4 + 16)
  }

  mutating func run(names: inout NameTable) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    let count = bytes.count
    while position < count {
      let byte = bytes[position]
      switch classes[Int(byte)] & CharacterClass.mask {
      case CharacterClass.letter: word(names: &names)
      case CharacterClass.space: position += 1
      case CharacterClass.lineBreak:
        gap.insert(.afterLineBreak)
        brokenLine = true
        position += 1
      case CharacterClass.mark:
        emit(Lexer.mark(of: byte), length: 1)
      case CharacterClass.quote: string(names: &names)
      case CharacterClass.minus: minus(names: &names)
      case CharacterClass.slash: slash()
      case CharacterClass.equals: equals()
      case CharacterClass.digit: number()
      default: stray(names: &names)
      }
    }
    let end = UInt32(truncatingIfNeeded: count)
    emit(.endOfFile, start: end, end: end, name: Name.empty, flags: [])
  }

  @inline(__always) private static func mark(of byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .dot
    default: .question
    }
  }

  @inline(__always) private mutating func word(names: inout NameTable) {
    let start = position
    let count = bytes.count
    var at = start
    repeat { at += 1 } while at < count && classes[Int(bytes[at])] <= CharacterClass.digit
    if at < count, bytes[at] >= 0x80, continuesName(at: at) { return foreignWord(names: &names) }
    let name = names.intern(UnsafeBufferPointer(rebasing: bytes[start..<at]))
    position = at
    emit(.word, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at), name: name, flags: [])
  }

  /// Lexes a comment or the mark `/`.
  private mutating func slash() {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"): comment()
    case UInt8(ascii: "*"): blockComment()
    default: emit(.slash, length: 1)
    }
  }

  private mutating func comment() {
    var at = position + 2
    if at < bytes.count, bytes[at] == UInt8(ascii: "/") { gap.insert(.documented) }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0A || byte == 0x0D { break }
      at += byte < 0x80 ? 1 : checkedLength(at: at)
    }
    position = at
  }

  private mutating func minus(names: inout NameTable) {
    var at = position + 1
    while at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: " ") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: ">") {
      // `-->` and `- >` are lexed as arrows, and reported where the parser expects an arrow.
      emit(.arrow, length: at + 1 - position, flags: at == position + 1 ? [] : .broken)
    } else if position + 1 < bytes.count, classes[Int(bytes[position + 1])] == CharacterClass.digit {
      number()
    } else {
      stray(names: &names)
    }
  }

  private mutating func equals() {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: ">") {
      emit(.arrow, length: 2, flags: .broken)
    } else if next != UInt8(ascii: "=") {
      emit(.equals, length: 1)
    } else if !conflictMarker() {
      emit(.sameAs, length: 2)
    }
  }

  @inline(__always) mutating func emit(_ kind: TokenKind, length: Int, flags: Token.Flags = []) {
    let start = UInt32(truncatingIfNeeded: position)
    position += length
    emit(kind, start: start, end: UInt32(truncatingIfNeeded: position), name: Name.empty, flags: flags)
  }

  @inline(__always) mutating func emit(_ kind: TokenKind, start: UInt32, end: UInt32, name: Name, flags: Token.Flags) {
    var flags = flags.union(gap)
    if brokenLine {
      if !asksForMore, !continuesLine(kind: kind, name: name) { flags.insert(.startsItem) }
      brokenLine = false
    }
    gap = []
    lastKind = kind
    lastName = name
    tokens.append(Token(kind: kind, start: start, end: end, name: name, flags: flags))
  }

  /// Replaces the last token by a longer word, after bytes that aren't part of the language.
  mutating func extendLastWord(to end: Int, name: Name) {
    let last = tokens[tokens.count - 1]
    tokens[tokens.count - 1] = Token(
      kind: .word, start: last.start, end: UInt32(truncatingIfNeeded: end), name: name, flags: last.flags.union(.broken))
    lastName = name
  }

  /// Emits bytes that aren't part of the language. The parser skips them, so the lexer's diagnostic isn't repeated.
  mutating func emitUnknown(at range: Range<Int>) {
    position = range.upperBound
    tokens.append(
      Token(
        kind: .unknown, start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound), flags: gap))
    gap = []
  }

  /// Whether the last token requires another one on the next line.
  private var asksForMore: Bool {
    switch lastKind {
    case .comma, .arrow, .slash, .leftParen, .leftBrace: true
    case .word: lastName == Name(.then) || lastName == Name(.or) || lastName == Name(.and) || lastName == Name(.not)
    default: false
    }
  }

  /// Returns whether a line that begins with this token continues the previous line.
  private func continuesLine(kind: TokenKind, name: Name) -> Bool {
    switch kind {
    case .arrow, .slash, .comma: true
    case .word: name == Name(.then)
    default: false
    }
  }
}
