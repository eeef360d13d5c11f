import NavGraphCompiler

/// Escapes text for DOT. All text in DOT passes through these functions.
enum DotText {
  /// Returns a quoted string. Only `"` and `\` are special inside of it. Line breaks are escaped, and other controls become a space.
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

  /// Returns text for an HTML-like label. Repeated spaces are kept, and controls become spaces.
  static func markup(of text: String) -> String {
    var out = ""
    for scalar in shown(text) {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      // Graphviz reads these characters as the beginning of an escape, even in a label.
      case "\\": out += "&#92;"
      case "[": out += "&#91;"
      case "]": out += "&#93;"
      default: out.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
    return out
  }

  /// Returns the text with invisible characters escaped and controls replaced by spaces.
  private static func shown(_ text: String) -> String.UnicodeScalarView {
    VisibleText.inPictures(String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) && $0 != "\n" ? " " : $0 })))
      .unicodeScalars
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      || (0xFFFE...0xFFFF).contains(scalar.value)
  }

  /// Returns the text cut to `count` characters, because `dot` is slow on long labels.
  static func shortened(_ text: String, to count: Int = 60) -> String {
    text.unicodeScalars.count <= count ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(count - 1))) + "…"
  }
}
