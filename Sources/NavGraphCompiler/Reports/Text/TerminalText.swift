/// Text that is safe on a terminal and contains no commands of CI services.
///
/// An output stream accepts only this type and `Document`. Literal text in the sources is unchanged. `VisibleText` escapes every
/// interpolated value, so no message can omit that.
package struct TerminalText: Hashable, Sendable {
  package private(set) var text: String

  /// Creates text from a string that this module has already made visible.
  init(visible text: String) { self.text = text }

  package init() { text = "" }

  /// Creates one line from untrusted text.
  package init(_ foreign: some StringProtocol) { text = VisibleText.of(String(foreign)) }

  /// Creates lines from untrusted text.
  package init(lines foreign: String) {
    text = foreign.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { VisibleText.of(String(decoding: $0, as: UTF8.self)) }
      .joined(separator: "\n")
  }

  /// Creates lines from the bytes of a file.
  package init(bytes: some Collection<UInt8>) {
    text = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { VisibleText.of(bytes: Array($0)) }.joined(separator: "\n")
  }

  /// Creates a line of a file that `patch` also reads. It keeps tabs and a carriage return at the end.
  package init(patchLine bytes: some Collection<UInt8>) { text = VisibleText.of(bytes: Array(bytes), keepsBlanks: true) }

  package var isEmpty: Bool { text.isEmpty }
  /// The width in columns, if the text is one line.
  package var columns: Int { VisibleText.columns(of: text) }

  package static func + (a: TerminalText, b: TerminalText) -> TerminalText { TerminalText(visible: a.text + b.text) }
  package static func += (a: inout TerminalText, b: TerminalText) { a.text += b.text }

  /// Returns the text in the color or weight of `ink`.
  package func inked(in ink: Ink) -> TerminalText {
    ink == .plain || text.isEmpty ? self : TerminalText(visible: ink.sequence + text + "\u{1B}[0m")
  }

  /// The text without trailing spaces.
  package var trimmed: TerminalText {
    var trimmed = self
    trimmed.trim()
    return trimmed
  }

  /// Removes trailing spaces.
  mutating func trim() {
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
  }

  /// The bytes that are written. Lines that GitHub, Azure, or TeamCity would execute as commands have one mark escaped.
  package var bytes: [UInt8] { LogCommands.defused(text) }
}

extension TerminalText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { text = value }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ part: TerminalText) { text += part.text }
    package mutating func appendInterpolation(_ foreign: some CustomStringConvertible) { text += VisibleText.of(foreign.description) }
  }
}

extension Sequence<TerminalText> {
  package func joined(separator: TerminalText = "") -> TerminalText { TerminalText(visible: map(\.text).joined(separator: separator.text)) }
}
