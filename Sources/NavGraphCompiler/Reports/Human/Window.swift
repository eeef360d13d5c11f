import NavGraphSyntax

/// The printed part of a source line, with the columns of its bytes.
struct Window {
  let text: TerminalText
  /// The first byte and the column of each glyph, with the end of the line as the last element.
  private let stops: [(byte: Int, column: Int)]

  /// The number of bytes that are read around a mark if the line is long.
  private static let reach = 600
  private static let lead = 24

  /// Creates a window of at most `width` columns on the line `content`, which shows the beginning of `focus`.
  init(in bytes: [UInt8], line content: Range<Int>, focus: Range<Int>, width: Int) {
    var range = content
    if content.count > 2 * Window.reach {
      range = max(content.lowerBound, focus.lowerBound - Window.reach)..<min(content.upperBound, focus.lowerBound + Window.reach)
      while range.lowerBound > content.lowerBound, bytes[range.lowerBound] & 0xC0 == 0x80, range.count > 4 {
        range = (range.lowerBound + 1)..<range.upperBound
      }
      while range.upperBound < content.upperBound, bytes[range.upperBound] & 0xC0 == 0x80, range.count > 4 {
        range = range.lowerBound..<(range.upperBound - 1)
      }
    }
    let glyphs = Glyph.glyphs(of: bytes[range], startingAt: range.lowerBound)
    var first = 0
    var last = glyphs.count
    if glyphs.reduce(0, { $0 + $1.width }) > width {
      let target = glyphs.firstIndex { $0.start >= focus.lowerBound } ?? glyphs.count
      first = target
      var before = 0
      while first > 0, before + glyphs[first - 1].width <= Window.lead {
        before += glyphs[first - 1].width
        first -= 1
      }
      last = first
      var shown = 0
      while last < glyphs.count, shown + glyphs[last].width <= width {
        shown += glyphs[last].width
        last += 1
      }
      // If the line ends within the window, more of its beginning fits.
      while last == glyphs.count, first > 0, shown + glyphs[first - 1].width <= width {
        shown += glyphs[first - 1].width
        first -= 1
      }
    }
    var text = first > 0 || range.lowerBound > content.lowerBound ? "…" : ""
    var column = text.isEmpty ? 0 : 1
    var stops: [(byte: Int, column: Int)] = []
    stops.reserveCapacity(last - first + 1)
    for glyph in glyphs[first..<last] {
      stops.append((glyph.start, column))
      text += glyph.text
      column += glyph.width
    }
    stops.append((last < glyphs.count ? glyphs[last].start : range.upperBound, column))
    if last < glyphs.count || range.upperBound < content.upperBound { text += "…" }
    self.text = TerminalText(visible: text)
    self.stops = stops
  }

  /// Returns the column of the glyph that contains `byte`, or of the nearest one if the byte is outside.
  func column(at byte: Int) -> Int { stops.last { $0.byte <= byte }?.column ?? stops.first?.column ?? 0 }

  /// Returns the columns of the bytes from `start` to `end`, at least one.
  func columns(from start: Int, to end: Int) -> Range<Int> {
    let first = column(at: start)
    let behind = stops.first { $0.byte >= end }?.column ?? stops.last?.column ?? first
    return first..<max(behind, first + 1)
  }

  /// Returns whether only white space precedes `byte`.
  static func isFirstWord(in bytes: [UInt8], line content: Range<Int>, before byte: Int) -> Bool {
    guard byte - content.lowerBound <= 200 else { return false }
    return bytes[content.lowerBound..<min(byte, content.upperBound)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
