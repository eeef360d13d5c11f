import NavGraphCompiler

/// The one place where text becomes DOT.
enum DotText {
  /// A quoted string. Only `"` and `\` mean something inside; line breaks become `\n`, other control characters a space.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in shown(text) {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// Text inside an HTML-like label. Runs of spaces stay, control characters go.
  static func markup(_ text: String) -> String {
    var out = ""
    for scalar in shown(text) {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      // Graphviz reads these two itself, even inside a label, as the beginning of an escape.
      case "\\": out += "&#92;"
      case "[": out += "&#91;"
      case "]": out += "&#93;"
      default: out.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
    return out
  }

  /// Returns the text with the characters written out that a reader of the picture couldn't see, and with blanks instead of controls.
  private static func shown(_ text: String) -> String.UnicodeScalarView {
    VisibleText.inPictures(String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) && $0 != "\n" ? " " : $0 })))
      .unicodeScalars
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      || (0xFFFE...0xFFFF).contains(scalar.value)
  }

  /// Text for a label is cut there: no picture needs more, and `dot` is slow on it.
  static func shortened(_ text: String, to count: Int = 60) -> String {
    text.unicodeScalars.count <= count ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(count - 1))) + "…"
  }
}
