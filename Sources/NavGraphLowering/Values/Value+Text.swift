import NavGraphModel

extension Value {
  /// The value as the language writes it: `"42"`, `7`, `.spam`, `["a", "b"]`; `?` for what isn't known.
  package func text(in graph: NavigationGraph) -> String {
    switch self {
    case .string(let text), .uuid(let text), .date(let text), .url(let text): Value.quoted(text)
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .enumerationCase(let id): "." + graph.text(graph.enumerationCases[id].name)
    case .list(let elements): "[" + elements.map { $0.text(in: graph) }.joined(separator: ", ") + "]"
    case .nil: "nil"
    case .external(let text): "<" + text + ">"
    case .unknown: "?"
    }
  }

  /// A string of the language: one line, whatever is in it.
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

  /// Whether it stands for itself, as most do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
