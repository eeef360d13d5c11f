/// Text that a terminal shows as it is written, and in which the log of a CI service finds no commands.
///
/// An output stream takes this or a `Document`, nothing else. Literal text in the sources is taken unchanged. Every value in an
/// interpolation is made visible by `VisibleText`, so a message can't forget to do that.
package struct TerminalText: Hashable, Sendable {
  package private(set) var text: String

  /// Only for text that this module has made visible itself.
  init(visible text: String) { self.text = text }

  package init() { text = "" }

  /// `foreign` on one line.
  package init(_ foreign: some StringProtocol) { text = VisibleText.of(String(foreign)) }

  /// `foreign`, with its line breaks.
  package init(lines foreign: String) {
    text = foreign.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { VisibleText.of(String(decoding: $0, as: UTF8.self)) }
      .joined(separator: "\n")
  }

  /// Bytes of a file, with their line breaks.
  package init(bytes: some Collection<UInt8>) {
    text = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { VisibleText.of(bytes: Array($0)) }.joined(separator: "\n")
  }

  /// A line of a file that `patch` reads too: tabs stay, and so does a carriage return at the end.
  package init(patchLine bytes: some Collection<UInt8>) { text = VisibleText.of(bytes: Array(bytes), keepsBlanks: true) }

  package var isEmpty: Bool { text.isEmpty }
  /// How many columns it takes, if it is one line.
  package var columns: Int { VisibleText.columns(text) }

  package static func + (a: TerminalText, b: TerminalText) -> TerminalText { TerminalText(visible: a.text + b.text) }
  package static func += (a: inout TerminalText, b: TerminalText) { a.text += b.text }

  /// Returns the text in the color or weight of `ink`.
  package func inked(_ ink: Ink) -> TerminalText {
    ink == .plain || text.isEmpty ? self : TerminalText(visible: ink.sequence + text + "\u{1B}[0m")
  }

  /// Without the spaces at its end.
  package var trimmed: TerminalText {
    var trimmed = self
    trimmed.trim()
    return trimmed
  }

  /// Drops the spaces at its end.
  mutating func trim() {
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
  }

  /// The bytes that are written. A line that GitHub, Azure or TeamCity would take for a command gets one of its marks written out.
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
