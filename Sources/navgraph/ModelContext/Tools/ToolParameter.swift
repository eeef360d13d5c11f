import NavGraphCompiler
import NavGraphModel

/// A parameter of a tool.
struct ToolParameter: Sendable {
  enum Kind: Sendable {
    case text, texts
    case choice([String])
  }

  let name: ToolArguments.Name
  let kind: Kind
  let description: String
  var isRequired = false

  /// The property in the schema of the tool's input.
  var schema: JSON {
    let type: [(String, JSON)] =
      switch kind {
      case .text: [("type", .string("string"))]
      case .texts: [("type", .string("array")), ("items", .object([("type", .string("string"))])), ("minItems", .number(1))]
      case .choice(let words): [("type", .string("string")), ("enum", JSON(words))]
      }
    return .object(type + [("description", .string(description))])
  }

  // MARK: Parameters of several tools

  static let paths = ToolParameter(
    name: .paths, kind: .texts, description: "Files or folders with the .navgraph files of the app (default: those of the server)")
  static let source = ToolParameter(
    name: .source, kind: .text, description: "The text of a .navgraph file, to be read instead of files, such as a draft")
  static let on = ToolParameter(
    name: .on, kind: .choice(Idioms.words.map(\.0)), description: "The kind of device, which can have a separate root (default: phone)")
}
