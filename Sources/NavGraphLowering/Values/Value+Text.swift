import NavGraphModel

extension Value {
  /// Returns the value in the syntax of the language: `"42"`, `7`, `.spam`, `["a", "b"]`. An unknown value is `?`.
  package func text(in graph: NavigationGraph) -> String {
    switch self {
    case .string(let text), .uuid(let text), .date(let text), .url(let text): Value.quoted(text)
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .enumerationCase(let id): "." + graph.text(of: graph.enumerationCases[id].name)
    case .list(let elements): "[" + elements.map { $0.text(in: graph) }.joined(separator: ", ") + "]"
    case .nil: "nil"
    case .external(let text): "<" + text + ">"
    case .unknown: "?"
    }
  }

  /// Returns a string literal of the language, on one line.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        // Controls and marks that change the text direction are escaped.
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
