/// Properties of scalars on a terminal: their width in columns, and their visibility.
enum Width {
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if scalar.properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
    return 1
  }

  /// Returns whether a scalar is a control, invisible formatting (including marks that reorder text), a separator, or unassigned.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

  /// Returns whether a scalar is an ASCII letter.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x61...0x7A).contains(scalar.value | 0x20) }

  /// Returns whether the scalar is drawn onto the previous one.
  static func extends(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  /// Returns the picture of a control character, or an escape with its number.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
    if scalar.value == 0x7F { return "␡" }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// East Asian wide and full-width scalars that aren't emoji (UAX #11), in ascending order.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08,
    0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
