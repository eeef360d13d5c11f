import NavGraphCompiler
import NavGraphSyntax

/// The unit of a client's character positions.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A converter between byte offsets and the positions of a client, which are pairs of a line and a character.
struct TextPositions {
  let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// The number of units before each block of bytes, so that a position on a long line doesn't require a pass over the line.
  private let unitsBeforeBlocks: [Int]
  private static let blockSize = 256

  init(in bytes: [UInt8], encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineTable(of: SourceFile(path: "", bytes: bytes))
    var units = 0
    var before: [Int] = []
    before.reserveCapacity(bytes.count / TextPositions.blockSize + 1)
    for (index, byte) in bytes.enumerated() {
      if index % TextPositions.blockSize == 0 { before.append(units) }
      units += TextPositions.units(of: byte, encoding: encoding)
    }
    unitsBeforeBlocks = before
  }

  /// Returns the offset of a position. A line or a character that doesn't exist is moved to the end of the text or of the line, and a
  /// position inside a character to its start.
  func offset(line: Int, character: Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lines.lineCount else { return bytes.count }
    let range = content(ofLine: line)
    var (index, units) = (range.lowerBound, 0)
    while index < range.upperBound {
      let next = end(ofCharacterAt: index, before: range.upperBound)
      units += bytes[index..<next].reduce(0) { $0 + TextPositions.units(of: $1, encoding: encoding) }
      if units > character { break }
      index = next
    }
    return index
  }

  /// Returns the 0-based line and character of an offset.
  func position(at offset: Int) -> (line: Int, character: Int) {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let line = lines.line(at: UInt32(truncatingIfNeeded: offset))
    return (line, units(before: offset) - units(before: lines.byteRange(ofLine: line).lowerBound))
  }

  private func units(before offset: Int) -> Int {
    let block = min(offset / TextPositions.blockSize, unitsBeforeBlocks.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[block * TextPositions.blockSize..<offset].reduce(unitsBeforeBlocks[block]) {
      $0 + TextPositions.units(of: $1, encoding: encoding)
    }
  }

  /// Returns the number of units that a byte adds. In UTF-16, the first byte of a character has all its units.
  private static func units(of byte: UInt8, encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }

  func json(at offset: Int) -> JSON {
    let position = position(at: offset)
    return .object([("line", .number(position.line)), ("character", .number(position.character))])
  }

  func json(of range: Range<Int>) -> JSON { .object([("start", json(at: range.lowerBound)), ("end", json(at: range.upperBound))]) }
  func json(of range: SourceRange) -> JSON { json(of: Int(range.start)..<max(Int(range.start), Int(range.end))) }

  /// Returns the offsets of a `Range`; nil if the value isn't one. The ends are swapped if they are in the wrong order.
  func range(from json: JSON?) -> Range<Int>? {
    guard let start = offset(from: json?["start"]), let end = offset(from: json?["end"]) else { return nil }
    return min(start, end)..<max(start, end)
  }

  func offset(from json: JSON?) -> Int? {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
    return offset(line: line, character: character)
  }

  /// Returns the bytes of a line without its line break.
  private func content(ofLine line: Int) -> Range<Int> {
    let range = lines.byteRange(ofLine: line)
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return range.lowerBound..<end
  }

  private func end(ofCharacterAt index: Int, before end: Int) -> Int {
    var next = index + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
