extension Parser {
  /// Type = "type" Name "=" TypeUse ;
  mutating func type() {
    let node = open(.type)
    advance()
    name("the name of the type")
    if take(.equals) {
      typeUse()
    } else {
      let isMark = kind == .colon || kind == .arrow
      let edit = isMark ? Fix.Edit(range(position), "=") : Fix.Edit(gap, " =")
      let isFixable = isMark || isAtName || kind == .leftBracket
      // `type extern Card` may be `extern type Card`.
      let isSwapped = taken > 0 && tokens[taken - 1].name == Name(.extern)
      let fix = Fix("write `=`", isSwapped ? .maybe : .always, [edit])
      expect("`=` and the underlying type, such as `= String`", fixes: isFixable ? [fix] : [])
      if isMark { wrongMark() }
      if isFixable { typeUse() }
    }
    close(node)
  }

  /// Enum = "enum" Name "{" [ EnumCase { ( "," | BREAK ) EnumCase } [ "," ] ] "}" ;
  mutating func enumeration() {
    let node = open(.enum)
    advance()
    name("the name of the enum")
    let complaintsBefore = complaints
    body(.enumeration, head: first(node))
    if complaints == complaintsBefore, tokens[taken - 1].kind != .rightBrace { expect("`{` and the cases") }
    close(node)
  }

  /// Reads cases separated by commas or line breaks.
  mutating func enumCases() -> Bool {
    guard kind == .word || kind == .string else { return false }
    repeat { enumCase() } while (take(.comma) || !isAtOwner && lacksComma()) && !isAtItemEnd
    return true
  }

  /// Whether `from Payments` follows without the `}` before it.
  var isAtOwner: Bool { isReadingNeed && keyword == .from && follower(of: position).map(isName) ?? false }

  /// Returns whether another name follows where a comma is missing, and reports that.
  mutating func lacksComma() -> Bool {
    guard isAtName, !beginsNextItem else { return false }
    report(.missingComma(at: gap, before: range(position), text(position)))
    return true
  }

  /// Returns whether another text follows where a comma is missing, and reports that.
  mutating func lacksCommaBeforeText() -> Bool {
    guard kind == .string, !isLineBreak, !isUnterminated(tokens[position]) else { return false }
    report(.missingComma(at: gap, before: range(position), text(position), isSure: !touches))
    return true
  }

  /// Returns whether another pattern follows where a comma is missing, and reports that. A text without a slash may be the value of a
  /// clause without its keyword.
  mutating func lacksCommaBeforePattern() -> Bool {
    guard kind == .string, tokens[position].end - tokens[position].start > 2, bytes[Int(tokens[position].start) + 1] == UInt8(ascii: "/")
    else { return false }
    return lacksCommaBeforeText()
  }

  /// EnumCase = Name [ "=" STRING ] ;
  mutating func enumCase() {
    let node = open(.enumCase)
    if text(position) == "case", position + 1 < tokens.count, tokens[position + 1].kind == .word,
      !tokens[position + 1].flags.contains(.startsItem)
    {
      caseOfSwift()
    }
    name("the name of a case")
    if take(.equals) { text("the text of this case in URLs, in quotes") }
    close(node)
  }

  /// Skips the `case` of `case inbox`, which is Swift, and reports it.
  private mutating func caseOfSwift() {
    let cut = SourceRange(file: range(position).file, start: range(position).start, end: range(position + 1).start)
    report(.caseOfSwift(at: range(position), cut: cut))
    let node = open(.error)
    advance()
    close(node)
  }

  /// Extern = "extern" "type" Name [ ":" WORD { "," WORD } ] ;
  mutating func extern() {
    let node = open(.extern)
    advance()
    if !take(.type) { expect("`type`", fixes: [Fix("write `extern type`", .always, [.init(gap, " type")])]) }
    name("the name of the type")
    if take(.colon) {
      repeat { word("a protocol, such as `Codable`") } while take(.comma)
    }
    close(node)
  }

  /// TypeUse = ( WORD | "[" TypeUse "]" ) [ "?" ] ;
  mutating func typeUse() {
    let node = open(.typeUse)
    if kind == .leftBracket {
      nested { parser in
        let opening = parser.position
        parser.brackets += 1
        parser.advance()
        parser.typeUse()
        parser.closeBracket(.rightBracket, opening)
      }
    } else {
      word("a type, such as `String`")
    }
    _ = take(.question)
    close(node)
  }

  /// Parameters = "(" [ Parameter { "," Parameter } [ "," ] ] ")" ;
  mutating func parameters() {
    let node = open(.parameters)
    wrongParenthesis("parameters")
    list(.rightParen, "a parameter, such as `id: ChatID`") { $0.parameter() }
    close(node)
  }

  private var startsLiteral: Bool {
    switch kind {
    case .string, .integer, .decimal, .dot, .leftBracket: true
    default: keyword.isLiteral
    }
  }

  /// Parameter = Name ":" TypeUse [ Key ] [ "=" Value ] ;
  mutating func parameter() {
    let node = open(.parameter)
    let complaintsBefore = complaints
    skipEarlyKey("the name of a parameter")
    name("the name of a parameter")
    if complaints > complaintsBefore, kind != .colon { return close(node) }
    if take(.colon) {
      skipEarlyKey("a type")
      typeUse()
    } else {
      expect("`:` and the type of this parameter", fixes: isAtName ? [Fix("write `:`", .always, [.init(gap, ":")])] : [])
      if isAtName, !(follower(of: position).map { tokens[$0].kind == .colon } ?? false) { typeUse() }
    }
    if isAtKey { key() }
    if take(.equals) {
      value()
      if isAtKey, keyword == .key {
        expect("`,` or `)`", help: ["write `key` before the default value"])
        advance()
      }
    } else if startsLiteral {
      let applicability: Fix.Applicability = complaints == complaintsBefore ? .always : .maybe
      expect(
        "`=` before the default value", fixes: [Fix("write `=`", applicability, [.init(gap, " =")])])
      value()
    }
    close(node)
  }

  /// Key = "key" ;
  private mutating func key() {
    if keyword != .key {
      expect("`,` or `)`", help: ["did you mean `key`?"], fixes: [Fix("write `key`", .maybe, [.init(range(position), Keyword.key.text)])])
    }
    leaf(.key)
  }

  /// Whether `key` or a misspelling of it follows. Before a colon, it is the name of the next parameter, and a comma is missing.
  private var isAtKey: Bool {
    guard kind == .word, !(follower(of: position).map { tokens[$0].kind == .colon } ?? false) else { return false }
    return keyword == .key || keyword == .none && Spelling.nearest(text(position), among: [Keyword.key.text]) != nil
  }

  /// Skips a `key` that is too early, and reports it: `key id: ChatID`, `id: key ChatID`.
  private mutating func skipEarlyKey(_ what: String) {
    guard keyword == .key, nameFollows else { return }
    expect(what, help: ["write `key` after the type"])
    advance()
  }
}
