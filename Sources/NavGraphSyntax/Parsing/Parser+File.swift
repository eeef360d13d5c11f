extension Parser {
  /// File = { ( Import | Module | Needs | Declaration | Allow ) BREAK } ;
  mutating func file() {
    let node = open(.file)
    while true {
      skipBreaks()
      if kind == .endOfFile { break }
      let before = position
      let errorsBefore = errorCount
      skipDoubledKeyword(in: .file)
      if !fileItem() { strayItem(in: .file) }
      if kind != .rightBrace { endItem(since: errorsBefore, in: .file, from: before) }
      // Consumes at least one token per iteration, so that the loop ends.
      if position == before, !isLineBreak, kind != .endOfFile { skipBalanced() }
    }
    close(node)
    // The end of the file is a token of the file's node.
    nodes.base[node].endToken = UInt32(truncatingIfNeeded: tokens.count)
  }

  mutating func fileItem() -> Bool {
    switch keyword {
    case .import: importDeclaration()
    case .module: module()
    case .needs: needs()
    case .allow: allow()
    default: return declaration()
    }
    return true
  }

  /// Import = "import" STRING ;
  mutating func importDeclaration() {
    let node = open(.importDecl)
    advance()
    text(expecting: "the path of a file, such as \"Settings.navgraph\"")
    close(node)
  }

  /// Module = "module" Name ;
  mutating func module() {
    let node = open(.module)
    advance()
    name(expecting: "the name of a Swift module, such as `Chats`")
    close(node)
  }

  /// Allow = "allow" WORD STRING ;
  mutating func allow() {
    let node = open(.allow)
    advance()
    word(expecting: "a diagnostic code, such as NAV0701")
    text(expecting: "the reason, in quotes")
    close(node)
  }

  /// Declaration = App | Type | Enum | Extern | Guard | Condition | Screen | Events | Stack | Tabs | Split | Pages | Modal | Alert
  ///             | Appearance | Route | Alias | Entry | Assert ;
  @inline(never) mutating func declaration() -> Bool {
    switch keyword {
    case .screen: screen()
    case .app: app()
    case .type: type()
    case .enum: enumeration()
    case .extern: extern()
    case .guard: guardDeclaration()
    case .condition: condition()
    case .events: events()
    case .stack: stack()
    case .tabs: tabs()
    case .split: split()
    case .pages: pages()
    case .modal: modal()
    case .alert, .confirm: alert()
    case .appearance: appearance()
    case .route: route()
    case .alias: alias()
    case .entry: entry()
    case .assert: assertion()
    default: return false
    }
    return true
  }
}
