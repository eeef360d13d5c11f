extension Parser {
  /// Reads `{ item BREAK ... }`. The body is optional. Tokens between the head and the `{` are reported. `head` is the first token of the
  /// declaration that the body belongs to.
  mutating func body(of body: Body, head: Int) {
    if isLineBreak, tokens[position].kind == .leftBrace {
      report(.braceOnNextLine(at: range(of: position), gap: gap))
      reveal()
    }
    if opensBody(of: body) {
      reportWrongOpening(of: body)
      let opening = position
      return nested { parser in
        parser.advance()
        parser.items(of: body, opening: opening)
      }
    }
    if lacksOpening(of: body, head: head) {
      report(.missingOpening(of: body.noun, at: gap, first: range(of: position)))
      return nested { $0.items(of: body, opening: nil) }
    }
    if !isAtItemEnd, kind != .leftBrace {
      report(
        .unexpected(
          text: text(of: position), behind: taken > 0 ? text(of: taken - 1) : "", isText: kind == .string, at: range(of: position)))
      skipItem(toBody: true)
    }
    guard kind == .leftBrace else { return }
    let opening = position
    nested { parser in
      parser.advance()
      parser.items(of: body, opening: opening)
    }
  }

  /// Returns whether items of the body follow without a `{`: on the same line, or further indented on the next one.
  private func lacksOpening(of body: Body, head: Int) -> Bool {
    guard kind == .word || isLineBreak, tokens[position].kind == .word else { return false }
    let word = Parser.keyword(of: tokens[position].name)
    switch body {
    case .enumeration: if word.isDeclaration, isDeclarationHead(at: position) { return false }
    case .arms: guard isArmHead(at: position) else { return false }
    default: guard word != .none, body.words.contains(word) else { return false }
    }
    return isLineBreak ? word == .when || word == .otherwise || indentation(of: position) > indentation(of: head) : true
  }

  /// Reads items up to the `}`. `opening` is the `{`, if there is one.
  mutating func items(of inner: Body, opening: Int?) {
    let outer = body
    body = inner
    misplaced = []
    defer { body = outer }
    while true {
      skipBreaks()
      if kind == .rightBrace {
        if outer == .file { lastBody = inner }
        // Tokens after the body are read with the keywords of the outer body.
        body = outer
        return advance()
      }
      if outer == .file, closesBody {
        report(.wrongClosing(of: inner.noun, written: text(of: position), at: range(of: position)))
        lastBody = inner
        body = outer
        return advance()
      }
      if kind == .endOfFile || isAtNextDeclaration || belongs(to: outer, not: inner) {
        if let opening { unclosed(at: opening, of: inner) }
        return hide()
      }
      let before = position
      let errorsBefore = errorCount
      skipDoubledKeyword(in: inner)
      if hasOddQuote {
        errorCount += 1
        skipItem()
      } else if item(of: inner) {
        misplaced = []
      } else {
        strayItem(in: inner)
      }
      if isAtOwner {
        if let opening { unclosed(at: opening, of: inner) }
        return
      }
      endItem(since: errorsBefore, in: inner)
      // Consumes at least one token per iteration, so that the loop ends.
      if position == before, !isLineBreak, kind != .rightBrace, kind != .endOfFile { skipBalanced() }
    }
  }

  /// Returns whether the line begins an item that the outer body has and the inner one doesn't, so that the inner `}` is missing.
  private func belongs(to outer: Body, not inner: Body) -> Bool {
    guard outer != .file, kind == .word, tokens[position].flags.contains(.afterLineBreak), outer.words.contains(keyword),
      !inner.words.contains(keyword), let next = follower(of: position)
    else { return false }
    // An outcome can't be called `otherwise`.
    guard inner == .arms, !keyword.isReserved else { return true }
    switch tokens[next].kind {
    case .arrow, .leftParen, .leftBrace: return false
    default: return true
    }
  }

  private mutating func unclosed(at opening: Int, of body: Body) {
    let next = kind == .endOfFile ? nil : range(of: position)
    report(.unclosedBrace(of: body.noun, opening: range(of: opening), end: gap, next: next))
  }

  /// Returns whether an outcome handler begins at a token: a name, optionally followed by `(x)`, before `->` or `{`.
  func isArmHead(at index: Int) -> Bool {
    guard isName(at: index), let next = follower(of: index) else { return false }
    if tokens[next].kind == .leftBrace { return true }
    if tokens[next].kind != .leftParen { return tokens[next].kind == .arrow }
    guard let result = follower(of: next), let close = follower(of: result), let arrow = follower(of: close) else { return false }
    return tokens[close].kind == .rightParen && (tokens[arrow].kind == .arrow || tokens[arrow].kind == .leftBrace)
  }

  /// Reads one item of a body; returns false if there is none.
  private mutating func item(of body: Body) -> Bool {
    switch body {
    case .file: fileItem()
    case .app: appItem()
    case .screen: screenItem()
    case .events: eventsItem()
    case .stack: stackItem()
    case .tabs: tabsItem()
    case .section: sectionItem()
    case .split: splitItem()
    case .pages: pagesItem()
    case .modal: modalItem()
    case .alert: alertItem()
    case .appearance: appearanceItem()
    case .branches: branch()
    case .linkBranches: linkBranch()
    case .arms: arm()
    case .enumeration: enumCases()
    }
  }

  /// Reports a token that can't begin an item here, and reads it as the item that was probably meant.
  mutating func strayItem(in body: Body) {
    guard kind == .word else { return strayMark(in: body) }
    if body != .file, keyword.isDeclaration, isDeclarationHead(at: position) { return nestedDeclaration(in: body) }
    let word = text(of: position)
    if body == .file, closedTooEarly { return itemsAfterBrace() }
    let homes = Body.homes(of: keyword).filter { $0 != body }
    if keyword != .none, !homes.isEmpty { return misplacedItem(in: body, homes: homes) }
    if body.words.contains(.on), isEventHead {
      report(.eventWithoutOn(word: word, in: body, isSure: !joinsOn, at: range(of: position)))
      let node = open(.event)
      eventAfterOn()
      return close(node)
    }
    let legal = body.words.map(\.text)
    var meant = Synonym.meaning(of: word, among: body.words)?.text ?? Spelling.nearest(to: word, among: legal)
    if body == .file, !isHead { meant = nil }
    if isCapitalized(at: position), let lead = body.lead,
      follower(of: position).map({ !isName(at: $0) || tokens[$0].name == Name(lead) }) ?? true
    {
      let second = follower(of: position).flatMap { tokens[$0].name == Name(lead) ? range(of: $0) : nil }
      report(.itemWithoutKeyword(name: word, lead: lead.text, in: body, at: range(of: position), second: second))
      return skipItem()
    }
    let isSlip = meant.map { Spelling.isSlip(word, of: $0, among: legal) } ?? false
    report(
      body == .file
        ? .unknownDeclaration(word: word, meant: meant, isSlip: isSlip, at: range(of: position))
        : .unknownItem(word: word, in: body, meant: meant, isSlip: isSlip, at: range(of: position)))
    if let meant, let known = body.words.first(where: { $0.text == meant }) {
      keyword = known
      _ = item(of: body)
    } else {
      skipItem()
    }
  }

  /// Whether an event without its `on` follows: `open -> push Card`, `open(id: Int) -> ...`.
  private var isEventHead: Bool {
    guard isAtName, !isCapitalized(at: position), let next = follower(of: position) else { return false }
    return tokens[next].kind == .arrow || tokens[next].kind == .leftParen
  }

  /// Returns whether the name at `index` begins with a capital letter, as names of screens and containers do.
  func isCapitalized(at index: Int) -> Bool { (0x41...0x5A).contains(bytes[Int(tokens[index].start)]) }

  /// Whether the word before the `;` ends with `on`: in `hides tabBaron ; view -> pop`, `on` and `;` are swapped.
  private var joinsOn: Bool {
    guard taken > 1, tokens[taken - 1].kind == .semicolon, tokens[taken - 2].kind == .word else { return false }
    return bytes[Int(tokens[taken - 2].start)..<Int(tokens[taken - 2].end)].suffix(2).elementsEqual("on".utf8)
  }

  /// Whether a name or a text follows the word, as it follows the keyword of a declaration.
  private var isHead: Bool {
    guard let next = follower(of: position) else { return false }
    return tokens[next].kind == .word || tokens[next].kind == .string
  }

  /// Whether an item of the declaration above follows its `}`.
  private var closedTooEarly: Bool {
    taken > 0 && tokens[taken - 1].kind == .rightBrace && lastBody.words.contains(keyword) && !isAtLineStart(token: position)
  }

  private mutating func itemsAfterBrace() {
    report(.closedTooEarly(noun: lastBody.noun, at: range(of: taken - 1), next: range(of: position)))
    let node = open(.error)
    nested { $0.items(of: $0.lastBody, opening: nil) }
    close(node)
  }

  private mutating func strayMark(in body: Body) {
    if kind == .rightBrace || kind == .rightParen || kind == .rightBracket {
      report(.strayClosing(mark: text(of: position), at: range(of: position)))
      let node = open(.error)
      let mark = kind
      repeat {
        if isLineBreak { reveal() }
        advance()
      } while tokens[position].kind == mark && (body == .file || mark != .rightBrace)
      return close(node)
    }
    expect(body.wanted)
    skipItem()
  }

  /// Reads a declaration inside a body into an error node, and reports it.
  private mutating func nestedDeclaration(in body: Body) {
    report(.nestedDeclaration(keyword: text(of: position), in: body, at: range(of: position)))
    let node = open(.error)
    _ = fileItem()
    close(node)
  }
}

extension Body {
  /// The items that may be here, for messages.
  var wanted: String {
    switch self {
    case .file: "a declaration such as `screen` or `route`"
    case .arms: "an outcome handler, such as `finished(result) -> ...`"
    case .branches, .linkBranches: "`when` or `otherwise`"
    case .enumeration: "the name of a case"
    default: "an item of \(noun): " + words.filter { $0 != .allow }.map { "`\($0.text)`" }.joined(separator: ", ")
    }
  }
}
