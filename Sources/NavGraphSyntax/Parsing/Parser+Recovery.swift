/// Source ranges for messages, diagnostics, and recovery.
extension Parser {
  // Source ranges

  func range(of token: Int) -> SourceRange {
    SourceRange(file: fileID, start: tokens[token].start, end: tokens[token].end)
  }

  /// The range of the next token, or the position after the last one at the end of a line or file.
  var here: SourceRange {
    (isAtLineEnd || kind == .endOfFile) && taken > 0 ? range(of: taken - 1).closing : range(of: position)
  }

  /// The position after the last token, where something is missing.
  var gap: SourceRange { taken > 0 ? range(of: taken - 1).closing : range(of: position).opening }

  /// Whether nothing more is on the line, or only a `}` on the next one.
  private var isAtLineEnd: Bool {
    isLineBreak || kind == .rightBrace && tokens[position].flags.contains(.afterLineBreak)
  }

  /// Returns the text of a token for messages, shortened to 40 bytes.
  func text(of token: Int) -> String {
    let start = Int(tokens[token].start)
    let end = Int(tokens[token].end)
    return end - start > 40
      ? String(decoding: bytes[start..<start + 37], as: UTF8.self) + "..." : String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A description of the next token for messages.
  var found: String {
    if kind == .endOfFile { return "found the end of the file" }
    if isAtLineEnd { return "found the end of the line" }
    if kind == .string { return "found a string" }
    return "found `\(text(of: position))`"
  }

  // Diagnostics

  /// Counts an error, and reports its diagnostic unless one was reported at the same token, diagnostics are muted, or the lexer has
  /// reported an error that breaks the line.
  mutating func report(_ diagnostic: Diagnostic) {
    errorCount += 1
    guard !isMuted else { return }
    let errorPosition = position * 2 + (isLineBreak ? 0 : 1)
    guard errorPosition != lastErrorPosition else { return }
    lastErrorPosition = errorPosition
    guard !isLineBroken, !isBeforeOpenText else { return }
    append(withoutDoubledWord(diagnostic))
  }

  /// Stores a diagnostic, up to the limit of a file.
  mutating func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < Parser.maxDiagnostics { diagnostics.append(diagnostic) } else { omittedCount += 1 }
  }

  /// Returns the diagnostics, with a note about the omitted ones.
  mutating func allDiagnostics() -> [Diagnostic] {
    if omittedCount > 0 { diagnostics[diagnostics.count - 1].notes.append("\(omittedCount) more diagnostics in this file aren't shown") }
    return diagnostics
  }

  /// Reports that `what` was expected instead of the next token. Consumes nothing.
  mutating func expect(_ what: String, help: [Help] = [], fixes: [Fix] = []) {
    report(.expected(what, found: found, at: here, help: help, fixes: fixes))
  }

  /// Whether the line contains an unterminated string, or an unknown token directly before this position. Diagnostics after that would be
  /// guesses.
  private var isLineBroken: Bool {
    if hasUnknownTokenBefore { return true }
    var index = isLineBreak || kind == .endOfFile ? Swift.max(taken - 1, 0) : position
    var steps = 0
    var passed = 0
    while steps < 64 {
      let token = tokens[index]
      switch token.kind {
      case .string where token.flags.contains(.broken) && isUnterminated(token): return true
      case .word where token.flags.contains(.broken) && Parser.keyword(of: token.name).isReserved: return true
      case .unknown: if passed < 2 { return true }
      default: passed += 1
      }
      guard index > 0, !token.flags.contains(.afterLineBreak) else { return false }
      index -= 1
      steps += 1
    }
    return false
  }

  /// Whether an unknown token follows the last consumed token on its line, before the next token.
  private var hasUnknownTokenBefore: Bool {
    guard taken < position, isLineBreak || !tokens[position].flags.contains(.afterLineBreak) else { return false }
    return tokens[taken].kind == .unknown && !tokens[taken].flags.contains(.afterLineBreak)
  }

  /// Returns whether a string token doesn't end with a quote.
  func isUnterminated(_ token: Token) -> Bool {
    token.end <= token.start + 1 || bytes[Int(token.end) - 1] != UInt8(ascii: "\"")
  }

  // Nesting

  /// Calls `content` one level deeper. At the limit, reports that and skips the brackets.
  mutating func nested(content: (inout Parser) -> Void) {
    guard nesting < Parser.maxNesting else {
      report(.nestedTooDeep(at: range(of: position)))
      let node = open(.error)
      skipBalanced()
      close(node)
      return
    }
    nesting += 1
    content(&self)
    nesting -= 1
  }

  // Skipping

  /// Whether a declaration begins at column 1, so that open brackets above lack their closing marks.
  var isAtNextDeclaration: Bool {
    guard kind == .word || isLineBreak || brackets > 0 else { return false }
    let token = tokens[position]
    guard token.kind == .word, Parser.keyword(of: token.name).isDeclaration else { return false }
    return isAtLineStart(token: position) && isDeclarationHead(at: position)
  }

  /// Returns whether the token is at column 1 of its line.
  func isAtLineStart(token index: Int) -> Bool {
    let start = Int(tokens[index].start)
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  /// Returns the indentation of a token's line, in bytes.
  func indentation(of index: Int) -> Int {
    var start = Int(tokens[index].start)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }

  /// Returns whether a declaration keyword at `index` is followed by a name or a text on its line.
  func isDeclarationHead(at index: Int) -> Bool {
    guard Parser.keyword(of: tokens[index].name).isDeclaration, index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return (next.kind == .word || next.kind == .string) && !next.flags.contains(.afterLineBreak)
  }

  /// Skips brackets of any kind and their content, or one other token.
  mutating func skipBalanced() {
    var depth = 0
    repeat {
      if isLineBreak { reveal() }
      switch kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      case .endOfFile: return
      default: break
      }
      if depth > 0, isAtNextDeclaration { return }
      advance()
    } while depth > 0
  }

  /// Skips the rest of the item: to its line break or `;`, a `}` that closes the body, or the next declaration. With `toBody`, also to a
  /// `{` on the line.
  mutating func skipItem(toBody: Bool = false) {
    guard !isAtItemEnd, !(toBody && kind == .leftBrace) else { return }
    let node = open(.error)
    while !isAtItemEnd {
      if kind == .leftBrace {
        if toBody { break }
        skipBraces()
      } else {
        advance()
      }
    }
    close(node)
  }

  /// Skips `{ ... }`. Only braces are matched, and a declaration at the start of a line ends it.
  private mutating func skipBraces() {
    var depth = 0
    repeat {
      if isLineBreak { reveal() }
      switch kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .endOfFile: return
      default: break
      }
      if depth > 0, isAtNextDeclaration { return }
      advance()
    } while depth > 0
  }

  /// Whether a word or a text follows the next token on its line.
  private var isNameNext: Bool {
    guard let next = follower(of: position) else { return false }
    return tokens[next].kind == .string || isName(at: next)
  }

  /// Requires the end of the item. Other tokens are reported, unless the item already has a diagnostic.
  mutating func endItem(since errorsBefore: Int, in body: Body, from itemStart: Int? = nil) {
    guard !isAtItemEnd, !(body != .file && closesBody) else { return }
    if errorCount == errorsBefore {
      if kind == .word,
        body.words.contains(keyword) ? body != .file || isDeclarationHead(at: position) : body == .arms && isArmHead(at: position)
      {
        // In `here / presents stack Home`, the word before may be the misspelled one.
        let mayBeSlip = Parser.isKind(keyword) && taken > 0 && tokens[taken - 1].kind == .word
        // In `hosts "a.example"root ; Main`, the word and the `;` are swapped.
        let isIncomplete = keyword != .on && body != .file && follower(of: position).map { tokens[$0].kind == .semicolon } ?? false
        return report(.twoItems(word: text(of: position), at: range(of: position), gap: gap, mayBeSlip: mayBeSlip || isIncomplete))
      }
      if kind == .rightParen || kind == .rightBracket {
        report(.strayClosing(mark: text(of: position), at: range(of: position)))
      } else if body == .file, keyword == .from, let start = itemStart,
        [.type, .enum, .extern].contains(Parser.keyword(of: tokens[start].name))
      {
        report(.ownerWithoutNeeds(at: range(of: position), declaration: range(of: start)))
      } else {
        report(
          .unexpected(
            text: text(of: position), behind: taken > 0 ? text(of: taken - 1) : "", isText: kind == .string, isLast: !isNameNext,
            at: range(of: position)))
      }
    }
    skipItem()
  }
}
