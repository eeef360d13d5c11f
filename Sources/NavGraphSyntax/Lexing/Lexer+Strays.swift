/// The slow path: bytes that begin no token. Each run of them is reported once and becomes an `unknown` token, or the token that it looks
/// like.
extension Lexer {
  mutating func stray(names: inout NameTable) {
    let start = position
    let byte = bytes[start]
    if conflictMarker() { return }
    if byte == UInt8(ascii: "!"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "=") {
      return emit(.otherThan, length: 2)
    }
    if classes[Int(byte)] & CharacterClass.mask == CharacterClass.control { return controlCharacters(names: &names) }
    guard let (scalar, length) = decode(at: start) else { return invalidBytes() }
    if let mark = LookAlike(scalar, in: bytes, at: start) { return lookAlike(mark, length: length, names: &names) }
    if byte >= 0x80, continuesName(at: start) { return foreignWord(names: &names) }

    var end = start + length
    while end < bytes.count, isPlainStray(at: end), let (scalar, length) = decode(at: end), LookAlike(scalar, in: bytes, at: end) == nil {
      end += length
    }
    report(.strayCharacter(text: text(in: start..<end), at: range(of: start..<end)))
    if byte == UInt8(ascii: "#") {
      // A comment, as other languages write it.
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    }
    passOver(start..<end, names: &names)
  }

  /// Continues as if the bytes weren't there: `Det~ail` becomes one word.
  private mutating func passOver(_ range: Range<Int>, names: inout NameTable) {
    let last = tokens.count > 0 ? tokens[tokens.count - 1] : Token(kind: .unknown, start: 0, end: 0)
    var at = range.upperBound
    while at < bytes.count, classes[Int(bytes[at])] <= CharacterClass.digit { at += 1 }
    guard last.kind == .word, Int(last.end) == range.lowerBound, at > range.upperBound else { return emitUnknown(at: range) }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: names.utf8(of: last.name))
    scratch.append(contentsOf: bytes[range.upperBound..<at])
    position = at
    extendLastWord(to: at, name: intern(into: &names))
  }

  private func isPlainStray(at: Int) -> Bool {
    switch classes[Int(bytes[at])] & CharacterClass.mask {
    case CharacterClass.stray, CharacterClass.backslash: true
    case CharacterClass.high: !continuesName(at: at)
    default: false
    }
  }

  private mutating func controlCharacters(names: inout NameTable) {
    let start = position
    var end = start + 1
    while end < bytes.count, classes[Int(bytes[end])] & CharacterClass.mask == CharacterClass.control { end += 1 }
    // Control characters between two words separate text that their removal would join.
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let isApart = start == 0 || end == bytes.count || space.contains(bytes[start - 1]) || space.contains(bytes[end])
    report(.controlCharacter(byte: bytes[start], count: end - start, isApart: isApart, at: range(of: start..<end)))
    passOver(start..<end, names: &names)
  }

  private mutating func invalidBytes() {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] >= 0x80, decode(at: end) == nil { end += 1 }
    invalid(at: start..<end)
    emitUnknown(at: start..<end)
  }

  /// Emits the token that was meant instead of a character that looks like it.
  private mutating func lookAlike(_ mark: LookAlike, length: Int, names: inout NameTable) {
    let start = position
    switch mark.meaning {
    case .quote:
      if let close = closingQuote(from: start + length, of: mark) {
        return curlyString(at: start, length: length, close: close, mark: mark, names: &names)
      }
      report(.lookAlike(mark: mark, at: range(of: start..<start + length)))
      emitUnknown(at: start..<start + length)
    case .nothing, .space:
      report(
        mark.scalar == 0xFEFF
          ? .byteOrderMark(at: range(of: start..<start + length)) : .lookAlike(mark: mark, at: range(of: start..<start + length)))
      if case .nothing = mark.meaning { passOver(start..<start + length, names: &names) } else { emitUnknown(at: start..<start + length) }
    case .lineBreak:
      report(.lookAlike(mark: mark, at: range(of: start..<start + length)))
      emitUnknown(at: start..<start + length)
      gap.insert(.afterLineBreak)
      brokenLine = true
    case .mark(let kind):
      report(.lookAlike(mark: mark, at: range(of: start..<start + mark.length)))
      emit(kind, length: mark.length)
    case .word(let keyword):
      report(.lookAlike(mark: mark, at: range(of: start..<start + mark.length)))
      position += mark.length
      emit(
        .word, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), name: Name(keyword), flags: .broken)
    }
  }

  /// Returns the byte range of the quote on this line that closes the string opened before `at`.
  private func closingQuote(from at: Int, of mark: LookAlike) -> (start: Int, end: Int)? {
    var at = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      guard let (scalar, length) = decode(at: at) else { return nil }
      if scalar.value == 0x22 || LookAlike.closes(scalar.value, openedBy: mark.scalar) { return (at, at + length) }
      at += length
    }
    return nil
  }

  private mutating func curlyString(
    at start: Int, length: Int, close: (start: Int, end: Int), mark: LookAlike, names: inout NameTable
  ) {
    report(
      .lookAlike(
        mark: mark, quotes: [range(of: start..<start + length), range(of: close.start..<close.end)], at: range(of: start..<close.end)))
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start + length..<close.start])
    position = close.end
    emit(
      .string, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: close.end), name: intern(into: &names),
      flags: .broken)
  }

  /// Lexes `/* ... */`, up to the end of the file if it isn't closed.
  mutating func blockComment() {
    let start = position
    var end = start + 2
    var isClosed = false
    var hasBreak = false
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") {
        end += 2
        isClosed = true
        break
      }
      hasBreak = hasBreak || bytes[end] == 0x0A || bytes[end] == 0x0D
      end += 1
    }
    // An unclosed comment ends at the last byte that isn't white space.
    while !isClosed, end > start + 2, bytes[end - 1] <= 0x20 { end -= 1 }
    var rest = end
    while rest < bytes.count, bytes[rest] == 0x20 || bytes[rest] == 0x09 { rest += 1 }
    let endsLine = rest == bytes.count || bytes[rest] == 0x0A || bytes[rest] == 0x0D
    report(.blockComment(text: text(in: start..<end), isClosed: isClosed, endsLine: endsLine, at: range(of: start..<end)))
    emitUnknown(at: start..<end)
    if hasBreak {
      gap.insert(.afterLineBreak)
      brokenLine = true
    }
  }
}
