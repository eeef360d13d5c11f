import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// Values for examples, chosen by type and name.
enum SampleValue {
  /// Returns texts for a parameter of that type, the best first, or none if URLs can't contain the type.
  static func texts(for name: String, as type: TypeID, in graph: NavigationGraph) -> [String] {
    switch graph.urlType(of: type) {
    case .int: ["7", "42", "1207", "-3"]
    case .double: ["1.5", "48.2", "7", "-0.25"]
    case .bool: ["true", "false"]
    case .uuid: ["5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "0D9A4C7E-1B2F-4E6A-8C3D-7F5B9E1A2C4D"]
    case .date: ["2026-01-31", "2026-07-04", "2026-01-31T09:30Z"]
    case .url: ["https://example.com", "https://example.com/a"]
    case .enumeration(let id):
      graph.enumerationCases[graph.enumerations[id].cases].prefix(64).map { graph.text(of: $0.raw) }.filter { !$0.isEmpty }
    case .string: words(for: name, as: typeName(of: type, in: graph))
    default: []
    }
  }

  /// Returns texts of a form. Those that fit the type and the name come first. A nil parameter belongs to a placeholder that is discarded.
  static func texts(for name: String, parameter: ParameterID?, form: Name, in graph: NavigationGraph) -> [[UInt8]] {
    let type = parameter.map { graph.parameters[$0].type }
    guard let form = graph.form(from: form, of: type.flatMap { graph.urlType(of: $0) }) else { return [] }
    var all = form.samples.prefix(64).map { Array($0.utf8) }
    // A word only replaces the generated samples if any length is allowed.
    if case .characters(let sort, 1, nil) = form, sort != .hex {
      all = texts(for: name, as: type ?? .string, in: graph).map { Array($0.utf8) }.filter(form.contains) + all
    }
    return all
  }

  /// Returns example values, one for each parameter. `choice` selects other examples than the best. For an extern type, the value is the
  /// parameter's default, which may be unknown.
  static func values(of parameters: IDRange<Parameter>, choice: Int = 0, in graph: NavigationGraph) -> [Value] {
    func text(for id: ParameterID, as type: TypeID) -> String? {
      let all = texts(for: graph.text(of: graph.parameters[id].name), as: type, in: graph)
      return all.isEmpty ? nil : all[min(choice, all.count - 1)]
    }
    return parameters.map { id in
      let type = graph.parameters[id].type
      if case .list(let element) = graph.carried(by: type) {
        return .list(text(for: id, as: element).map { [Value($0, as: element, in: graph)] } ?? [])
      }
      return text(for: id, as: type).map { Value($0, as: type, in: graph) } ?? Value(defaultOf: id, in: graph)
    }
  }

  private static func typeName(of type: TypeID, in graph: NavigationGraph) -> String {
    if case .alias(let id) = graph.types[graph.unwrapped(type)] { return graph.text(of: graph.typeAliases[id].declared.name) }
    return ""
  }

  /// Returns texts for a name: numbers for identifiers, names for people, and otherwise the name itself.
  private static func words(for name: String, as type: String) -> [String] {
    let plain = name.lowercased()
    var words: [String] = []
    if plain == "id" || [name, type].contains(where: { $0.hasSuffix("ID") || $0.hasSuffix("Id") || $0.hasSuffix("_id") }) {
      words = ["42", "k7x2"]
    } else if ["user", "username", "handle", "person", "contact", "member", "author", "nick", "login"].contains(plain) {
      words = ["maya", "jonas"]
    } else if plain == "email" {
      words = ["maya@example.com"]
    } else if ["q", "query", "search", "term", "text"].contains(plain) {
      words = ["tea", "blue bird"]
    }
    let own = String(decoding: plain.utf8.filter { ("a"..."z").contains(Character(Unicode.Scalar($0))) }.prefix(24), as: UTF8.self)
    if !own.isEmpty { words.append(own) }
    return words + ["maya", "42", "q7-k2"]
  }
}
