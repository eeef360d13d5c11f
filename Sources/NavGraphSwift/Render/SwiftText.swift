/// A Swift string literal for any text: the only place where text from a graph becomes part of Swift code.
package func swiftLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0": result += "\\0"
    default:
      // Controls, and marks that change the direction of what a reader sees, are written as numbers.
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

/// A Swift identifier for any name: the only place where a name from a graph becomes part of Swift code.
///
/// Keywords get backticks. Names that Swift keeps for itself even then get a trailing underscore.
package func swiftIdentifier(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isFirst = result.isEmpty
    switch scalar {
    case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
    case "0"..."9":
      if isFirst { result += "_" }
      result.unicodeScalars.append(scalar)
    default:
      if scalar.value > 0x7F, scalar.properties.isXIDContinue, !isFirst || scalar.properties.isXIDStart {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_"
      }
    }
  }
  if result.allSatisfy({ $0 == "_" }) { return "unnamed" }
  if unspeakable.contains(result) { return result + "_" }
  return keywords.contains(result) ? "`" + result + "`" : result
}

/// Text for a comment: one line, without anything that ends it.
package func swiftComment(_ text: String) -> String {
  String(
    text.map { character in
      character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
      } ? " " : character
    })
}

/// Members that types have anyway, and names that backticks don't help.
private let unspeakable: Set<String> = [
  "self", "Self", "Type", "Protocol", "init", "hashValue", "hash", "rawValue", "allCases", "urlText", "some", "none", "super",
]

/// The words that Swift reserves everywhere.
private let keywords: Set<String> = [
  "associatedtype", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
  "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
  "struct", "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "await",
]
