import NavGraphSyntax

/// A label in one file, measured in its lines.
struct Mark {
  var start: Int
  var end: Int
  var text: TerminalText
  var isPrimary: Bool
  var firstLine: Int
  var lastLine: Int
  /// The column of the left margin in which a mark over several lines is drawn.
  var track: Int?

  init(_ label: Label, isPrimary: Bool, bytes: [UInt8], lines: LineTable) {
    var end = min(Int(label.range.end), bytes.count)
    let start = min(Int(label.range.start), end)
    // A range that runs on behind the last word of a line ends with that word.
    while end > start + 1, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
    (self.start, self.end, self.isPrimary) = (start, end, isPrimary)
    text = TerminalText(label.text)
    firstLine = lines.line(at: UInt32(truncatingIfNeeded: start))
    lastLine = lines.line(at: UInt32(truncatingIfNeeded: max(start, end - 1)))
  }

  var isMultiline: Bool { track != nil }
  var pointer: Unicode.Scalar { isPrimary ? "^" : "-" }
  func ink(_ severity: Severity) -> Ink { isPrimary ? .severity(severity) : .secondary }
}
