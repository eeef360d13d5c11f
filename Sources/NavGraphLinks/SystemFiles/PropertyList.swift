/// A property list, which can be written as XML.
package indirect enum PropertyList: Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([(String, PropertyList)])

  static func strings(_ texts: [String]) -> PropertyList { .array(texts.map { .string($0) }) }

  /// Returns the whole document. `about` becomes a comment on its first line.
  package func document(about: String) -> String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!-- \(PropertyList.comment(for: about)) -->\n"
    out += "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
    out += "<plist version=\"1.0\">\n"
    write(indent: "", to: &out)
    return out + "</plist>\n"
  }

  /// Writes the value. The depth of the recursion doesn't depend on input, because lists are only built in this module.
  private func write(indent: String, to out: inout String) {
    switch self {
    case .string(let text): out += "\(indent)<string>\(PropertyList.escaped(text))</string>\n"
    case .array(let items):
      out += indent + "<array>\n"
      for item in items { item.write(indent: indent + "\t", to: &out) }
      out += indent + "</array>\n"
    case .dictionary(let members):
      out += indent + "<dict>\n"
      for (key, value) in members {
        out += "\(indent)\t<key>\(PropertyList.escaped(key))</key>\n"
        value.write(indent: indent + "\t", to: &out)
      }
      out += indent + "</dict>\n"
    }
  }

  /// Returns text escaped for XML. Characters that XML doesn't allow become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      // An XML parser would replace it by a line feed.
      case "\r": out.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n": out.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": out.append("\u{FFFD}")
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  /// Returns the text of a comment, which must not contain two dashes.
  private static func comment(for text: String) -> String {
    var out = ""
    for character in escaped(text) { out.append(out.last == "-" && character == "-" ? " " : character) }
    return out
  }
}
