import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The arguments of a call, by name.
struct ToolArguments {
  enum Name: String, Sendable {
    case paths, source, url, from, to, on, question, name, codes
  }

  private let values: [Name: JSON]

  /// Parses arguments. Throws if the tool doesn't have one, or if a required one is missing.
  init(json: JSON, of tool: ModelContextTool) throws(Failure) {
    let known = tool.parameters.map(\.name.rawValue)
    var values: [Name: JSON] = [:]
    switch json {
    case .null: break
    case .object(let members):
      for (name, value) in members {
        guard let parameter = tool.parameters.first(where: { $0.name.rawValue.isExactly(name) }) else {
          let near = Spelling.nearest(to: name, among: known)
          throw .usage(
            "`\(tool.name.rawValue)` has no argument \(name)",
            help: near.map { "did you mean \($0)?" } ?? "the arguments are " + known.joined(separator: ", "))
        }
        if case .null = value { continue }
        values[parameter.name] = value
      }
    default: throw .usage("the arguments aren't an object")
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .usage("`\(tool.name.rawValue)` needs the argument \(parameter.name.rawValue): \(parameter.description)")
    }
    self.values = values
  }

  func text(for name: Name) throws(Failure) -> String? {
    guard let value = values[name] else { return nil }
    guard let text = value.string else { throw .usage("\(name.rawValue) isn't a text") }
    return text
  }

  func texts(for name: Name) throws(Failure) -> [String]? {
    guard let value = values[name] else { return nil }
    let texts = value.array?.compactMap(\.string) ?? []
    guard !texts.isEmpty, texts.count == value.array?.count else { throw .usage("\(name.rawValue) isn't a list of texts") }
    return texts
  }

  func required(_ name: Name) throws(Failure) -> String {
    guard let text = try text(for: name) else { throw .usage("the argument \(name.rawValue) is missing") }
    return text
  }

  /// Returns the kind of device; phone by default.
  func idiom() throws(Failure) -> Idioms {
    guard let word = try text(for: .on) else { return .phone }
    guard let idiom = Idioms.words.first(where: { $0.0.isExactly(word) })?.1 else {
      throw .usage("\(word) isn't a kind of device", help: "the kinds are " + Idioms.words.map(\.0).joined(separator: ", "))
    }
    return idiom
  }
}
