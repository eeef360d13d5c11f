extension Parser {
  /// Screen = "screen" Name [ Parameters ] { Requires | External | Transient | Repeats | MadeAs } [ "{" { ScreenItem BREAK } "}" ] ;
  mutating func screen() {
    let node = open(.screen)
    advance()
    name(expecting: "the name of the screen")
    if isAtParentheses, !opensBody(of: .screen) { parameters() }
    while true {
      switch keyword {
      case .requires: requires()
      case .external: external()
      case .transient: transient()
      case .repeats: repeats()
      case .view, .controller: madeAs()
      default:
        body(of: .screen, head: first(of: node))
        return close(node)
      }
    }
  }

  /// External = "external" [ STRING ] ;
  mutating func external() {
    let node = open(.external)
    advance()
    _ = take(.string)
    close(node)
  }

  /// Transient = "transient" ;
  mutating func transient() { leaf(of: .transient) }

  /// Repeats = "repeats" ;
  mutating func repeats() { leaf(of: .repeats) }

  /// MadeAs = "view" | "controller" ;
  mutating func madeAs() { leaf(of: .madeAs) }

  /// ScreenItem = Title | Subtitle | Back | Setting | BarUse | Uses | Event | Allow ;
  mutating func screenItem() -> Bool {
    switch keyword {
    case .on: event()
    case .title: title()
    case .subtitle: subtitle()
    case .back: back()
    case .hides, .transition, .swipeBack: setting()
    case .bar: barUse()
    case .uses: uses()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Title = "title" [ Text ] [ WORD ] ;
  mutating func title() {
    let node = open(.title)
    itemKeyword()
    takeText()
    lastWord()
    close(node)
  }

  /// Subtitle = "subtitle" [ Text ] ;
  mutating func subtitle() {
    let node = open(.subtitle)
    itemKeyword()
    takeText()
    close(node)
  }

  /// Consumes the optional word at the end of an item, but not a word that begins the next item.
  mutating func lastWord() {
    // `title "Help"on ; close -> pop`: no word that ends an item is called `on`.
    if isAtName, !beginsNextItem, keyword != .on { advance() }
  }

  /// Whether the next word begins an item of some body, and more follows on its line: `title "Help" on close -> pop`.
  var beginsNextItem: Bool {
    keyword != .none && !endsItem(at: follower(of: position)) && !Body.homes(of: keyword).isEmpty
  }

  private func endsItem(at index: Int?) -> Bool {
    guard let index else { return true }
    switch tokens[index].kind {
    case .rightBrace, .semicolon, .endOfFile: return true
    default: return false
    }
  }

  /// Back = "back" [ Text ] [ WORD ] ;
  mutating func back() {
    let node = open(.back)
    itemKeyword()
    takeText()
    lastWord()
    close(node)
  }

  /// BarUse = "bar" Reference ;
  mutating func barUse() {
    let node = open(.barUse)
    itemKeyword()
    reference(expecting: "the name of an appearance")
    close(node)
  }

  /// Uses = "uses" Reference { "," Reference } ;
  mutating func uses() {
    let node = open(.uses)
    advance()
    repeat { reference(expecting: "the name of shared events") } while take(.comma) || lacksComma()
    close(node)
  }

  /// Events = "events" Name [ "{" { ( Event | Allow ) BREAK } "}" ] ;
  mutating func events() {
    let node = open(.events)
    advance()
    name(expecting: "the name of these events")
    body(of: .events, head: first(of: node))
    close(node)
  }

  mutating func eventsItem() -> Bool {
    switch keyword {
    case .on: event()
    case .allow: allow()
    default: return false
    }
    return true
  }

  /// Event = "on" Name [ Parameters ] [ "anchored" ] [ Requires ] Outcome ;
  mutating func event() {
    let node = open(.event)
    advance()
    eventAfterOn()
    close(node)
  }

  /// Reads an event from its name on.
  mutating func eventAfterOn() {
    separatorAfterOn()
    name(expecting: "the name of the event")
    if isAtParentheses, !opensBody(of: .branches) { parameters() }
    misspelledClause(among: [.anchored, .requires])
    if take(.anchored), kind == .leftParen, !isLineBreak {
      report(.parametersAfterAnchored(at: range(of: position)))
      parameters()
    }
    misspelledClause(among: [.requires])
    if keyword == .requires { requires() }
    outcome()
  }

  /// Reports and skips the `;` of `on; close -> pop`.
  private mutating func separatorAfterOn() {
    guard kind == .semicolon, !isLineBreak, position + 2 < tokens.count, isName(at: position + 1),
      !tokens[position + 1].flags.contains(.afterLineBreak), [.arrow, .leftParen].contains(tokens[position + 2].kind)
    else { return }
    report(.separatorInEvent(event: text(of: position + 1), at: range(of: position)))
    skipWrongMark()
  }

  /// Reads a misspelled keyword as that keyword.
  private mutating func misspelledClause(among words: [Keyword]) {
    guard kind == .word, keyword == .none, let meant = Spelling.nearest(to: text(of: position), among: words.map(\.text)) else { return }
    expect(
      "`->` and an action",
      fixes: [Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: range(of: position), with: meant)])])
    keyword = meant == Keyword.requires.text ? .requires : .anchored
  }

  /// Outcome = "->" Sequence | Branches ;
  mutating func outcome() {
    if dropsArrowBeforeBranches() || kind == .leftBrace || opensBody(of: .branches) { return branches() }
    if isLineBreak, tokens[position].name == Name(.when) || tokens[position].name == Name(.otherwise) { return branches() }
    if arrow(to: "an action") { sequence() }
  }

  /// Branches = "{" { Branch BREAK } "}" ;
  mutating func branches() {
    let node = open(.branches)
    let outer = otherwise
    otherwise = nil
    body(of: .branches, head: first(of: node))
    otherwise = outer
    close(node)
  }

  /// Returns the fix that moves the branch that begins at `first`, with its comments, after the one that begins at `second` and has just
  /// been read. Returns nil unless both begin lines.
  private func swap(_ first: Int, with second: Int) -> Fix? {
    guard first > 0, tokens[first].flags.contains(.afterLineBreak), tokens[second].flags.contains(.afterLineBreak) else { return nil }
    func start(of index: Int) -> Int { bytes.startOfComments(after: Int(tokens[index - 1].end), before: Int(tokens[index].start)) }
    func end(of index: Int) -> Int { bytes.endOfComment(after: Int(tokens[index].end)) }
    func edit(from start: Int, to end: Int, text: String) -> Fix.Edit {
      Fix.Edit(replacing: SourceRange(file: fileID, start: UInt32(start), end: UInt32(end)), with: text)
    }
    let (branch, next) = (start(of: first)..<end(of: second - 1), start(of: second))
    // If nothing else is between the branches, the second one gets the position of the first.
    let space = bytes[branch.upperBound..<next]
    let removed = space.allSatisfy { $0 <= 0x20 } ? next : branch.upperBound
    let indent = bytes[..<branch.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed()
    var text = String(decoding: indent, as: UTF8.self) + String(decoding: bytes[branch], as: UTF8.self)
    // A comment must not contain the rest of the line.
    if end(of: second - 1) > Int(tokens[second - 1].end), !tokens[position].flags.contains(.afterLineBreak) { text += "\n" }
    let place = end(of: position - 1)
    return Fix(
      "put `otherwise` last", applicability: .maybe,
      edits: [edit(from: branch.lowerBound, to: removed, text: ""), edit(from: place, to: place, text: "\n" + text)])
  }

  /// Branch = ( "when" Test | "otherwise" ) "->" Sequence ;
  mutating func branch() -> Bool { branch(as: .branch, to: "an action") { $0.sequence() } }

  /// Reads a branch of events or of links. They differ in what follows the arrow.
  mutating func branch(as syntax: SyntaxKind, to what: String, isTarget: Bool = false, outcome: (inout Parser) -> Void) -> Bool {
    guard keyword == .when || keyword == .otherwise else { return false }
    let node = open(syntax)
    let isWhen = keyword == .when
    let start = position
    let last = otherwise
    if last != nil { otherwise = nil } else if !isWhen { otherwise = start }
    advance()
    if isWhen { test() }
    if arrow(to: what, isTarget: isTarget) { outcome(&self) }
    close(node)
    if let last { report(.afterOtherwise(at: range(of: start), otherwise: range(of: last), fix: swap(last, with: start))) }
    return true
  }
}
