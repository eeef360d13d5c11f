import NavGraphSyntax

/// One unit of text as a terminal shows it: the bytes it stands for, what is printed for them, and the columns that takes.
struct Glyph: Hashable {
  /// The offset of its first byte.
  var start: Int
  var text: String
  var width: Int
  /// Whether a joiner may glue another emoji to it.
  var isEmoji = false
}

extension Glyph {
  static let tabStop = 4

  /// The glyphs of `bytes[range]`: tabs expanded, accents and emoji sequences kept whole, everything that would not be seen, or would
  /// change how the rest is seen, written out: `␀`, `\u{202E}`, `\xFF`.
  static func glyphs(of bytes: some RandomAccessCollection<UInt8>, startingAt start: Int = 0) -> [Glyph] {
    var reader = GlyphReader(start)
    var decoder = ScalarDecoder(bytes)
    while let (scalar, length, invalid) = decoder.next() {
      if let scalar { reader.read(scalar, length) } else { reader.readInvalid(invalid) }
    }
    reader.finish()
    return reader.glyphs
  }

  /// `text` made safe for a terminal and for one line.
  static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return glyphs(of: Array(text.utf8)).reduce(into: "") { $0 += $1.text }
  }
}

/// Gathers scalars into glyphs.
private struct GlyphReader {
  var glyphs: [Glyph] = []
  private var offset: Int
  private var column = 0
  /// Set behind a joiner that follows an emoji: the glyph to which the next emoji belongs.
  private var joins = false
  private var joinerOffset = 0
  private var openFlag = false

  init(_ start: Int) { offset = start }

  mutating func read(_ scalar: Unicode.Scalar, _ length: Int) {
    defer { offset += length }
    if joins {
      joins = false
      if scalar.properties.isEmoji, scalar.value > 0xFF {
        extend(with: "\u{200D}" + String(scalar))
        return
      }
      add(Width.escape("\u{200D}"), at: joinerOffset)
    }
    if scalar == "\t" {
      add(String(repeating: " ", count: Glyph.tabStop - column % Glyph.tabStop), at: offset)
    } else if Width.modifiesEmoji(scalar), let last = glyphs.last, last.text.unicodeScalars.first?.properties.isEmoji == true {
      extend(with: String(scalar))
      if scalar == "\u{FE0F}", last.width == 1 { widen() }
    } else if Width.isHidden(scalar) {
      if scalar == "\u{200D}", let last = glyphs.last, last.isEmoji {
        (joins, joinerOffset) = (true, offset)
      } else {
        add(Width.escape(scalar), at: offset)
      }
    } else if Width.extends(scalar), let last = glyphs.last, last.text != " " {
      extend(with: String(scalar))
    } else if Width.isRegional(scalar), openFlag {
      extend(with: String(scalar))
      openFlag = false
      return
    } else if Width.extends(scalar) {
      add(Width.escape(scalar), at: offset)
    } else {
      let width = Width.columns(scalar)
      glyphs.append(Glyph(start: offset, text: String(scalar), width: width, isEmoji: scalar.properties.isEmoji && scalar.value > 0xFF))
      column += width
    }
    openFlag = Width.isRegional(scalar)
  }

  mutating func readInvalid(_ byte: UInt8) {
    add("\\x" + byte.hexadecimal(2, uppercase: true), at: offset)
    offset += 1
    openFlag = false
  }

  mutating func finish() {
    if joins { add(Width.escape("\u{200D}"), at: joinerOffset) }
  }

  private mutating func add(_ text: String, at start: Int) {
    let width = text.unicodeScalars.count
    glyphs.append(Glyph(start: start, text: text, width: width))
    column += width
  }

  private mutating func extend(with text: String) {
    glyphs[glyphs.count - 1].text += text
  }

  private mutating func widen() {
    glyphs[glyphs.count - 1].width += 1
    glyphs[glyphs.count - 1].isEmoji = true
    column += 1
  }
}
