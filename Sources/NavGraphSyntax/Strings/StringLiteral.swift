/// Writes texts as string literals of the language.
package enum StringLiteral {
  /// Returns the text in quotes, with the escapes that the lexer reads.
  package static func quoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\0"..."\u{1F}", "\u{7F}": written += "\\u{\(String(scalar.value, radix: 16))}"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
