extension Parser {
  /// Type = "type" Name "=" TypeUse ;
  mutating func type() {
    let node = open(.type)
    advance()
    name(expecting: "the name of the type")
    if take(.equals) {
      typeUse()
    } else {
      let isMark = kind == .colon || kind == .arrow
      let edit = isMark ? Fix.Edit(replacing: range(of: position), with: "=") : Fix.Edit(replacing: gap, with: " =")
      let isFixable = isMark || isAtName || kind == .leftBracket
      // `type extern Card` may be `extern type Card`.
      let isSwapped = taken > 0 && tokens[taken - 1].name == Name(.extern)
      let fix = Fix("write `=`", applicability: isSwapped ? .maybe : .always, edits: [edit])
      expect("`=` and the underlying type, such as `= String`", fixes: isFixable ? [fix] : [])
      if isMark { skipWrongMark() }
      if isFixable { typeUse() }
    }
    close(node)
  }

  /// Enum = "enum" Name "{" [ EnumCase { ( "," | BREAK ) EnumCase } [ "," ] ] "}" ;
  mutating func enumeration() {
    let node = open(.enum)
    advance()
    name(expecting: "the name of the enum")
    let errorsBefore = errorCount
    body(of: .enumeration, head: first(of: node))
    if errorCount == errorsBefore, tokens[taken - 1].kind != .rightBrace { expect("`{` and the cases") }
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
    report(.missingComma(at: gap, before: range(of: position), text: text(of: position)))
    return true
  }

  /// Returns whether another text follows where a comma is missing, and reports that.
  mutating func lacksCommaBeforeText() -> Bool {
    guard kind == .string, !isLineBreak, !isUnterminated(tokens[position]) else { return false }
    report(.missingComma(at: gap, before: range(of: position), text: text(of: position), isSure: !touches))
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
    if text(of: position) == "case", position + 1 < tokens.count, tokens[position + 1].kind == .word,
      !tokens[position + 1].flags.contains(.startsItem)
    {
      caseOfSwift()
    }
    name(expecting: "the name of a case")
    if take(.equals) { text(expecting: "the text of this case in URLs, in quotes") }
    close(node)
  }

  /// Skips the `case` of `case inbox`, which is Swift, and reports it.
  private mutating func caseOfSwift() {
    let cut = SourceRange(file: range(of: position).file, start: range(of: position).start, end: range(of: position + 1).start)
    report(.caseOfSwift(at: range(of: position), cut: cut))
    let node = open(.error)
    advance()
    close(node)
  }

  /// Extern = "extern" "type" Name [ ":" WORD { "," WORD } ] ;
  mutating func extern() {
    let node = open(.extern)
    advance()
    if !take(.type) {
      expect("`type`", fixes: [Fix("write `extern type`", applicability: .always, edits: [.init(replacing: gap, with: " type")])])
    }
    name(expecting: "the name of the type")
    if take(.colon) {
      repeat { word(expecting: "a protocol, such as `Codable`") } while take(.comma)
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
        parser.closeBracket(.rightBracket, openedAt: opening)
      }
    } else {
      word(expecting: "a type, such as `String`")
    }
    _ = take(.question)
    close(node)
  }

  /// Parameters = "(" [ Parameter { "," Parameter } [ "," ] ] ")" ;
  mutating func parameters() {
    let node = open(.parameters)
    reportWrongParenthesis(of: "parameters")
    list(until: .rightParen, of: "a parameter, such as `id: ChatID`") { $0.parameter() }
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
    let errorsBefore = errorCount
    skipEarlyKey(expecting: "the name of a parameter")
    name(expecting: "the name of a parameter")
    if errorCount > errorsBefore, kind != .colon { return close(node) }
    if take(.colon) {
      skipEarlyKey(expecting: "a type")
      typeUse()
    } else {
      expect(
        "`:` and the type of this parameter",
        fixes: isAtName ? [Fix("write `:`", applicability: .always, edits: [.init(replacing: gap, with: ":")])] : [])
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
      let applicability: Fix.Applicability = errorCount == errorsBefore ? .always : .maybe
      expect(
        "`=` before the default value", fixes: [Fix("write `=`", applicability: applicability, edits: [.init(replacing: gap, with: " =")])])
      value()
    }
    close(node)
  }

  /// Key = "key" ;
  private mutating func key() {
    if keyword != .key {
      expect(
        "`,` or `)`", help: ["did you mean `key`?"],
        fixes: [Fix("write `key`", applicability: .maybe, edits: [.init(replacing: range(of: position), with: Keyword.key.text)])])
    }
    leaf(of: .key)
  }

  /// Whether `key` or a misspelling of it follows. Before a colon, it is the name of the next parameter, and a comma is missing.
  private var isAtKey: Bool {
    guard kind == .word, !(follower(of: position).map { tokens[$0].kind == .colon } ?? false) else { return false }
    return keyword == .key || keyword == .none && Spelling.nearest(to: text(of: position), among: [Keyword.key.text]) != nil
  }

  /// Skips a `key` that is too early, and reports it: `key id: ChatID`, `id: key ChatID`.
  private mutating func skipEarlyKey(expecting what: String) {
    guard keyword == .key, nameFollows else { return }
    expect(what, help: ["write `key` after the type"])
    advance()
  }
}
