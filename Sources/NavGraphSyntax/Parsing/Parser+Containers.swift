extension Parser {
  /// Stack = "stack" Name [ Parameters ] { Requires | Returns } [ "{" { ( StackRoot | BarUse | Allow ) BREAK } "}" ] ;
  mutating func stack() {
    let node = open(.stack)
    flowHead(expecting: "the name of the stack", of: .stack)
    body(of: .stack, head: first(of: node))
    close(node)
  }

  /// Reads the part of the head that stacks, pages, and modals share.
  mutating func flowHead(expecting what: String, of body: Body) {
    advance()
    name(expecting: what)
    if isAtParentheses, !opensBody(of: body) { parameters() }
    while true {
      switch keyword {
      case .requires: requires()
      case .returns: returns()
      default: return
      }
    }
  }

  mutating func stackItem() -> Bool {
    switch keyword {
    case .root: stackRoot()
    case .bar: barUse()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// StackRoot = "root" Instance ;
  mutating func stackRoot() {
    let node = open(.stackRoot)
    itemKeyword()
    instance(expecting: "the root screen of the stack")
    close(node)
  }

  /// Returns = "returns" TypeUse ;
  mutating func returns() {
    let node = open(.returns)
    advance()
    skipNameOfResult()
    typeUse()
    moreResults(closedBy: .leftBrace)
    close(node)
  }

  /// Skips a name before the type of a result, and reports it: `returns note: String`.
  private mutating func skipNameOfResult() {
    guard kind == .word, position + 2 < tokens.count, tokens[position + 1].kind == .colon,
      [.word, .leftBracket].contains(tokens[position + 2].kind), !tokens[position + 1].flags.contains(.afterLineBreak),
      !tokens[position + 2].flags.contains(.afterLineBreak)
    else { return }
    let removal = SourceRange(file: fileID, start: range(of: position).start, end: range(of: position + 2).start)
    report(.namedResult(name: text(of: position), at: range(of: position), removing: removal))
    let node = open(.error)
    advance()
    advance()
    close(node)
  }

  /// Split = "split" Name { Requires } [ "{" { SplitItem BREAK } "}" ] ;
  mutating func split() {
    let node = open(.split)
    advance()
    name(expecting: "the name of the split")
    while keyword == .requires { requires() }
    body(of: .split, head: first(of: node))
    close(node)
  }

  /// SplitItem = Column | Collapse | Setting | BarUse | Allow ;
  mutating func splitItem() -> Bool {
    switch keyword {
    case .sidebar, .content, .detail, .inspector: column()
    case .collapses: collapse()
    case .display, .style: setting()
    case .bar: barUse()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Column = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
  mutating func column() {
    let node = open(.column)
    let what = text(of: position)
    itemKeyword()
    instance(expecting: "the content of the \(what)")
    close(node)
  }

  /// Collapse = "collapses" "to" WORD ;
  mutating func collapse() {
    let node = open(.collapse)
    advance()
    if !take(.to) {
      expect(
        "`to` and a column, such as `collapses to detail`",
        fixes: [Fix("write `to`", applicability: .always, edits: [.init(replacing: gap, with: " to")])])
    }
    word(expecting: "a column: `sidebar`, `content`, or `detail`")
    close(node)
  }

  /// Pages = "pages" Name [ Parameters ] { Requires | Returns } [ "{" { ( Page | Setting | BarUse | Allow ) BREAK } "}" ] ;
  mutating func pages() {
    let node = open(.pages)
    flowHead(expecting: "the name of the pages", of: .pages)
    body(of: .pages, head: first(of: node))
    close(node)
  }

  mutating func pagesItem() -> Bool {
    switch keyword {
    case .page: page()
    case .style, .transition: setting()
    case .bar: barUse()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Page = "page" Instance ;
  mutating func page() {
    let node = open(.page)
    itemKeyword()
    instance(expecting: "the content of the page")
    close(node)
  }
}
