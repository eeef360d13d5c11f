extension Parser {
  /// Reads `{ item BREAK ... }`. A body may be left out; what stands between the head and the `{` is reported.
  mutating func body(_ body: Body) {
    if !isAtItemEnd, kind != .leftBrace {
      report(.unexpected(text(position), behind: taken > 0 ? text(taken - 1) : "", isText: kind == .string, at: range(position)))
      skipItem(toBody: true)
    }
    if isLineBreak, tokens[position].kind == .leftBrace {
      report(.braceOnNextLine(at: range(position), gap: gap))
      reveal()
    }
    guard kind == .leftBrace else { return }
    nested { $0.items(of: body) }
  }

  private mutating func items(of body: Body) {
    let opening = position
    advance()
    while true {
      skipBreaks()
      if kind == .rightBrace { return advance() }
      if kind == .endOfFile || isAtNextDeclaration { return unclosed(opening, body) }
      let before = position
      let complaintsBefore = complaints
      if !item(of: body) { strayItem(in: body) }
      endItem(since: complaintsBefore, in: body)
      // Each round takes a token: nothing may hold up the loop.
      if position == before, !isLineBreak, kind != .rightBrace, kind != .endOfFile { skipBalanced() }
    }
  }

  private mutating func unclosed(_ opening: Int, _ body: Body) {
    let next = kind == .endOfFile ? nil : range(position)
    report(.unclosedBrace(body.noun, opening: range(opening), end: gap, next: next))
  }

  /// Reads one item of a body; false if it is none.
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
    case .arms: arm()
    case .enumeration: enumCases()
    }
  }

  /// Reports what can't begin an item here, and reads it as what was probably meant.
  mutating func strayItem(in body: Body) {
    guard kind == .word else { return strayMark(in: body) }
    if body != .file, keyword.isDeclaration, isDeclarationHead(position) { return nestedDeclaration(in: body) }
    let word = text(position)
    let homes = Body.homes(of: keyword).filter { $0 != body }
    if keyword != .none, !homes.isEmpty {
      report(.misplacedItem(word, in: body, homes: homes, at: range(position)))
      return skipItem()
    }
    let legal = body.words.map(\.text)
    let meant = Spelling.nearest(word, among: legal)
    report(
      body == .file
        ? .unknownDeclaration(word, meant: meant, at: range(position)) : .unknownItem(word, in: body, meant: meant, at: range(position)))
    if let meant, let known = body.words.first(where: { $0.text == meant }) {
      keyword = known
      _ = item(of: body)
    } else {
      skipItem()
    }
  }

  private mutating func strayMark(in body: Body) {
    if kind == .rightBrace || kind == .rightParen || kind == .rightBracket {
      report(.strayClosing(text(position), at: range(position)))
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

  /// A declaration that stands in a body: read, and kept in an error node.
  private mutating func nestedDeclaration(in body: Body) {
    report(.nestedDeclaration(text(position), in: body, at: range(position)))
    let node = open(.error)
    _ = fileItem()
    close(node)
  }
}

extension Body {
  /// What may begin an item here, in words.
  var wanted: String {
    switch self {
    case .file: "a declaration such as `screen` or `route`"
    case .arms: "the name of an outcome, such as `finished(result) -> ...`"
    case .branches: "`when` or `otherwise`"
    case .enumeration: "the name of a case"
    default: "a line of \(noun): " + words.filter { $0 != .allow }.map { "`\($0.text)`" }.joined(separator: ", ")
    }
  }
}
