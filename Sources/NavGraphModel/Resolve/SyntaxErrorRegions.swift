import NavGraphSyntax

/// The broken regions of the files: the places of the errors of the lexer and parser.
///
/// No diagnostics are reported about consequences of a broken region.
struct SyntaxErrorRegions: Sendable {
  /// The sorted offsets of errors and error nodes, indexed by file.
  private var offsets: [[UInt32]]
  /// The sorted offsets of skipped text, indexed by file. Only the word that contains such an offset is unsure.
  private var readPast: [[UInt32]]
  /// The words inside errors, which may be declarations or uses.
  private(set) var swallowed: Set<Name> = []

  /// Whether a file or the head of a declaration is missing, so that some declarations aren't known.
  let isIncomplete: Bool

  init(of trees: [SyntaxTree], diagnostics: [Diagnostic], names: borrowing NameTable) {
    offsets = Array(repeating: [], count: trees.count)
    readPast = offsets
    let unread = [Rule.importNotFound, .fileTooLarge, .notText].map(\.code)
    let isUnread = diagnostics.contains { unread.contains($0.code) }
    var lacksHead = false
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let range = diagnostic.primary.range
      guard Int(range.file.index) < offsets.count else { continue }
      let tokens = trees[Int(range.file.index)].tokens
      if SyntaxRules.readPast.contains(diagnostic.code), !SyntaxErrorRegions.isText(at: range.start, in: tokens) {
        readPast[Int(range.file.index)].append(range.start)
        continue
      }
      offsets[Int(range.file.index)] += [range.start, range.end]
      if let before = SyntaxErrorRegions.end(before: range.start, in: tokens) {
        offsets[Int(range.file.index)].append(before)
      }
    }
    for index in readPast.indices { readPast[index].sort() }
    for (index, tree) in trees.enumerated() where !offsets[index].isEmpty {
      for (node, entry) in tree.nodes.enumerated() where entry.kind == .error {
        let error = SyntaxNode(in: tree, at: node)
        offsets[index].append(error.range.start)
        if SyntaxErrorRegions.lacksHead(error) { lacksHead = true }
        for token in tree.tokens[error.firstToken..<error.endToken] where token.kind == .word { swallowed.insert(token.name) }
      }
      for token in tree.tokens where token.kind == .string && token.flags.contains(.broken) {
        swallowed.formUnion(SyntaxErrorRegions.names(in: token, of: tree, names: names))
      }
      offsets[index].sort()
    }
    isIncomplete = isUnread || lacksHead
  }

  /// Whether an error node contains the lines of a declaration up to its `}`, but not its first line.
  private static func lacksHead(_ error: SyntaxNode) -> Bool {
    let tokens = error.tree.tokens[error.firstToken..<error.endToken]
    guard tokens.count > 1, tokens.first?.kind == .word, tokens.last?.kind == .rightBrace else { return false }
    return tokens.reduce(0) { $0 + ($1.kind == .leftBrace ? 1 : $1.kind == .rightBrace ? -1 : 0) } < 0
  }

  /// Returns the names among the words of an unterminated text, which may contain the code after it.
  private static func names(in token: Token, of tree: SyntaxTree, names: borrowing NameTable) -> Set<Name> {
    var found: Set<Name> = []
    let text = tree.source.bytes[Int(token.start)..<Int(token.end)]
    guard text.count < 2 || text.last != UInt8(ascii: "\"") else { return [] }
    for word in text.split(whereSeparator: { !SyntaxErrorRegions.isLetterOrDigit($0) }) {
      if let name = names.find(bytes: Array(word)) { found.insert(name) }
    }
    return found
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
  }

  /// Returns the index of the first token that doesn't begin before `offset`.
  private static func index(at offset: UInt32, in tokens: UnsafeBufferPointer<Token>) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a text begins at an offset. A text in curly quotes can't be referred to as a pattern.
  private static func isText(at offset: UInt32, in tokens: UnsafeBufferPointer<Token>) -> Bool {
    let index = index(at: offset, in: tokens)
    return index < tokens.count && tokens[index].start == offset && tokens[index].kind == .string
  }

  /// Returns the end of the token before `offset` on the same line, whose declaration may continue after the error.
  private static func end(before offset: UInt32, in tokens: UnsafeBufferPointer<Token>) -> UInt32? {
    let low = index(at: offset, in: tokens)
    guard low > 0, low < tokens.count, !tokens[low].flags.contains(.afterLineBreak) else { return nil }
    return tokens[low - 1].end
  }

  func isBroken(_ file: FileID) -> Bool {
    Int(file.index) < offsets.count && !offsets[Int(file.index)].isEmpty
  }

  /// Whether an error was reported in a range or directly after it. An empty range in a broken file counts as reported.
  func touches(_ range: SourceRange) -> Bool {
    isBroken(range.file)
      && (range.start == range.end || SyntaxErrorRegions.has(oneOf: offsets[Int(range.file.index)], from: range.start, to: range.end))
  }

  private static func has(oneOf places: [UInt32], from start: UInt32, to end: UInt32) -> Bool {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] <= end
  }

  /// Whether an error was reported on the line of a range, so that names on it may not be intended.
  func touchesLine(of range: SourceRange, in bytes: [UInt8]) -> Bool {
    guard isBroken(range.file) else { return false }
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var line = range
    // The limit bounds the cost of many diagnostics on one long line.
    let limit = 500
    while line.start > 0, range.start - line.start < limit, !isBreak(bytes[Int(line.start) - 1]) { line.start -= 1 }
    while Int(line.end) < bytes.count, line.end - range.end < limit, !isBreak(bytes[Int(line.end)]) { line.end += 1 }
    return touches(line)
  }

  /// Whether a word contains skipped text, so that its intended spelling isn't known.
  func isUnsure(_ word: SourceRange) -> Bool {
    Int(word.file.index) < readPast.count && word.end > word.start
      && SyntaxErrorRegions.has(oneOf: readPast[Int(word.file.index)], from: word.start, to: word.end - 1)
  }
}
