/// The widths that `dot` reserved for the texts of a picture.
///
/// SVG names a font that the viewer may not have. With its width, a text takes the same space in any font, so it
/// never overlaps the next. `dot` writes widths only to its JSON, so a single run writes a picture in both formats.
struct TextWidths {
  /// The widths, keyed by positions in tenths of a point. SVG rounds positions to hundredths.
  private var widths: [Position: Double] = [:]

  private struct Position: Hashable {
    var x: Int
    var y: Int
  }

  static let none = TextWidths(from: [])

  /// Parses drawing operations: `{"op": "T", "pt": [1.000,2.000], "align": "l", "width": 3.000, ...}`.
  init(from json: ArraySlice<UInt8>) {
    var scanner = Scanner(bytes: json, index: json.startIndex)
    while scanner.skip("\"op\"") {
      // Quotes within a text are escaped, so a text can't contain these words.
      guard scanner.take("\"T\""), scanner.take("\"pt\""), let x = scanner.number(), let y = scanner.number(), scanner.skip("\"width\""),
        let width = scanner.number()
      else { continue }
      widths[TextWidths.position(x: x, y: -y)] = width
    }
  }

  /// Returns the width of the text at a position in the SVG, or nil if it isn't known.
  func width(x: Double, y: Double) -> Double? {
    let place = TextWidths.position(x: x, y: y)
    if let width = widths[place] { return width }
    for dx in -1...1 {
      for dy in -1...1 { if let width = widths[Position(x: place.x + dx, y: place.y + dy)] { return width } }
    }
    return nil
  }

  private static func position(x: Double, y: Double) -> Position { Position(x: Int((x * 10).rounded()), y: Int((y * 10).rounded())) }

  private struct Scanner {
    private static let punctuation = Array(" \t\r\n,:[]".utf8)

    let bytes: ArraySlice<UInt8>
    var index: Int

    /// Moves after the next `word`. Returns false if there is none.
    mutating func skip(_ word: String) -> Bool {
      let word = Array(word.utf8)
      while let found = bytes[index...].firstIndex(of: word[0]) {
        if bytes[found...].starts(with: word) {
          index = found + word.count
          return true
        }
        index = found + 1
      }
      return false
    }

    /// Moves after `word` if only punctuation precedes it.
    mutating func take(_ word: String) -> Bool {
      blanks()
      guard bytes[index...].starts(with: word.utf8) else { return false }
      index += word.utf8.count
      return true
    }

    mutating func number() -> Double? {
      blanks()
      let start = index
      while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) || [0x2B, 0x2D, 0x2E, 0x65].contains(bytes[index]) { index += 1 }
      guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), abs(number) < 1e7 else { return nil }
      return number
    }

    private mutating func blanks() {
      while index < bytes.endIndex, Scanner.punctuation.contains(bytes[index]) { index += 1 }
    }
  }
}
