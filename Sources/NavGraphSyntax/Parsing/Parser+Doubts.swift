/// Detection of errors that make other fixes doubtful: words that are written twice, and texts without an end.
extension Parser {
  /// Whether an item begins here that has an odd number of quotes, with texts before the unterminated one.
  ///
  /// In such an item, each text and each word between texts is uncertain.
  var hasOddQuote: Bool {
    guard hasLexicalDiagnostics, isBeforeOpenText else { return false }
    var index = position
    while index < tokens.count, tokens[index].kind != .string { index += 1 }
    return index < tokens.count && !tokens[index].flags.contains(.broken)
  }

  private func offered(_ fixes: [Fix]) -> [Fix] { fixes.map { Fix($0.title, applicability: .maybe, edits: $0.edits) } }

  /// Whether a text that begins after the next token, on its line, has no end.
  ///
  /// Then the quotes before it may mean something else, and the diagnostic about the text is enough.
  var isBeforeOpenText: Bool {
    if isLineBreak { return false }
    var index = position + 1
    while index < Swift.min(position + 64, tokens.count) {
      if tokens[index].flags.contains(.afterLineBreak) { return false }
      if tokens[index].kind == .string, tokens[index].flags.contains(.broken), isUnterminated(tokens[index]) { return true }
      index += 1
    }
    return false
  }

  /// Returns the diagnostic with a fix that removes the second word, if a word is written twice at its location.
  ///
  /// The diagnostic's other fixes become suggestions, because they would replace the second word.
  func withoutDoubledWord(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    guard let (second, isSure) = doubledWord(at: diagnostic.primary.range) else {
      // `on open open(name)` may be an event without its arrow, or one word too many.
      if isActionOfEvent, isDoubled(at: position) || isDoubled(at: taken - 1) {
        diagnostic.fixes = offered(diagnostic.fixes)
      }
      return diagnostic
    }
    let range = SourceRange(file: fileID, start: tokens[second - 1].end, end: tokens[lastRepeat(of: second)].end)
    let removal = Fix(
      "remove the second `\(text(of: second))`", applicability: isSure ? .always : .maybe, edits: [.init(replacing: range, with: "")])
    diagnostic.fixes = [removal] + offered(diagnostic.fixes)
    return diagnostic
  }

  /// Returns the second of two equal words: the reported one, or the last one before it.
  private func doubledWord(at place: SourceRange) -> (second: Int, isSure: Bool)? {
    guard taken > 0, taken == position, kind != .endOfFile, place.start >= tokens[taken - 1].end, place.start <= tokens[position].start
    else {
      return nil
    }
    if isActionOfEvent { return nil }
    if isDoubled(at: position) {
      // `a: Int Int: String` lacks a comma, and in `id id: Int` a name is written twice.
      let next = position + 1
      if next < tokens.count, tokens[next].kind == .colon {
        return taken > 1 && [.leftParen, .comma].contains(tokens[taken - 2].kind) ? (position, true) : nil
      }
      return (position, !mayBeElement(at: taken - 1) && !mayBeParted)
    }
    return taken > 1 && isDoubled(at: taken - 1) ? (taken - 1, false) : nil
  }

  /// Returns whether an equal word after this one may be correct with a colon or a comma between them: `Card(id id)` may mean `Card(id:
  /// id)`, and `[true true]` may mean `[true, true]`.
  private func mayBeElement(at index: Int) -> Bool {
    guard index > 0, [.leftParen, .leftBracket, .comma].contains(tokens[index - 1].kind) else { return false }
    var depth = 0
    var before = index - 1
    while before > Swift.max(0, index - 64) {
      if tokens[before].kind == .rightParen || tokens[before].kind == .rightBracket { depth += 1 }
      if tokens[before].kind == .leftParen || tokens[before].kind == .leftBracket {
        if depth == 0 { return true }
        depth -= 1
      }
      if tokens[before].flags.contains(.afterLineBreak) { return false }
      before -= 1
    }
    return false
  }

  /// Whether something may be missing between the next word and the equal word before it.
  ///
  /// Two operators may lack an operand: `a and b and c`, `push A then pop then push B`. Two repeatable actions may lack a `then`. Words
  /// more than one space apart may have had text between them: `push A / A`.
  private var mayBeParted: Bool {
    switch keyword {
    case .and, .or, .then, .pop, .dismiss, .close: return true
    default: return tokens[position].start > tokens[taken - 1].end + 1
    }
  }

  /// Whether an arrow is missing before the action, as in `on close close`.
  private var isActionOfEvent: Bool {
    taken > 1 && tokens[taken - 2].name == Name(.on) && kind == .word && Parser.actions.contains(keyword)
  }

  /// Returns the last of the consecutive equal words from `index` on.
  private func lastRepeat(of index: Int) -> Int {
    var last = index
    while last + 1 < tokens.count, isDoubled(at: last + 1) { last += 1 }
    return last
  }

  private func isDoubled(at index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index - 1].kind == .word && tokens[index].name == tokens[index - 1].name
      && !tokens[index].flags.contains(.afterLineBreak)
  }

  /// Skips a repeated name, and reports it. The tab `map` may show the screen `map`.
  mutating func skipDoubledWord() {
    guard kind == .word, !isLineBreak, taken == position, taken > 1, isDoubled(at: position), keyword == .none,
      tokens[position + 1].kind != .colon, tokens[taken - 2].name != Name(.tab), !isActionOfEvent
    else { return }
    let last = lastRepeat(of: position)
    report(.doubledWord(word: text(of: position), at: range(of: position)))
    let node = open(.error)
    while position <= last, !isLineBreak, kind != .endOfFile { advance() }
    close(node)
  }

  /// Skips a repeated keyword of an item, and reports it: `title title "Home"`. `on on -> pop` is an event called `on`.
  mutating func skipDoubledKeyword(in body: Body) {
    guard kind == .word, position + 1 < tokens.count, tokens[position + 1].name == tokens[position].name, keyword != .tab,
      body.words.contains(keyword), let second = follower(of: position), isDoubled(at: second),
      let third = follower(of: lastRepeat(of: second))
    else { return }
    switch tokens[third].kind {
    // A screen may be called `screen`, if a keyword or nothing follows.
    case .word: guard Parser.keyword(of: tokens[third].name) == .none, keyword != .assert else { return }
    case .string where Parser.textFollows.contains(keyword): break
    default: return
    }
    let last = lastRepeat(of: second)
    let first = SourceRange(file: fileID, start: range(of: position).start, end: range(of: last).start)
    errorCount += 1
    if !isMuted { append(.doubledWord(word: text(of: second), at: range(of: second), removing: first)) }
    let node = open(.error)
    while position < last, !isLineBreak, kind != .endOfFile { advance() }
    close(node)
  }

  /// The keywords that a text follows.
  private static let textFollows: Set<Keyword> = [
    .title, .subtitle, .message, .back, .import, .hosts, .scheme, .strings, .route, .alias, .entry,
  ]
}
