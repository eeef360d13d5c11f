extension Parser {
  /// Sequence = OpenWindow | Steps ;
  mutating func sequence() {
    guard isAtWindow else { return steps() }
    let node = open(.sequence)
    openWindow()
    close(node)
  }

  /// OpenWindow = "open" "window" Instance "else" Steps ;
  mutating func openWindow() {
    let node = open(.openWindow)
    advance()
    advance()
    instance(expecting: "the content of the window")
    if take(.else) {
      steps()
    } else {
      expect("`else` and an action for devices with one window, such as `else push Note(id)`")
    }
    close(node)
  }

  /// Whether `open window` follows. `window` is a keyword only before a name.
  private var isAtWindow: Bool {
    guard keyword == .open, let next = follower(of: position), Parser.keyword(of: tokens[next].name) == .window,
      let after = follower(of: next)
    else { return false }
    return isName(at: after)
  }

  /// Steps = Action { "then" Action } [ Arms ] ;
  mutating func steps() {
    let node = open(.sequence)
    while true {
      let start = position
      let first = nodes.count
      let errorsBefore = errorCount
      if !action() { unknownAction() }
      if kind == .leftBrace, presents(at: first) { arms() }
      guard keyword == .then else { break }
      if let next = follower(of: position), tokens[next].kind == .leftBrace || opensBody(of: .arms, at: next) {
        if errorCount == errorsBefore, !presents(at: first) {
          report(.armsWithoutPresent(at: range(of: position), action: range(of: start), text: text(of: start)))
        }
        arms()
        break
      }
      if let next = follower(of: position), !Parser.actions.contains(Parser.keyword(of: tokens[next].name)), isArmHead(at: next),
        presents(at: first)
      {
        arms()
        break
      }
      advance()
      if keyword == .then {
        expect("an action after `then`")
        let error = open(.error)
        while take(.then) {}
        close(error)
      }
    }
    close(node)
  }

  /// Returns whether the action node just read presents something: `present M`, `switch to Main / present M`.
  private func presents(at action: Int) -> Bool {
    switch nodes[action].kind {
    case .present: true
    case .switchRoot: (action..<nodes.count).contains { nodes[$0].kind == .present }
    default: false
    }
  }

  static let actions: [Keyword] = [
    .push, .replace, .present, .select, .show, .clear, .page, .pop, .dismiss, .close, .finish, .switch, .restart, .open, .browse, .stay,
  ]

  /// Action = Push | Replace | Deeper | Select | Show | Clear | Turn | Pop | Dismiss | Close | Finish | Switch | Restart | Open
  ///        | Browse | Stay ;
  mutating func action() -> Bool {
    switch keyword {
    case .push: push()
    case .replace: replace()
    case .present: deeper()
    case .select: select()
    case .show: show()
    case .clear: clear()
    case .page: turn()
    case .pop: pop()
    case .dismiss: dismiss()
    case .close: closeAction()
    case .finish: finish()
    case .switch: switchRoot()
    case .restart: restart()
    case .open: openAction()
    case .browse: browse()
    case .stay: stay()
    default: return false
    }
    return true
  }

  /// Reports a word that isn't an action, and continues with the action that was probably meant or at the next `then`.
  private mutating func unknownAction() {
    guard kind == .word, !keyword.isReserved else {
      expect("an action, such as `push Chat(id)`")
      if !isAtItemEnd, keyword != .then { skipAction() }
      return
    }
    if tokens[position].flags.contains(.afterLineBreak), body.words.contains(keyword) {
      // The line is incomplete, and the next item begins.
      report(.expected("an action, such as `push Chat(id)`", found: "found the end of the line", at: gap, help: [], fixes: []))
      return hide()
    }
    let word = text(of: position)
    let isName = word.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
    var meant = Synonym.meaning(of: word, among: Parser.actions)?.text
    // `Presets` without a name after it isn't a misspelled `present`.
    if meant == nil, !isName || nameFollows { meant = Spelling.nearest(to: word, among: Parser.actions.map(\.text)) }
    let isSlip = meant.map { Spelling.isSlip(word, of: $0, among: Parser.actions.map(\.text)) } ?? false
    report(.unknownAction(word: word, meant: meant, isSlip: isSlip, isName: isName, at: range(of: position)))
    if let meant, let known = Parser.actions.first(where: { $0.text == meant }) {
      keyword = known
      let wasMuted = isMuted
      isMuted = true
      _ = action()
      isMuted = wasMuted
    } else {
      skipAction()
    }
  }

  private mutating func skipAction() {
    let node = open(.error)
    while !isAtItemEnd, keyword != .then {
      if kind == .leftBrace || kind == .leftParen || kind == .leftBracket { skipBalanced() } else { advance() }
    }
    close(node)
  }

  /// Push = "push" Instance { "/" Instance } ;
  mutating func push() {
    let node = open(.push)
    advance()
    instance(expecting: "the screen to push")
    while kind == .slash {
      advance()
      instance(expecting: "the screen to push on top of it")
    }
    close(node)
  }

  /// Replace = "replace" Instance ;
  mutating func replace() {
    let node = open(.replace)
    advance()
    instance(expecting: "the replacement screen")
    close(node)
  }

  /// Present = "present" Instance [ "as" WORD ] ;
  mutating func present() {
    let node = open(.present)
    presented()
    close(node)
  }

  private mutating func presented() {
    advance()
    let (written, style) = (position, styleBeforeName)
    if style != nil { advance() }
    let (first, errorsBefore) = (position, errorCount)
    instance(expecting: "the modal, screen, or alert to present")
    if let style, errorCount == errorsBefore {
      let modal = range(of: first).union(range(of: taken - 1))
      report(
        keyword == .as
          ? .styleBeforeStyledModal(at: range(of: written))
          : .styleBeforeModal(word: text(of: written), style: style, of: text(of: first), at: range(of: written), modal: modal))
    }
    if take(.as) { word(expecting: "a style, such as `formSheet`") }
  }

  /// The style of `present fullScreen Note`, where the next word is a style and the name of the modal follows it.
  private var styleBeforeName: String? {
    guard isAtName, keyword == .none, nameFollows, let next = follower(of: position), isCapitalized(at: next) else { return nil }
    let word = text(of: position)
    return ModalStyle(rawValue: word)?.rawValue ?? Spelling.meaning(of: word, among: ModalStyle.allCases.map(\.rawValue))
  }

  /// Deeper = "present" Instance [ "as" WORD ] { "/" Step } ;
  mutating func deeper() {
    let node = open(.present)
    presented()
    while kind == .slash {
      advance()
      step()
    }
    close(node)
  }

  /// Select = "select" Reference ;
  mutating func select() {
    let node = open(.select)
    advance()
    reference(expecting: "the tab to select")
    close(node)
  }

  /// Show = "show" ( "sidebar" | "content" | "detail" | "inspector" ) [ Instance ] ;
  mutating func show() {
    let node = open(.show)
    advance()
    columnWord(expecting: "`sidebar`, `content`, `detail`, or `inspector`")
    if isAtName { instance(expecting: "the content of the column") }
    close(node)
  }

  private mutating func columnWord(expecting what: String) {
    switch keyword {
    case .sidebar, .content, .detail, .inspector: advance()
    default:
      let columns = ["sidebar", "content", "detail", "inspector"]
      let elsewhere = isAtName ? Spelling.meaning(of: text(of: position), among: columns) : nil
      expect(
        "a column: \(what)",
        fixes: elsewhere.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range(of: position), with: $0)])] }
          ?? [])
      // A misspelled column is one word. A screen at this position isn't consumed.
      if isAtName, elsewhere != nil || Spelling.nearest(to: text(of: position), among: columns) != nil { advance() }
    }
  }

  /// Clear = "clear" WORD ;
  mutating func clear() {
    let node = open(.clear)
    advance()
    word(expecting: "a column to clear, such as `detail`")
    close(node)
  }

  /// Turn = "page" ( "next" | "previous" | Instance ) ;
  mutating func turn() {
    let node = open(.turn)
    advance()
    if !take(.next), !take(.previous) { instance(expecting: "`next`, `previous`, or a page") }
    close(node)
  }

  /// Pop = "pop" [ "to" ( "root" | Reference ) ] ;
  mutating func pop() {
    let node = open(.pop)
    advance()
    if isAtName, keyword != .to, !beginsNextItem {
      expect(
        "`to` and a target, such as `pop to root`",
        fixes: [Fix("write `to`", applicability: .always, edits: [.init(replacing: gap, with: " to")])])
      if !take(.root) { reference(expecting: "`root` or a screen") }
    } else if take(.to), !take(.root) {
      reference(expecting: "`root` or a screen")
    }
    close(node)
  }

  /// Dismiss = "dismiss" [ "all" ] ;
  mutating func dismiss() {
    let node = open(.dismiss)
    advance()
    _ = take(.all)
    close(node)
  }

  /// Close = "close" ;
  mutating func closeAction() { leaf(of: .close) }

  /// Finish = "finish" [ "(" Value ")" ] ;
  mutating func finish() {
    let node = open(.finish)
    advance()
    if kind == .leftParen {
      enclosedValue(expecting: "the result of the flow (or `finish` without parentheses)")
    } else if isAtName, !beginsNextItem {
      bareValue(expecting: "the result of the flow")
    }
    close(node)
  }

  /// Switch = "switch" "to" Instance { "/" Step } ;
  mutating func switchRoot() {
    let node = open(.switchRoot)
    advance()
    if !take(.to) {
      expect(
        "`to` and a root, such as `switch to Main`",
        fixes: [Fix("write `to`", applicability: .always, edits: [.init(replacing: gap, with: " to")])])
    }
    instance(expecting: "the root to switch to")
    while kind == .slash {
      advance()
      step()
    }
    close(node)
  }

  /// Restart = "restart" ;
  mutating func restart() { leaf(of: .restart) }

  /// Open = "open" STRING [ Arguments ] ;
  mutating func openAction() {
    if isAtWindow {
      report(
        .expected(
          "the pattern of a route, in quotes", found: "`open window` can't be combined with other actions", at: range(of: position),
          help: ["make `open window` the only action of the event or branch", "several actions can follow its `else`"], fixes: []))
      return skipAction()
    }
    let node = open(.open)
    advance()
    text(expecting: "the pattern of a route, in quotes")
    if kind == .leftParen { arguments() }
    close(node)
  }

  /// Browse = "browse" ( STRING | "(" Value ")" ) ;
  mutating func browse() {
    let node = open(.browse)
    advance()
    switch kind {
    // A URL literal needs no parentheses. The tree still contains a value.
    case .string: value()
    case .leftParen: enclosedValue(expecting: "the URL to open")
    default: bareValue(expecting: "the URL to open")
    }
    close(node)
  }

  /// Stay = "stay" ;
  mutating func stay() { leaf(of: .stay) }

  /// Reads a value without its parentheses, and reports that.
  private mutating func bareValue(expecting what: String) {
    guard isAtName else { return expect("`(` and \(what)") }
    let place = range(of: position)
    expect(
      "\(what) in parentheses",
      fixes: [
        Fix("write parentheses", applicability: .always, edits: [.init(replacing: gap.union(place), with: "(\(text(of: position)))")])
      ])
    value()
  }

  private mutating func enclosedValue(expecting what: String) {
    let opening = position
    brackets += 1
    advance()
    if kind == .rightParen {
      expect(
        what,
        fixes: [
          Fix(
            "remove the parentheses", applicability: .maybe,
            edits: [.init(replacing: range(of: opening).union(range(of: position)), with: "")])
        ])
    } else {
      value()
      moreResults(closedBy: .rightParen)
    }
    closeBracket(.rightParen, openedAt: opening)
  }

  /// Arms = "then" "{" { Arm BREAK } "}" ;
  mutating func arms() {
    let node = open(.arms)
    if !take(.then) {
      let fix = Fix("write `then`", applicability: .always, edits: [.init(replacing: range(of: position).opening, with: "then ")])
      expect("`then` before the outcome handlers", fixes: [fix])
    }
    body(of: .arms, head: first(of: node))
    close(node)
  }

  /// Arm = Name [ "(" Name ")" ] Outcome ;
  mutating func arm() -> Bool {
    guard isAtName else { return false }
    let node = open(.arm)
    name(expecting: "the name of an outcome")
    if kind == .leftParen {
      let opening = position
      brackets += 1
      advance()
      name(expecting: "a name for the result")
      moreResults(closedBy: .rightParen)
      closeBracket(.rightParen, openedAt: opening)
    }
    outcome()
    close(node)
    return true
  }
}
