/// Builds the tree of one file. Total: any bytes give a tree; what does not fit is kept in `error` nodes, and a finding says why.
package func parse(
  _ source: SourceFile, file: FileID, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> SyntaxTree {
  let known = diagnostics.count
  let tokens = lexed(source, file, &names, &diagnostics)
  let nodes = source.bytes.withUnsafeBufferPointer { bytes in
    var parser = Parser(file, bytes, UnsafeBufferPointer(tokens.elements))
    parser.hasLexicalFindings = diagnostics.count > known
    parser.file()
    withdraw(parser.claims, from: &diagnostics, since: known)
    diagnostics += parser.finishedFindings()
    return parser.nodes
  }
  return SyntaxTree(file: file, source: source, tokens: tokens, nodes: nodes)
}

/// Removes the diagnostics in `claims`, of those from `start` on. Both are in the order of the text.
private func withdraw(_ claims: [SourceRange], from diagnostics: inout [Diagnostic], since start: Int) {
  guard !claims.isEmpty else { return }
  var next = 0
  let kept = diagnostics[start...].filter { finding in
    let range = finding.primary.range
    while next < claims.count, claims[next].end <= range.start { next += 1 }
    return next == claims.count || range.start < claims[next].start
  }
  diagnostics.replaceSubrange(start..., with: kept)
}

/// A recursive-descent parser with one token of lookahead (two where a word may be a keyword or a name).
///
/// Each function in the files `Parser+*.swift` reads the production that stands above it. A function that has a kind of node makes it
/// always; what is missing inside is simply no child.
struct Parser {
  // The file
  let fileID: FileID
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>

  // The next token
  var position = 0
  /// A line break that ends an item reads as `semicolon`.
  var kind = TokenKind.endOfFile
  /// Whether the lexer has reported anything in the file.
  var hasLexicalFindings = false
  /// Which keyword the next token would be; `none` for names and for all that is no word.
  var keyword = Keyword.none
  /// The next token reads as `semicolon` only for the line break before it.
  var isLineBreak = false
  /// How many ( and [ are open: line breaks don't count inside.
  var brackets = 0

  // The tree
  var nodes: FlatBuffer<SyntaxTree.Node>
  /// The index behind the last token that was taken.
  var taken = 0

  // Recovery
  var findings: [Diagnostic] = []
  var omitted = 0
  /// The ranges that the parser has reported as a whole text. The lexer's diagnostics about their characters are withdrawn.
  var claims: [SourceRange] = []
  /// How often something was wrong, reported or not.
  var complaints = 0
  /// The place of the last finding: a second one there would be an echo.
  var lastComplaint = -1
  /// The body that is being read.
  var body = Body.file
  /// The body of the last declaration, for items that stand behind a `}` too many.
  var lastBody = Body.file
  /// The bodies in which the line before would have its place, if this one is the wrong one.
  var misplaced: [Body] = []
  /// What follows a mistake on the same line or in the same brackets is a guess: nothing is reported while this is set.
  var isMuted = false
  /// Whether a `needs enum` is being read, whose body `from` follows.
  var isReadingNeed = false
  /// How deep bodies, brackets and types are nested.
  var nesting = 0
  /// The `otherwise` of the branches that are being read.
  var otherwise: Int?
  static let deepestNesting = 64
  static let mostFindings = 500

  init(_ fileID: FileID, _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>) {
    self.fileID = fileID
    self.bytes = bytes
    self.tokens = tokens
    nodes = FlatBuffer(capacity: tokens.count + 16)
    load()
  }
}

// Tokens
extension Parser {
  /// Makes the token at `position` the next one, passing over what the lexer has reported as meaning nothing.
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

  /// The line before asks for more, but this one begins another item: what was begun there is not finished.
  private var breaksOff: Bool {
    let token = tokens[position]
    guard token.kind == .word, position > 0, tokens[position - 1].kind != .leftBrace else { return false }
    let word = Parser.keyword(token.name)
    if word == .when || word == .otherwise { return true }
    guard word != .none, position + 1 < tokens.count else { return false }
    let next = tokens[position + 1]
    guard next.kind == .word || next.kind == .string, !next.flags.contains(.afterLineBreak),
      !Parser.keyword(next.name).isReserved || next.kind == .string
    else { return false }
    if body != .file, body.words.contains(word) { return true }
    return word.isDeclaration && isAtLineStart(position)
  }

  /// The next token as it is, whatever line break stands before it.
  @inline(__always) mutating func reveal() {
    let token = tokens[position]
    kind = token.kind
    isLineBreak = false
    keyword = token.kind == .word ? Parser.keyword(token.name) : .none
  }

  /// Puts the line break before the next token back, for whoever reads on.
  mutating func hide() {
    guard kind != .endOfFile else { return }
    kind = .semicolon
    keyword = .none
    isLineBreak = true
  }

  @inline(__always) static func keyword(_ name: Name) -> Keyword {
    name.raw <= UInt32(Keyword.last.rawValue) ? Keyword(rawValue: UInt8(truncatingIfNeeded: name.raw)) ?? .none : .none
  }

  /// Takes the next token.
  @inline(__always) mutating func advance() {
    guard kind != .endOfFile, !isLineBreak else { return }
    position += 1
    taken = position
    load()
  }

  /// Takes the next token if it is of that kind.
  @inline(__always) mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted, !isLineBreak else { return false }
    advance()
    return true
  }

  /// Takes the next word if it is that keyword.
  @inline(__always) mutating func take(_ wanted: Keyword) -> Bool {
    guard keyword == wanted else { return false }
    advance()
    return true
  }

  /// A word that may be a name.
  @inline(__always) var isAtName: Bool { kind == .word && !keyword.isReserved }

  /// The index of the token behind the token at `index`, unless a line break that counts stands between them.
  func follower(of index: Int) -> Int? {
    guard index + 1 < tokens.count else { return nil }
    var next = index + 1
    while tokens[next].kind == .unknown { next += 1 }
    if brackets == 0, tokens[next].flags.contains(.startsItem) { return nil }
    return next
  }

  func isName(_ index: Int) -> Bool {
    tokens[index].kind == .word && !Parser.keyword(tokens[index].name).isReserved
  }

  /// Whether a name stands behind the next token, which makes a keyword of a word such as `stack`, `detail` or `present`.
  /// `stack on pad` is no stack named `on`: a clause follows the word.
  var nameFollows: Bool {
    guard let next = follower(of: position), isName(next) else { return false }
    switch Parser.keyword(tokens[next].name) {
    case .as, .requires:
      guard let after = follower(of: next) else { return true }
      return !isName(after)
    case .on:
      guard let idiom = follower(of: next), isName(idiom) else { return true }
      guard let after = follower(of: idiom) else { return false }
      return ![.comma, .arrow, .semicolon, .rightBrace, .endOfFile].contains(tokens[after].kind)
    default: return true
    }
  }

  /// Nothing more of the item follows.
  var isAtItemEnd: Bool { kind == .semicolon || kind == .rightBrace || kind == .endOfFile }

  mutating func skipBreaks() {
    while kind == .semicolon {
      if isLineBreak { reveal() } else { advance() }
    }
  }
}

// The tree
extension Parser {
  /// Begins a node at the next token.
  @inline(__always) mutating func open(_ kind: SyntaxKind) -> Int {
    let node = nodes.count
    nodes.append(.init(kind, firstToken: UInt32(truncatingIfNeeded: position), endToken: 0, end: 0))
    return node
  }

  /// Ends a node behind the last token that was taken.
  @inline(__always) mutating func close(_ node: Int) {
    let place = nodes.base + node
    place.pointee.endToken = Swift.max(place.pointee.firstToken, UInt32(truncatingIfNeeded: taken))
    place.pointee.end = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// The first token of a node.
  func first(_ node: Int) -> Int { Int(nodes[node].firstToken) }

  /// A node that is the next token alone.
  @inline(__always) mutating func leaf(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    close(node)
  }
}
