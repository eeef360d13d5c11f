import NavGraphSyntax

// User-visible texts, and the values in their braces.
extension Resolver {
  /// Resolves the text of an item, in which `parameters` of `owner` may be shown; nil if there is none or it is empty.
  mutating func resolveText(from node: SyntaxNode, of owner: TextOwner, parameters: IDRange<Parameter> = .empty) -> TextID? {
    guard let token = node.firstToken(ofKind: .string), token.name != .empty else { return nil }
    let range = node.range(of: token)
    let first = graph.textParts.count
    if hasBraces(token, in: node.tree) {
      let graph = graph
      let template = reports.collect { parseTemplate(token, in: node.tree, names: &graph.names, diagnostics: &$0) }
      for part in template.parts { resolve(part, of: owner, parameters: parameters) }
    } else {
      graph.textParts.append(.words(token.name))
    }
    return graph.texts.append(
      Text(
        written: token.name, parts: IDRange(first..<graph.textParts.count), isVerbatim: node.child(ofKind: .verbatim) != nil, range: range))
  }

  private func hasBraces(_ token: Token, in tree: SyntaxTree) -> Bool {
    tree.source.bytes[Int(token.start)..<Int(token.end)].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  private mutating func resolve(_ part: TemplateSyntax.Part, of owner: TextOwner, parameters: IDRange<Parameter>) {
    switch part {
    case .words(let words): graph.textParts.append(.words(words))
    case .value(let name, let braces, let range):
      guard let parameter = parameters.first(where: { graph.parameters[$0].name == name }) else {
        graph.textParts.append(.words(name))
        if owner.isNameless { return }
        let word = text(of: name)
        let legal = parameters.prefix(50).map { text(of: graph.parameters[$0].name) }
        let unresolved = UnresolvedName(text: word, range: range, legal: legal, meant: nearestWord(to: word, among: legal))
        report(.nothingToShow(unresolved, in: owner, braces: braces))
        return
      }
      noteUse(at: range, of: graph.parameters[parameter].nameRange)
      let type = graph.parameters[parameter].type
      guard type == .unknown || graph.isReadable(type) else {
        report(
          .unreadableValue(
            named: text(of: name), type: graph.describe(type), isOptional: graph.isReadableOptional(type), at: range,
            declared: graph.parameters[parameter].range))
        graph.textParts.append(.words(name))
        return
      }
      graph.textParts.append(.value(parameter))
    }
  }
}

/// The declaration that contains a text: its name in messages, and whether it can have parameters.
struct TextOwner {
  var words: String
  var hasParameters: Bool

  /// Whether the name is missing, which was reported.
  var isNameless = false

  static func named(_ name: String) -> TextOwner { TextOwner(words: "`\(name)`", hasParameters: true, isNameless: name.isEmpty) }
  static let tab = TextOwner(words: "a tab", hasParameters: false)
  static let section = TextOwner(words: "a section", hasParameters: false)
}

extension NavigationGraph {
  /// Whether values of a type can be shown to the user without formatting by the app.
  package func isReadable(_ type: TypeID) -> Bool {
    switch types[type] {
    case .string, .int, .double, .unknown: true
    case .alias(let id): [.string, .int, .double, .unknown].contains(typeAliases[id].base)
    case .bool, .uuid, .date, .url, .enumeration, .external, .optional, .list: false
    }
  }

  /// Whether the type is an optional of a readable type.
  func isReadableOptional(_ type: TypeID) -> Bool {
    if case .optional(let inner) = types[type] { isReadable(inner) } else { false }
  }
}
