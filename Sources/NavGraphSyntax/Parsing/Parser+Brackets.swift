extension Parser {
  /// Reads a bracketed list: elements separated by commas, with an optional trailing comma.
  mutating func list(until closing: TokenKind, of what: String, element: (inout Parser) -> Void) {
    let opening = position
    let wasMuted = isMuted
    brackets += 1
    advance()
    while kind != closing, !endsBrackets {
      let before = position
      let errorsBefore = errorCount
      element(&self)
      if errorCount == errorsBefore {
        if take(.comma) || takesDotForComma(closing: closing) { continue }
        if kind == closing || endsBrackets || (startsLine && !isLabel(at: position)) || startsClause { break }
        if startsElement {
          reportMissingComma(closing: closing, after: before)
          if position > before { continue }
        } else {
          expect(closing == .rightParen ? "`,` or `)`" : "`,` or `]`")
        }
      }
      // Report one diagnostic for each pair of brackets, because later ones would be guesses.
      isMuted = true
      skipElement(until: closing)
      if !take(.comma) { break }
    }
    closeBracket(closing, openedAt: opening)
    isMuted = wasMuted
  }

  /// Reports that a comma is missing between the next token and the element that begins at `element`.
  private mutating func reportMissingComma(closing: TokenKind, after element: Int) {
    let (place, word) = (range(of: position), text(of: position))
    // `Card(ids: [1, 2,] name: "x")`
    let followsList = taken > 1 && tokens[taken - 1].kind == .rightBracket
    if followsList, tokens[taken - 2].kind == .comma, tokens[taken - 2].end == tokens[taken - 1].start {
      return report(.earlyComma(comma: range(of: taken - 2), at: gap, before: place, text: word))
    }
    // A bare name before it may be a label that lacks its colon.
    let isName = closing == .rightParen && position == element + 1 && tokens[element].kind == .word
    // `id: [Int] key: [1]` may be a key with a default.
    let isSure = !isName && keyword != .key && !touches
    report(.missingComma(at: gap, before: place, text: word, isSure: isSure, mayBeLabel: isName))
  }

  /// Whether the next token directly follows the previous one. Then it may be a duplicate, as in `["a""a"]`, or misplaced, as in `[a, ]b`.
  var touches: Bool { gap.end == range(of: position).start }

  /// Reports and consumes a `.` that is written instead of the comma after an element: `[red. "blue"]`.
  private mutating func takesDotForComma(closing: TokenKind) -> Bool {
    guard kind == .dot, taken == position, touches, let next = follower(of: position),
      tokens[next].start > tokens[position].end || tokens[next].kind == closing
    else { return false }
    // `[soft.]` may be `[.soft]`.
    let mayBeCase = tokens[taken - 1].kind == .word && tokens[next].kind == closing
    let comma = Fix("write `,`", applicability: mayBeCase ? .maybe : .always, edits: [.init(replacing: range(of: position), with: ",")])
    expect(closing == .rightParen ? "`,` or `)`" : "`,` or `]`", fixes: [comma])
    skipWrongMark()
    return true
  }

  /// Requires the closing bracket. Line breaks are significant again after it, or after the place where it is missing.
  mutating func closeBracket(_ closing: TokenKind, openedAt opening: Int) {
    brackets -= 1
    if kind == closing { return advance() }
    if kind != .endOfFile { load() }
    let mark = closing == .rightParen ? ")" : "]"
    report(.unclosedBracket(bracket: text(of: opening), mark: mark, opening: range(of: opening), end: gap, found: found))
  }

  /// Reports and skips what follows the value of a result after a comma.
  mutating func moreResults(closedBy closing: TokenKind) {
    guard kind == .comma else { return }
    expect("only one value, the result", help: ["to return several values, return a type of the app that has them: `extern type Order`"])
    let error = open(.error)
    while kind != closing, !endsBrackets, !isAtItemEnd { advance() }
    close(error)
  }

  /// Whether the next token can't be in a list, so the brackets aren't closed.
  private var endsBrackets: Bool {
    switch kind {
    case .endOfFile, .leftBrace, .rightBrace, .arrow, .semicolon, .slash: true
    case .word: keyword == .then || isAtNextDeclaration
    default: false
    }
  }

  /// Whether a clause that follows brackets begins here, and not a label: `as sheet`, `requires signedIn`.
  private var startsClause: Bool {
    switch keyword {
    case .requires, .returns, .as, .on, .embedded, .external, .transient, .repeats, .view, .controller, .anchored, .when:
      guard let next = follower(of: position) else { return true }
      return tokens[next].kind != .colon && tokens[next].kind != .comma && tokens[next].kind != .rightParen
    default: return false
    }
  }

  private var startsLine: Bool { tokens[position].flags.contains(.startsItem) }

  private func isLabel(at index: Int) -> Bool {
    guard tokens[index].kind == .word, let next = follower(of: index) else { return false }
    return tokens[next].kind == .colon
  }

  private var startsElement: Bool {
    switch kind {
    case .word, .string, .integer, .decimal, .dot, .leftBracket: true
    default: false
    }
  }

  /// Skips the rest of an element, to its comma or the closing bracket.
  private mutating func skipElement(until closing: TokenKind) {
    guard kind != .comma, kind != closing, !endsBrackets else { return }
    let node = open(.error)
    while kind != .comma, kind != closing, !endsBrackets, !(startsLine && !isLabel(at: position)) {
      if kind == .leftParen || kind == .leftBracket { skipBalanced() } else { advance() }
    }
    close(node)
  }

  /// Requires `->`. Returns false if nothing that could follow it is next. Another mark at its position is reported and accepted.
  mutating func arrow(to what: String, isTarget: Bool = false) -> Bool {
    if kind == .arrow {
      if tokens[position].flags.contains(.broken) {
        report(.missingArrow(insteadOf: text(of: position), at: range(of: position), to: what))
      }
      advance()
      return true
    }
    if kind == .colon || kind == .equals, let next = follower(of: position), isStart(at: next, isTarget: isTarget) {
      report(.missingArrow(insteadOf: text(of: position), at: range(of: position), to: what))
      skipWrongMark()
      return true
    }
    if kind == .word, isStart(at: position, isTarget: false), let arrow = follower(of: position), tokens[arrow].kind == .arrow {
      report(.lateArrow(action: text(of: position), at: range(of: arrow), before: range(of: position)))
      skipItem()
      return false
    }
    report(.missingArrow(at: here, gap: gap, found: found, to: what, isFixable: kind == .word && !isArrowNext))
    if isLineBreak, isStart(at: position, isTarget: isTarget), !isAtLineStart(token: position),
      !body.words.contains(Parser.keyword(of: tokens[position].name))
    {
      reveal()
    }
    return !isLineBreak && kind != .endOfFile && isStart(at: position, isTarget: isTarget)
  }

  /// Whether the arrow follows the next token, so that the next token is the error.
  private var isArrowNext: Bool { follower(of: position).map { tokens[$0].kind == .arrow } ?? false }

  /// Returns whether a target or an action begins at a token.
  private func isStart(at index: Int, isTarget: Bool) -> Bool {
    let word = Parser.keyword(of: tokens[index].name)
    guard isName(at: index) else { return false }
    return isTarget || Parser.actions.contains(word) || Spelling.nearest(to: text(of: index), among: Parser.actions.map(\.text)) != nil
  }

  /// Skips a mark that was reported.
  mutating func skipWrongMark() {
    let node = open(.error)
    advance()
    close(node)
  }
}
