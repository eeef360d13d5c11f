extension Lexer {
  /// Lexes STRING: one line between quotes. The value of a string without escapes is the file's text.
  mutating func string(names: inout NameTable) {
    let start = position
    let count = bytes.count
    var at = start + 1
    while at < count, classes[Int(bytes[at])] & CharacterClass.endsPlain == 0 { at += 1 }
    guard at < count, bytes[at] == UInt8(ascii: "\"") else { return escapedString(names: &names) }
    let name = names.intern(UnsafeBufferPointer(rebasing: bytes[start + 1..<at]))
    position = at + 1
    emit(.string, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at + 1), name: name, flags: [])
  }

  /// Lexes a string with escapes, with bytes that aren't ASCII, or without an end.
  private mutating func escapedString(names: inout NameTable) {
    let start = position
    var flags: Token.Flags = []
    var at = start + 1
    scratch.removeAll(keepingCapacity: true)
    while true {
      guard at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D else { return unterminatedString(names: &names) }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        let end = escape(at: at)
        if end.isBroken { flags = .broken }
        at = end.next
      } else if byte >= 0x80 {
        let length = checkedLength(at: at)
        scratch.append(contentsOf: bytes[at..<at + length])
        at += length
      } else {
        if classes[Int(byte)] & CharacterClass.mask == CharacterClass.control {
          flags = .broken
          report(.controlCharacter(byte: byte, count: 1, isApart: false, at: range(of: at..<at + 1)))
        }
        scratch.append(byte)
        at += 1
      }
    }
    position = at + 1
    emit(
      .string, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at + 1), name: intern(into: &names), flags: flags)
  }

  func intern(into names: inout NameTable) -> Name {
    scratch.withUnsafeBufferPointer { names.intern($0) }
  }

  /// Reads the escape at `at` into `scratch`. A malformed escape is reported and kept as it is written.
  private mutating func escape(at: Int) -> (next: Int, isBroken: Bool) {
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): scratch.append(next)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "{"), UInt8(ascii: "}"): scratch.append(contentsOf: [UInt8(ascii: "\\"), next])
    case UInt8(ascii: "u"): return unicodeEscape(at: at)
    case 0x0A, 0x0D, 0:
      // The line ends after the backslash: report only the missing quote.
      scratch.append(UInt8(ascii: "\\"))
      return (at + 1, true)
    default:
      let end = Swift.min(at + 1 + (next < 0x80 ? 1 : checkedLength(at: at + 1)), bytes.count)
      report(.malformedEscape(text: text(in: at..<end), at: range(of: at..<end)))
      scratch.append(contentsOf: bytes[at..<end])
      return (end, true)
    }
    return (at + 2, false)
  }

  private mutating func unicodeEscape(at: Int) -> (next: Int, isBroken: Bool) {
    var end = at + 2
    var value: UInt32 = 0
    var digits = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: "{") {
      end += 1
      while end < bytes.count, let digit = hexadecimal(of: bytes[end]), digits < 9 {
        value = value << 4 | UInt32(digit)
        digits += 1
        end += 1
      }
      if digits > 0, digits < 9, end < bytes.count, bytes[end] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) {
        scratch.append(contentsOf: Array(String(scalar).utf8))
        return (end + 1, false)
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
    }
    report(.malformedEscape(text: text(in: at..<end), at: range(of: at..<end)))
    scratch.append(contentsOf: bytes[at..<end])
    return (end, true)
  }

  private func hexadecimal(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns the diagnostic for the text on this line that lacks a quote, which need not be the last text.
  ///
  /// No space separates a quote from its text, and most texts have spaces around them. So in `tab home Home" icon "house"` the first quote
  /// ends a text, and in `tab home "Home icon "house"` the second one begins a text.
  private func oddQuote(from start: Int, upTo end: Int) -> Diagnostic {
    var first = tokens.count
    if !gap.contains(.afterLineBreak) {
      repeat { first -= 1 } while first > 0 && !tokens[first].flags.contains(.afterLineBreak)
    }
    for index in Swift.max(first, 0)..<tokens.count where tokens[index].kind == .string {
      let (opening, closing) = (Int(tokens[index].start), Int(tokens[index].end))
      if endsWord(before: opening) { return unopened(at: opening, upTo: end) }
      if classes[Int(bytes[closing])] <= CharacterClass.digit {
        return .unterminatedString(at: range(of: opening..<closing - 1), before: range(of: closing - 1..<closing))
      }
    }
    return endsWord(before: start) ? unopened(at: start, upTo: end) : .unterminatedString(at: range(of: start..<end))
  }

  private func unopened(at quote: Int, upTo end: Int) -> Diagnostic {
    var word = quote
    while endsWord(before: word) { word -= 1 }
    return .unopenedString(at: range(of: word..<quote + 1), upTo: range(of: end..<end))
  }

  /// Returns whether a letter, a digit, or punctuation is directly before a quote.
  private func endsWord(before quote: Int) -> Bool {
    guard quote > 0 else { return false }
    let byte = bytes[quote - 1]
    return byte > 0x20 && byte != 0x7F && !"\"({[,:;=>".utf8.contains(byte)
  }

  /// Lexes a string that has no closing quote on its line. Closing marks at the end of the line are left to the parser, because they are
  /// seldom part of the text. A brace that the text itself opens stays in it: `"{name}`.
  private mutating func unterminatedString(names: inout NameTable) {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let closing: [UInt8] = Array(" \t{}()[],;".utf8)
    var excess = bytes[start..<end].reduce(0) { $0 + ($1 == UInt8(ascii: "}") ? 1 : $1 == UInt8(ascii: "{") ? -1 : 0) }
    while end > start + 1, closing.contains(bytes[end - 1]) {
      if bytes[end - 1] == UInt8(ascii: "}") {
        guard excess > 0 else { break }
        excess -= 1
      }
      end -= 1
    }
    report(oddQuote(from: start, upTo: end))
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start + 1..<end])
    position = end
    emit(
      .string, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), name: intern(into: &names), flags: .broken)
  }
}
