extension Parser {
  /// Instance = [ Kind ] Reference [ Arguments ] ;
  mutating func instance(expecting what: String) {
    let node = open(.instance)
    if Parser.isKind(keyword), nameFollows { advance() } else { misspelledKind(among: Parser.kinds) }
    reference(expecting: what)
    if isAtParentheses { arguments() }
    close(node)
  }

  /// Consumes a misspelled kind word before a name, and reports it. Returns the keyword that was meant, or nil if there is none.
  @discardableResult
  mutating func misspelledKind(among words: [Keyword]) -> Keyword? {
    // Names of screens and containers begin with a capital letter, so other words were hardly meant as names.
    guard kind == .word, keyword == .none, bytes[Int(tokens[position].start)] >= UInt8(ascii: "a"), nameFollows,
      let next = follower(of: position), Parser.keyword(of: tokens[next].name) == .none,
      let meant = Spelling.nearest(to: text(of: position), among: words.map(\.text))
    else { return nil }
    report(.misspelledKind(word: text(of: position), meant: meant, name: text(of: next), at: range(of: position)))
    advance()
    return words.first { $0.text == meant }
  }

  static let kinds: [Keyword] = [.stack, .tabs, .split, .pages, .screen, .modal, .alert]

  /// Kind = "stack" | "tabs" | "split" | "pages" | "screen" | "modal" | "alert" ;
  static func isKind(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .stack, .tabs, .split, .pages, .screen, .modal, .alert: true
    default: false
    }
  }

  /// Reference = WORD { "." WORD } ;
  mutating func reference(expecting what: String) {
    let node = open(.reference)
    if nameToken(expecting: what) {
      while kind == .dot {
        advance()
        if !nameToken(expecting: "a name after the `.`") { break }
      }
    }
    close(node)
    skipDoubledWord()
  }

  /// Name = WORD ;
  mutating func name(expecting what: String) {
    guard kind == .word || kind == .string else { return missingName(expecting: what) }
    let node = open(.name)
    _ = nameToken(expecting: what, isDeclared: true)
    close(node)
    skipDoubledWord()
  }

  /// Consumes a word that is a name. A reserved word and a name in quotes are reported and consumed.
  private mutating func nameToken(expecting what: String, isDeclared: Bool = false) -> Bool {
    if isAtName {
      advance()
      return true
    }
    if kind == .word, isDeclared || keyword.isLiteral {
      report(.reservedWord(word: text(of: position), expecting: what, at: range(of: position)))
      advance()
      return true
    }
    if kind == .string {
      report(.quotedName(text: text(of: position), expecting: what, at: range(of: position)))
      advance()
      return true
    }
    missingName(expecting: what)
    return false
  }

  private mutating func missingName(expecting what: String) {
    report(.missingName(expecting: what, at: here, found: found))
  }

  /// Arguments = "(" [ Argument { "," Argument } [ "," ] ] ")" ;
  mutating func arguments() {
    let node = open(.arguments)
    reportWrongParenthesis(of: "arguments")
    list(until: .rightParen, of: "an argument, such as `id: chat`") { $0.argument() }
    close(node)
  }

  /// Argument = [ Name ":" ] Value ;
  mutating func argument() {
    let node = open(.argument)
    if kind == .word, let next = follower(of: position), tokens[next].kind == .colon {
      name(expecting: "the name of a parameter")
      advance()
    }
    value()
    close(node)
  }

  /// Value = WORD | "." WORD | STRING | INTEGER | DECIMAL | "true" | "false" | "nil" | "[" [ Value { "," Value } [ "," ] ] "]" ;
  mutating func value() {
    let node = open(.value)
    switch kind {
    case .string, .integer, .decimal: advance()
    case .word where isAtName && isQualified:
      expect(isCommaLike ? "`,` between two values" : "a case without the name of its enum", fixes: fixesOfQualified())
      advance()
      advance()
      advance()
    case .word where !keyword.isReserved || keyword == .true || keyword == .false || keyword == .nil: advance()
    case .dot:
      advance()
      word(expecting: "the name of an enum case")
    case .leftBracket: nested { $0.list(until: .rightBracket, of: "a value") { $0.value() } }
    default: expect("a value: a name, a number, a string, `.case`, `[...]`, `true`, `false`, or `nil`")
    }
    close(node)
  }

  /// Returns fixes for `Folder.spam`, `member .owner`, and `deck. id`.
  private func fixesOfQualified() -> [Fix] {
    let (first, dot, last) = (range(of: position), range(of: position + 1), range(of: position + 2))
    let caseAlone = ".\(text(of: position + 2))"
    // Types begin with a capital letter. Only the name of a type can be removed safely.
    let isType = (0x41...0x5A).contains(bytes[Int(first.start)])
    let isWhole = first.end == dot.start && dot.end == last.start
    let short = Fix(
      "write `\(caseAlone)`", applicability: isType && isWhole ? .always : .maybe,
      edits: [.init(replacing: first.union(last), with: caseAlone)])
    // `member .owner` may be an argument without its colon.
    let colon = Fix(
      "write `\(text(of: position)): \(caseAlone)`", applicability: .maybe, edits: [.init(replacing: first.closing, with: ":")])
    let isComma = isCommaLike
    let comma = Fix(
      "write `\(text(of: position)), \(text(of: position + 2))`", applicability: isComma ? .always : .maybe,
      edits: [.init(replacing: dot, with: dot.end < last.start ? "," : ", ")])
    return isWhole && isType ? [short] : first.end < dot.start ? [short, colon] : [comma, short]
  }

  /// Whether the dot of `deck. id` has a space after it, and no type before it.
  private var isCommaLike: Bool {
    tokens[position].end == tokens[position + 1].start && tokens[position + 1].end < tokens[position + 2].start
      && !(0x41...0x5A).contains(bytes[Int(tokens[position].start)])
  }

  private var isQualified: Bool {
    position + 2 < tokens.count && tokens[position + 1].kind == .dot && tokens[position + 2].kind == .word
  }

  /// Consumes the keyword of an item, and reports and skips a mark that is written after it: `title = "Home"`, `root: Home`.
  mutating func itemKeyword() {
    let word = position
    advance()
    guard kind == .equals || kind == .colon, !isLineBreak, let next = follower(of: position),
      [.word, .string, .integer, .decimal].contains(tokens[next].kind)
    else { return }
    report(
      .markAfterKeyword(
        mark: text(of: position), word: text(of: word), keyword: range(of: word), at: range(of: position), next: range(of: next)))
    skipWrongMark()
  }

  /// Requires a word that isn't reserved.
  mutating func word(expecting what: String) {
    if isAtName { advance() } else { expect(what) }
  }

  /// Text = [ Verbatim ] STRING ;
  mutating func text(expecting what: String) {
    if isAtVerbatim { verbatim() }
    string(expecting: what)
  }

  /// Reads an optional text.
  mutating func takeText() {
    if isAtVerbatim { verbatim() }
    _ = take(.string)
  }

  /// Whether `verbatim` is followed by a text, so that it isn't a name.
  var isAtVerbatim: Bool { keyword == .verbatim && follower(of: position).map { tokens[$0].kind == .string } ?? false }

  /// Verbatim = "verbatim" ;
  mutating func verbatim() { leaf(of: .verbatim) }

  mutating func string(expecting what: String) {
    // Unquoted words at the position of a text are read as the text, including the marks between them.
    if !take(.string), !takeUnquoted(as: .text(what)) { expect(what) }
  }

  mutating func number(expecting what: String) {
    if kind == .integer || kind == .decimal { advance() } else { expect(what) }
  }
}
