/// Parses one file into a tree. Any bytes result in a tree: tokens that don't fit are in `error` nodes and get a diagnostic.
package func parse(
  _ source: SourceFile, file: FileID, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> SyntaxTree {
  let known = diagnostics.count
  let tokens = lexed(source, file: file, names: &names, diagnostics: &diagnostics)
  let nodes = source.bytes.withUnsafeBufferPointer { bytes in
    var parser = Parser(file: file, bytes: bytes, tokens: UnsafeBufferPointer(tokens.elements))
    parser.hasLexicalDiagnostics = diagnostics.count > known
    parser.file()
    withdraw(parser.unquotedTexts, from: &diagnostics, since: known)
    diagnostics += parser.allDiagnostics()
    return parser.nodes
  }
  return SyntaxTree(file: file, source: source, tokens: tokens, nodes: nodes)
}

/// Removes the lexer's diagnostics that are in `unquotedTexts`, among those from `start` on. Both are in the order of the text.
private func withdraw(_ unquotedTexts: [SourceRange], from diagnostics: inout [Diagnostic], since start: Int) {
  guard !unquotedTexts.isEmpty else { return }
  var next = 0
  let kept = diagnostics[start...].filter { diagnostic in
    let range = diagnostic.primary.range
    while next < unquotedTexts.count, unquotedTexts[next].end <= range.start { next += 1 }
    return next == unquotedTexts.count || range.start < unquotedTexts[next].start
  }
  diagnostics.replaceSubrange(start..., with: kept)
}

/// A recursive-descent parser. Correct text needs one token of lookahead (two where a word may be a keyword or a name). Recovery looks
/// further ahead.
///
/// Each function in the files `Parser+*.swift` reads the production in its doc comment. A function that opens a node always creates it. A
/// missing part has no child node.
struct Parser {
  // The file
  let fileID: FileID
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>

  // The next token
  /// The index of the next token in `tokens`.
  var position = 0
  /// The kind of the next token. A line break that ends an item is a `semicolon`.
  var kind = TokenKind.endOfFile
  /// Whether the lexer has reported a diagnostic in the file.
  var hasLexicalDiagnostics = false
  /// The keyword of the next token; `none` for names and for tokens that aren't words.
  var keyword = Keyword.none
  /// Whether `kind` is `semicolon` only because of the line break before the next token.
  var isLineBreak = false
  /// The number of open `(` and `[`. Line breaks aren't significant inside them.
  var brackets = 0

  // The tree
  var nodes: FlatBuffer<SyntaxTree.Node>
  /// The index after the last consumed token.
  var taken = 0

  // Recovery
  /// At most `maxDiagnostics`, in the order in which they were found.
  var diagnostics: [Diagnostic] = []
  /// The number of diagnostics beyond the limit.
  var omittedCount = 0
  /// The ranges that the parser has reported as one unquoted text, in ascending order. The lexer's diagnostics in these ranges are removed.
  var unquotedTexts: [SourceRange] = []
  /// The number of errors, including those that aren't reported.
  var errorCount = 0
  /// Twice the index of the token at the last error, plus 1 unless the error is at the line break before it; -1 before the first error. A
  /// second error at the same position isn't reported.
  var lastErrorPosition = -1
  /// The body that is being read.
  var body = Body.file
  /// The body of the last declaration, for items after an extra `}`.
  var lastBody = Body.file
  /// The bodies that the previous line would belong to, if it is misplaced.
  var misplaced: [Body] = []
  /// Whether diagnostics are suppressed, because they would be guesses after an error on the same line or in the same brackets.
  var isMuted = false
  /// Whether a `needs enum` is being read, whose body is followed by `from`.
  var isReadingNeed = false
  /// The nesting depth of bodies, brackets, and types, at most `maxNesting`. It limits the recursion.
  var nesting = 0
  /// The first token of the `otherwise` branch in the branches that are being read.
  var otherwise: Int?
  static let maxNesting = 64
  static let maxDiagnostics = 500

  init(file fileID: FileID, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    self.fileID = fileID
    self.bytes = bytes
    self.tokens = tokens
    nodes = FlatBuffer(capacity: tokens.count + 16)
    load()
  }
}

// Tokens
extension Parser {
  /// Makes the token at `position` the next one, after skipping unknown tokens.
  @inline(__always) mutating func load() {
    while tokens[position].kind == .unknown { position += 1 }
    let flags = tokens[position].flags
    if brackets == 0, flags.contains(.startsItem) || flags.contains(.afterLineBreak) && breaksOff, tokens[position].kind != .endOfFile {
      kind = .semicolon
      keyword = .none
      isLineBreak = true
    } else {
      reveal()
    }
  }

  /// Whether the previous line requires a continuation, but this line begins another item, so that the previous one is incomplete.
  private var breaksOff: Bool {
    let token = tokens[position]
    guard token.kind == .word, position > 0, tokens[position - 1].kind != .leftBrace else { return false }
    let word = Parser.keyword(of: token.name)
    if word == .when || word == .otherwise { return true }
    guard word != .none, position + 1 < tokens.count else { return false }
    let next = tokens[position + 1]
    guard next.kind == .word || next.kind == .string, !next.flags.contains(.afterLineBreak),
      !Parser.keyword(of: next.name).isReserved || next.kind == .string
    else { return false }
    if body != .file, body.words.contains(word) { return true }
    return word.isDeclaration && isAtLineStart(token: position)
  }

  /// Sets the state to the next token itself, ignoring a line break before it.
  @inline(__always) mutating func reveal() {
    let token = tokens[position]
    kind = token.kind
    isLineBreak = false
    keyword = token.kind == .word ? Parser.keyword(of: token.name) : .none
  }

  /// Restores the line break before the next token, for the caller to read.
  mutating func hide() {
    guard kind != .endOfFile else { return }
    kind = .semicolon
    keyword = .none
    isLineBreak = true
  }

  @inline(__always) static func keyword(of name: Name) -> Keyword {
    name.raw <= UInt32(Keyword.last.rawValue) ? Keyword(rawValue: UInt8(truncatingIfNeeded: name.raw)) ?? .none : .none
  }

  /// Consumes the next token.
  @inline(__always) mutating func advance() {
    guard kind != .endOfFile, !isLineBreak else { return }
    position += 1
    taken = position
    load()
  }

  /// Consumes the next token if it has the given kind; returns whether it did.
  @inline(__always) mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted, !isLineBreak else { return false }
    advance()
    return true
  }

  /// Consumes the next word if it is the given keyword; returns whether it did.
  @inline(__always) mutating func take(_ wanted: Keyword) -> Bool {
    guard keyword == wanted else { return false }
    advance()
    return true
  }

  /// Whether the next token may be a name.
  @inline(__always) var isAtName: Bool { kind == .word && !keyword.isReserved }

  /// Returns the index of the token after the one at `index`; nil if a significant line break is between them.
  func follower(of index: Int) -> Int? {
    guard index + 1 < tokens.count else { return nil }
    var next = index + 1
    while tokens[next].kind == .unknown { next += 1 }
    if brackets == 0, tokens[next].flags.contains(.startsItem) { return nil }
    return next
  }

  /// Returns whether the token at `index` may be a name.
  func isName(at index: Int) -> Bool {
    tokens[index].kind == .word && !Parser.keyword(of: tokens[index].name).isReserved
  }

  /// Whether a name follows the next token, so that a word such as `stack`, `detail`, or `present` is a keyword. `stack on pad` isn't a
  /// stack named `on`: a clause follows the word.
  var nameFollows: Bool {
    guard let next = follower(of: position), isName(at: next) else { return false }
    switch Parser.keyword(of: tokens[next].name) {
    case .as, .requires:
      guard let after = follower(of: next) else { return true }
      return !isName(at: after)
    case .on:
      guard let idiom = follower(of: next), isName(at: idiom) else { return true }
      guard let after = follower(of: idiom) else { return false }
      return ![.comma, .arrow, .semicolon, .rightBrace, .endOfFile].contains(tokens[after].kind)
    default: return true
    }
  }

  /// Whether the item has no more tokens.
  var isAtItemEnd: Bool { kind == .semicolon || kind == .rightBrace || kind == .endOfFile }

  /// Consumes semicolons and line breaks.
  mutating func skipBreaks() {
    while kind == .semicolon {
      if isLineBreak { reveal() } else { advance() }
    }
  }
}

// The tree
extension Parser {
  /// Begins a node at the next token and returns its index. Each node must be closed, the innermost first.
  @inline(__always) mutating func open(_ kind: SyntaxKind) -> Int {
    let node = nodes.count
    nodes.append(.init(kind: kind, firstToken: UInt32(truncatingIfNeeded: position), endToken: 0, end: 0))
    return node
  }

  /// Ends a node after the last consumed token.
  @inline(__always) mutating func close(_ node: Int) {
    let place = nodes.base + node
    place.pointee.endToken = Swift.max(place.pointee.firstToken, UInt32(truncatingIfNeeded: taken))
    place.pointee.end = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Returns the index of a node's first token.
  func first(of node: Int) -> Int { Int(nodes[node].firstToken) }

  /// Adds a node that consists of the next token.
  @inline(__always) mutating func leaf(of kind: SyntaxKind) {
    let node = open(kind)
    advance()
    close(node)
  }
}
