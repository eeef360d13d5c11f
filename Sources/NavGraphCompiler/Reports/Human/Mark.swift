import NavGraphSyntax

/// A label, with its lines in the file.
struct Mark {
  var start: Int
  var end: Int
  var text: TerminalText
  var isPrimary: Bool
  var firstLine: Int
  var lastLine: Int
  /// The column of the left margin for a mark that spans lines.
  var track: Int?

  init(_ label: Label, isPrimary: Bool, bytes: [UInt8], lines: LineTable) {
    var end = min(Int(label.range.end), bytes.count)
    let start = min(Int(label.range.start), end)
    // A range ends with its last character that isn't white space.
    while end > start + 1, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
    (self.start, self.end, self.isPrimary) = (start, end, isPrimary)
    text = TerminalText(label.text)
    firstLine = lines.line(at: UInt32(truncatingIfNeeded: start))
    lastLine = lines.line(at: UInt32(truncatingIfNeeded: max(start, end - 1)))
  }

  var isMultiline: Bool { track != nil }
  var pointer: Unicode.Scalar { isPrimary ? "^" : "-" }
  func ink(for severity: Severity) -> Ink { isPrimary ? .severity(severity) : .secondary }
}
