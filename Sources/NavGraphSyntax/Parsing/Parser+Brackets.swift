extension Parser {
  /// Reads from an opening bracket to the closing one: elements, commas between them, one more at the end if the author likes.
  mutating func list(_ closing: TokenKind, _ what: String, _ element: (inout Parser) -> Void) {
    let opening = position
    brackets += 1
    advance()
    while kind != closing, !endsBrackets {
      let before = position
      let complaintsBefore = complaints
      element(&self)
      if take(.comma) { continue }
      if kind == closing || endsBrackets { break }
      if complaints == complaintsBefore {
        if startsLine, !isLabel(position) { break }
        if startsElement {
          report(.missingComma(at: gap, before: range(position), text(position)))
          if position > before { continue }
        } else {
          expect(closing == .rightParen ? "`,` or `)`" : "`,` or `]`")
        }
      }
      skipElement(closing)
      if !take(.comma) { break }
    }
    closeBracket(closing, opening)
  }

  /// Demands the closing bracket. Line breaks count again behind it, or behind the place where it is missing.
  mutating func closeBracket(_ closing: TokenKind, _ opening: Int) {
    brackets -= 1
    if kind == closing { return advance() }
    if kind != .endOfFile { load() }
    let mark = closing == .rightParen ? ")" : "]"
    report(.unclosedBracket(text(opening), mark, opening: range(opening), end: gap, found: found))
  }

  /// What no list can hold: the brackets were not closed.
  private var endsBrackets: Bool {
    switch kind {
    case .endOfFile, .leftBrace, .rightBrace, .arrow, .semicolon: true
    case .word: isAtNextDeclaration
    default: false
    }
  }

  private var startsLine: Bool { tokens[position].flags.contains(.startsItem) }

  private func isLabel(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, let next = follower(of: index) else { return false }
    return tokens[next].kind == .colon
  }

  private var startsElement: Bool {
    switch kind {
    case .word, .string, .integer, .decimal, .dot, .leftBracket: true
    default: false
    }
  }

  /// Passes over the rest of an element, to its comma or the closing bracket.
  private mutating func skipElement(_ closing: TokenKind) {
    guard kind != .comma, kind != closing, !endsBrackets else { return }
    let node = open(.error)
    while kind != .comma, kind != closing, !endsBrackets, !(startsLine && !isLabel(position)) {
      if kind == .leftParen || kind == .leftBracket { skipBalanced() } else { advance() }
    }
    close(node)
  }

  /// Demands `->`; false if nothing that could follow it is there. Another mark in its place is reported and taken for it.
  mutating func arrow(_ what: String) -> Bool {
    if kind == .arrow {
      if tokens[position].flags.contains(.broken) { report(.missingArrow(text(position), at: range(position), what)) }
      advance()
      return true
    }
    if kind == .colon || kind == .equals {
      report(.missingArrow(text(position), at: range(position), what))
      wrongMark()
      return true
    }
    report(.missingArrow(at: here, gap: gap, found: found, what, isFixable: kind == .word))
    return kind == .word && !keyword.isReserved && Parser.actions.contains(keyword)
  }

  /// Passes over a mark that was reported.
  mutating func wrongMark() {
    let node = open(.error)
    advance()
    close(node)
  }
}
