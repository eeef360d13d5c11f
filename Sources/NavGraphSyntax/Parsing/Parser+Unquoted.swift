/// Texts without quotes: `scheme chat-beta`, `hosts *.example.com`.
///
/// The lexer has split such a text into words and marks, or reported some of its characters. These functions read it as one text again,
/// with one diagnostic.
extension Parser {
  enum Unquoted {
    /// A text that may also be a word. Only one with other characters needs quotes.
    case scheme
    case host
    case text(String)
  }

  /// Consumes a text without quotes, and reports it; returns false if there is none.
  mutating func takeUnquoted(as sort: Unquoted) -> Bool {
    guard let (first, range) = unquoted(as: sort) else { return false }
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    let diagnostic: Diagnostic
    switch sort {
    case .scheme: diagnostic = .unquotedScheme(text: text, at: range)
    case .host:
      diagnostic = .unquoted(expecting: "a host in quotes, such as \"example.com\"", text: text, applicability: .always, at: range)
    case .text(let what): diagnostic = .unquoted(expecting: what, text: text, applicability: .maybe, at: range)
    }
    errorCount += 1
    let isSure = !isBeforeOpenText
    if isSure { unquotedTexts.append(range) }
    if !isMuted, isSure {
      lastErrorPosition = position * 2 + 1
      append(diagnostic)
    }
    let node = open(.error)
    // Unknown tokens are skipped with the token before them.
    if first < position, tokens[position].start >= range.end { taken = position }
    while kind != .endOfFile, !isLineBreak, tokens[position].start < range.end { advance() }
    close(node)
    return true
  }

  /// Returns the text without quotes that begins here, with the index of its first token; nil if there is none.
  private func unquoted(as sort: Unquoted) -> (first: Int, range: SourceRange)? {
    let isPassedOver = taken < position && tokens[taken].kind == .unknown && !tokens[taken].flags.contains(.afterLineBreak)
    let first = isPassedOver ? taken : position
    if !isPassedOver, isLineBreak || kind == .endOfFile || kind == .string { return nil }
    let start = Int(tokens[first].start)
    let end = endOfUnquoted(from: start, as: sort)
    let text = bytes[start..<end]
    guard text.contains(where: { CharacterClass.table[Int($0)] <= CharacterClass.digit }) else { return nil }
    let isName = text.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
    switch sort {
    case .scheme, .host: if isName { return nil }
    case .text: if kind != .word || keyword != .none || isPassedOver { return nil }
    }
    return (first, SourceRange(file: fileID, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
  }

  private func endOfUnquoted(from start: Int, as sort: Unquoted) -> Int {
    var end = start
    var depth = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "-"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ">") { break }
      switch sort {
      case .scheme:
        guard CharacterClass.table[Int(byte)] <= CharacterClass.digit || "+-.".utf8.contains(byte) else { return end }
      case .host where byte == UInt8(ascii: "{"): depth += 1
      case .host where byte == UInt8(ascii: "}") && depth > 0: depth -= 1
      case .host, .text:
        guard byte > 0x20, byte != 0x7F, !",;\"(){}[]".utf8.contains(byte) else { return depth == 0 ? end : start }
      }
      end += 1
    }
    return end
  }
}
