// Conditional links: routes and entries with branches.
extension Parser {
  /// Reads the part of a route or an entry after its head.
  mutating func destination(expecting what: String) {
    if dropsArrowBeforeBranches() || kind == .leftBrace || isLineBreak && startsBranch(at: position) { return linkBranches() }
    if startsBranch(at: position) { return keyword == .otherwise || isClosedLater ? linkBranches() : loneLinkBranch() }
    if arrow(to: what, isTarget: true) { targets() }
  }

  /// LinkBranches = "{" { LinkBranch BREAK } "}" ;
  mutating func linkBranches() {
    let node = open(.linkBranches)
    let outer = otherwise
    otherwise = nil
    body(of: .linkBranches, head: first(of: node))
    otherwise = outer
    close(node)
  }

  /// LinkBranch = ( "when" Test | "otherwise" ) "->" ( Targets | Stay ) ;
  mutating func linkBranch() -> Bool {
    branch(as: .linkBranch, to: "the target of the link, or `stay`", isTarget: true) { parser in
      if parser.isAtStay { parser.stay() } else { parser.targets() }
    }
  }

  /// Whether the step `stay` follows. A place of that name has a kind before it, or more tokens after it.
  private var isAtStay: Bool {
    guard keyword == .stay else { return false }
    guard let next = follower(of: position) else { return true }
    switch tokens[next].kind {
    case .slash, .leftParen, .dot: return false
    default: return true
    }
  }

  /// Reads `route "/beta" when beta -> Beta` as one branch, and reports the missing braces.
  private mutating func loneLinkBranch() {
    let start = range(of: position)
    let node = open(.linkBranches)
    let before = errorCount
    _ = linkBranch()
    if errorCount == before {
      report(.conditionWithoutBraces(at: start, opening: start.opening, end: range(of: taken - 1).closing))
    }
    close(node)
  }

  /// Whether another branch follows, or a `}` that closes nothing, so that only the `{` is missing.
  private var isClosedLater: Bool {
    var depth = 0
    for index in position + 1..<tokens.count {
      let token = tokens[index]
      if isAtLineStart(token: index), isDeclarationHead(at: index) { return false }
      if depth == 0, token.flags.contains(.startsItem) || tokens[index - 1].kind == .semicolon {
        return startsBranch(at: index) || token.kind == .rightBrace
      }
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      default: break
      }
      if depth < 0 { return true }
    }
    return false
  }

  /// Skips an arrow before branches, and reports it. Returns whether there is one.
  mutating func dropsArrowBeforeBranches() -> Bool {
    guard kind == .arrow, let brace = follower(of: position), tokens[brace].kind == .leftBrace, let next = follower(of: brace),
      startsBranch(at: next)
    else { return false }
    let cut = SourceRange(file: fileID, start: tokens[position].start, end: tokens[brace].start)
    report(.arrowBeforeBranches(at: range(of: position), cut: cut))
    skipWrongMark()
    return true
  }

  private func startsBranch(at index: Int) -> Bool {
    tokens[index].kind == .word && (tokens[index].name == Name(.when) || tokens[index].name == Name(.otherwise))
  }
}
