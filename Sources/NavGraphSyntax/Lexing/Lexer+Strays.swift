/// The slow path: bytes that begin no token. Each run of them is reported once and becomes an `unknown` token, or the token that it looks
/// like.
extension Lexer {
  mutating func stray(_ names: inout NameTable) {
    let start = position
    let byte = bytes[start]
    if conflictMarker() { return }
    if byte == UInt8(ascii: "!"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "=") {
      return emit(.otherThan, length: 2)
    }
    if classes[Int(byte)] & CharacterClass.mask == CharacterClass.control { return controlCharacters(&names) }
    guard let (scalar, length) = decode(start) else { return invalidBytes() }
    if let mark = LookAlike(scalar, bytes, at: start) { return lookAlike(mark, length: length, &names) }
    if byte >= 0x80, continuesName(start) { return foreignWord(&names) }

    var end = start + length
    while end < bytes.count, isPlainStray(end), let (scalar, length) = decode(end), LookAlike(scalar, bytes, at: end) == nil {
      end += length
    }
    report(.strayCharacter(text(start..<end), at: range(start..<end)))
    if byte == UInt8(ascii: "#") {
      // A comment, as other languages write it.
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    }
    passOver(start..<end, &names)
  }

  /// Continues as if the bytes weren't there: `Det~ail` becomes one word.
  private mutating func passOver(_ range: Range<Int>, _ names: inout NameTable) {
    let last = tokens.count > 0 ? tokens[tokens.count - 1] : Token(.unknown, start: 0, end: 0)
    var at = range.upperBound
    while at < bytes.count, classes[Int(bytes[at])] <= CharacterClass.digit { at += 1 }
    guard last.kind == .word, Int(last.end) == range.lowerBound, at > range.upperBound else { return emitUnknown(range) }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: names.utf8(last.name))
    scratch.append(contentsOf: bytes[range.upperBound..<at])
    position = at
    extendLastWord(to: at, intern(&names))
  }

  private func isPlainStray(_ at: Int) -> Bool {
    switch classes[Int(bytes[at])] & CharacterClass.mask {
    case CharacterClass.stray, CharacterClass.backslash: true
    case CharacterClass.high: !continuesName(at)
    default: false
    }
  }

  private mutating func controlCharacters(_ names: inout NameTable) {
    let start = position
    var end = start + 1
    while end < bytes.count, classes[Int(bytes[end])] & CharacterClass.mask == CharacterClass.control { end += 1 }
    // Control characters between two words separate text that their removal would join.
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let isApart = start == 0 || end == bytes.count || space.contains(bytes[start - 1]) || space.contains(bytes[end])
    report(.controlCharacter(bytes[start], count: end - start, isApart: isApart, at: range(start..<end)))
    passOver(start..<end, &names)
  }

  private mutating func invalidBytes() {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] >= 0x80, decode(end) == nil { end += 1 }
    invalid(start..<end)
    emitUnknown(start..<end)
  }

  /// Emits the token that was meant instead of a character that looks like it.
  private mutating func lookAlike(_ mark: LookAlike, length: Int, _ names: inout NameTable) {
    let start = position
    switch mark.meaning {
    case .quote:
      if let close = closingQuote(start + length, of: mark) { return curlyString(start, length, close, mark, &names) }
      report(.lookAlike(mark, at: range(start..<start + length)))
      emitUnknown(start..<start + length)
    case .nothing, .space:
      report(
        mark.scalar == 0xFEFF ? .byteOrderMark(at: range(start..<start + length)) : .lookAlike(mark, at: range(start..<start + length)))
      if case .nothing = mark.meaning { passOver(start..<start + length, &names) } else { emitUnknown(start..<start + length) }
    case .lineBreak:
      report(.lookAlike(mark, at: range(start..<start + length)))
      emitUnknown(start..<start + length)
      gap.insert(.afterLineBreak)
      brokenLine = true
    case .mark(let kind):
      report(.lookAlike(mark, at: range(start..<start + mark.length)))
      emit(kind, length: mark.length)
    case .word(let keyword):
      report(.lookAlike(mark, at: range(start..<start + mark.length)))
      position += mark.length
      emit(
        .word, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), Name(keyword), .broken)
    }
  }

  /// Returns the byte range of the quote on this line that closes the string opened before `at`.
  private func closingQuote(_ at: Int, of mark: LookAlike) -> (start: Int, end: Int)? {
    var at = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      guard let (scalar, length) = decode(at) else { return nil }
      if scalar.value == 0x22 || LookAlike.closes(scalar.value, mark.scalar) { return (at, at + length) }
      at += length
    }
    return nil
  }

  private mutating func curlyString(
    _ start: Int, _ length: Int, _ close: (start: Int, end: Int), _ mark: LookAlike, _ names: inout NameTable
  ) {
    report(.lookAlike(mark, quotes: [range(start..<start + length), range(close.start..<close.end)], at: range(start..<close.end)))
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start + length..<close.start])
    position = close.end
    emit(.string, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: close.end), intern(&names), .broken)
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
    report(.blockComment(text(start..<end), isClosed: isClosed, endsLine: endsLine, at: range(start..<end)))
    emitUnknown(start..<end)
    if hasBreak {
      gap.insert(.afterLineBreak)
      brokenLine = true
    }
  }
}
