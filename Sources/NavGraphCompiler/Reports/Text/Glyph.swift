import NavGraphSyntax

/// A unit of text as a terminal shows it: its bytes, the printed text, and the width in columns.
struct Glyph: Hashable {
  /// The offset of its first byte.
  var start: Int
  var text: String
  var width: Int
}

extension Glyph {
  static let tabStop = 4
  /// The maximum number of combining marks on one letter. Further ones are escaped, because they would be drawn over other lines.
  static let maxMarks = 30
  /// The maximum number of emoji in one sequence. Further ones are separate glyphs.
  static let maxJoined = 10

  /// Returns the glyphs of `bytes`. Tabs are expanded, and sequences of combining marks and emoji are single glyphs. Characters that are
  /// invisible, or that change how others are shown, are escaped: `␀`, `\u{202E}`, `\xFF`. The time is linear in the number of bytes.
  static func glyphs(of bytes: some RandomAccessCollection<UInt8>, startingAt start: Int = 0, keepsTabs: Bool = false) -> [Glyph] {
    var reader = GlyphReader(at: start, keepsTabs: keepsTabs)
    var decoder = ScalarDecoder(bytes)
    while let (scalar, length, invalid) = decoder.next() {
      if let scalar { reader.read(scalar, length: length) } else { reader.readInvalid(invalid) }
    }
    reader.finish()
    return reader.glyphs
  }
}

/// A reader that collects scalars into glyphs.
private struct GlyphReader {
  /// The additions that the last glyph accepts. They are stored next to the glyphs, since a copy of a glyph would make each addition to
  /// its text copy that text.
  private struct Last {
    /// Whether the glyph accepts combining marks.
    var takesMarks = false
    var marks = 0
    /// Whether a selector or a skin tone can change the glyph.
    var takesSelector = false
    var takesTone = false
    /// Whether a joiner may join another emoji to the glyph.
    var isEmoji = false
    var joined = 0
    /// Whether a second letter makes the glyph a flag.
    var isHalfFlag = false
    var isHash = false
    /// Whether a selector and U+20E3 make the character a keycap emoji.
    var isKey = false
  }

  var glyphs: [Glyph] = []
  private var last = Last()
  private var offset: Int
  private var column = 0
  private let keepsTabs: Bool
  /// Whether a joiner follows an emoji, so that the next emoji belongs to the last glyph.
  private var joins = false
  /// Whether a selector follows a digit. Only U+20E3 makes a keycap emoji of both.
  private var isKeycap = false
  /// The offset of the joiner or the selector.
  private var heldOffset = 0
  /// The index of the second `#` of a possible `##command[` of a CI service, while only letters follow.
  private var hashes: Int?

  init(at start: Int, keepsTabs: Bool) { (offset, self.keepsTabs) = (start, keepsTabs) }

  mutating func read(_ scalar: Unicode.Scalar, length: Int) {
    defer { offset += length }
    if joins {
      joins = false
      if isEmoji(scalar), last.joined < Glyph.maxJoined {
        extend(with: "\u{200D}")
        extend(with: scalar)
        (last.takesSelector, last.takesTone) = (true, true)
        last.joined += 1
        return
      }
      add(Width.escape("\u{200D}"), at: heldOffset)
    }
    if isKeycap {
      isKeycap = false
      if scalar == "\u{20E3}" {
        extend(with: "\u{FE0F}")
        extend(with: scalar)
        return widen()
      }
      add(Width.escape("\u{FE0F}"), at: heldOffset)
    }
    if scalar == "\t" {
      if keepsTabs {
        append("\t", width: 1)
      } else {
        add(String(repeating: " ", count: Glyph.tabStop - column % Glyph.tabStop), at: offset)
      }
    } else if last.takesSelector, scalar == "\u{FE0F}" || scalar == "\u{FE0E}" {
      extend(with: scalar)
      last.takesSelector = false
      if scalar == "\u{FE0F}" { widen() }
    } else if last.isKey, scalar == "\u{FE0F}" {
      (isKeycap, heldOffset) = (true, offset)
    } else if last.takesTone, Width.isSkinTone(scalar) {
      extend(with: scalar)
      last.takesTone = false
    } else if Width.isHidden(scalar) {
      if scalar == "\u{200D}", last.isEmoji { (joins, heldOffset) = (true, offset) } else { add(Width.escape(scalar), at: offset) }
    } else if Width.extends(scalar) {
      guard last.takesMarks, last.marks < Glyph.maxMarks else { return add(Width.escape(scalar), at: offset) }
      extend(with: scalar)
      last.marks += 1
    } else if Width.isRegional(scalar), last.isHalfFlag {
      extend(with: scalar)
      last.isHalfFlag = false
    } else {
      readVisible(scalar)
    }
  }

  /// Reads a scalar that begins a glyph.
  private mutating func readVisible(_ scalar: Unicode.Scalar) {
    if scalar == "#" {
      let isSecond = last.isHash
      append(scalar, width: 1)
      (last.isHash, last.isKey) = (true, true)
      hashes = isSecond ? glyphs.count - 1 : nil
      return
    }
    if scalar == "[", let second = hashes {
      let text = Width.escape("#")
      column += text.utf8.count - 1
      (glyphs[second].text, glyphs[second].width) = (text, text.utf8.count)
    }
    append(scalar, width: Width.columns(of: scalar))
    if !Width.isLetter(scalar) { hashes = nil }
    last.isHalfFlag = Width.isRegional(scalar)
    last.isKey = scalar == "*" || (0x30...0x39).contains(scalar.value)
    last.isEmoji = isEmoji(scalar)
    (last.takesSelector, last.takesTone) = (last.isEmoji, last.isEmoji)
  }

  mutating func readInvalid(_ byte: UInt8) {
    finish()
    add("\\x" + byte.hexadecimal(digits: 2, uppercase: true), at: offset)
    offset += 1
  }

  mutating func finish() {
    if joins { add(Width.escape("\u{200D}"), at: heldOffset) }
    if isKeycap { add(Width.escape("\u{FE0F}"), at: heldOffset) }
    (joins, isKeycap) = (false, false)
  }

  private func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0xFF && scalar.properties.isEmoji }

  private mutating func append(_ scalar: Unicode.Scalar, width: Int) {
    glyphs.append(Glyph(start: offset, text: String(scalar), width: width))
    column += width
    last = Last()
    last.takesMarks = scalar != " " && scalar != "\t"
  }

  /// Adds the escape of an invisible character. It accepts no combining marks.
  private mutating func add(_ text: String, at start: Int) {
    let width = text.unicodeScalars.count
    glyphs.append(Glyph(start: start, text: text, width: width))
    column += width
    last = Last()
    hashes = nil
  }

  private mutating func extend(with scalar: Unicode.Scalar) {
    glyphs[glyphs.count - 1].text.unicodeScalars.append(scalar)
    hashes = nil
  }

  /// Makes the last glyph two columns wide, because a selector shows it as an emoji.
  private mutating func widen() {
    guard glyphs[glyphs.count - 1].width == 1 else { return }
    glyphs[glyphs.count - 1].width += 1
    column += 1
  }
}
