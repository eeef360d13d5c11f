import NavGraphSyntax

// Texts that people read, and what their braces show.
extension Resolver {
  /// The text of an item, in which `parameters` of `owner` may be shown; nil where there is none, or an empty one.
  mutating func resolveText(_ node: SyntaxNode, of owner: TextOwner, _ parameters: IDRange<Parameter> = .none) -> TextID? {
    guard let token = node.firstToken(.string), token.name != .empty else { return nil }
    let range = node.range(of: token)
    let first = graph.textParts.count
    if hasBraces(token, node.tree) {
      let graph = graph
      let template = reports.collect { parseTemplate(token, in: node.tree, names: &graph.names, diagnostics: &$0) }
      for part in template.parts { resolve(part, of: owner, parameters) }
    } else {
      graph.textParts.append(.words(token.name))
    }
    return graph.texts.append(
      Text(written: token.name, parts: IDRange(first..<graph.textParts.count), isVerbatim: node.child(.verbatim) != nil, range: range))
  }

  private func hasBraces(_ token: Token, _ tree: SyntaxTree) -> Bool {
    tree.source.bytes[Int(token.start)..<Int(token.end)].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  private mutating func resolve(_ part: TemplateSyntax.Part, of owner: TextOwner, _ parameters: IDRange<Parameter>) {
    switch part {
    case .words(let words): graph.textParts.append(.words(words))
    case .value(let name, let braces, let range):
      guard let parameter = parameters.first(where: { graph.parameters[$0].name == name }) else {
        graph.textParts.append(.words(name))
        if owner.isNameless { return }
        let legal = parameters.prefix(50).map { text(graph.parameters[$0].name) }
        report(.nothingToShow(text(name), in: owner, at: range, braces, legal: legal, meant: nearestWord(text(name), among: legal)))
        return
      }
      noteUse(at: range, of: graph.parameters[parameter].nameRange)
      let type = graph.parameters[parameter].type
      guard type == .unknown || graph.isReadable(type) else {
        report(
          .unreadableValue(
            text(name), graph.describe(type), isOptional: graph.isReadableOptional(type), at: range,
            declared: graph.parameters[parameter].range))
        graph.textParts.append(.words(name))
        return
      }
      graph.textParts.append(.value(parameter))
    }
  }
}

/// What a text belongs to, as messages call it, and whether it may have parameters at all.
struct TextOwner {
  var words: String
  var hasParameters: Bool

  /// Its name is missing, which has been reported.
  var isNameless = false

  static func named(_ name: String) -> TextOwner { TextOwner(words: "`\(name)`", hasParameters: true, isNameless: name.isEmpty) }
  static let tab = TextOwner(words: "a tab", hasParameters: false)
  static let section = TextOwner(words: "a section", hasParameters: false)
}

extension NavigationGraph {
  /// Whether people can read a value of that type as it is.
  package func isReadable(_ type: TypeID) -> Bool {
    switch types[type] {
    case .string, .int, .double, .unknown: true
    case .alias(let id): [.string, .int, .double, .unknown].contains(typeAliases[id].base)
    case .bool, .uuid, .date, .url, .enumeration, .external, .optional, .list: false
    }
  }

  /// Whether people could read a value of that type if there were one.
  func isReadableOptional(_ type: TypeID) -> Bool {
    if case .optional(let inner) = types[type] { isReadable(inner) } else { false }
  }
}
