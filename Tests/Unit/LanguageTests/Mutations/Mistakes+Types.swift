import NavGraphSyntax

// Mistakes of family 04: arguments, types, and results.
extension Mistake {
  static let types: [Mistake] = arguments + declaredTypes

  private static let arguments: [Mistake] = [
    Mistake("an argument left out", at: { $0.calls }) { base, node in
      guard let list = node.child(ofKind: .arguments), let callee = node.target.flatMap({ base.callee($0) }) else { return nil }
      let arguments = Array(list.children).filter { $0.kind == .argument }
      guard let last = arguments.last, let label = last.label, base.mustFeed(label, of: callee) else { return nil }
      // A target may name a screen that is declared at that position without arguments.
      if base.isTarget(node), !base.nodes(.stackRoot, .tab, .column, .page).filter({ $0.target == node.target }).isEmpty { return nil }
      let rest = arguments.dropLast().map(\.text).joined(separator: ", ")
      return Mutant(list.replaced(by: rest.isEmpty ? "" : "(\(rest))"), must: [.code(base.isTarget(node) ? 704 : 401, node)])
    },
    Mistake("an argument too many", at: { $0.calls }) { base, node in
      guard let list = node.child(ofKind: .arguments), let last = list.all(.argument).last else { return nil }
      return Mutant(last.followed(by: ", seeded: nil"), must: [.code(402, node)])
    },
    Mistake("a misspelt label", at: { $0.calls }) { base, node in
      guard let list = node.child(ofKind: .arguments), let last = list.all(.argument).last, let name = last.child(ofKind: .name) else {
        return nil
      }
      return Mutant(name.followed(by: "Seeded"), must: [.code(402, node)], isPoisoned: true)
    },
    Mistake("an argument twice", at: { $0.calls }) { base, node in
      guard let list = node.child(ofKind: .arguments), let last = list.all(.argument).last else { return nil }
      return Mutant(last.followed(by: ", " + last.text), must: [.code(403, node)])
    },
    Mistake("a value without its label", at: { $0.calls }) { base, node in
      guard let list = node.child(ofKind: .arguments), let last = list.all(.argument).last, let name = last.child(ofKind: .name),
        let value = last.child(ofKind: .value), value.word == nil
      else { return nil }
      let label = SourceRange(file: node.file, start: name.range.start, end: value.range.start)
      return Mutant(Edit(label, ""), must: [.code(405, node)])
    },
    Mistake("a parameter of another type", at: { $0.nodes(.event) }) { base, node in
      guard let parameter = node.child(ofKind: .parameters)?.child(ofKind: .parameter), let name = parameter.child(ofKind: .name)?.text,
        let type = parameter.child(ofKind: .typeUse), type.text != "Bool", let sequence = node.child(ofKind: .sequence),
        let action = sequence.children.first(where: { _ in true }), action.kind == .push || action.kind == .replace,
        action.child(ofKind: .instance)?.child(ofKind: .arguments)?.children.contains(where: { $0.child(ofKind: .value)?.text == name })
          == true,
        !base.isOverride(node), base.nodes(.event).filter({ $0.child(ofKind: .name)?.text == node.child(ofKind: .name)?.text }).count == 1
      else { return nil }
      return Mutant(type.replaced(by: "Bool"), must: [.code(404, node)])
    },
    Mistake("a default of another type", at: { $0.nodes(.parameter) }) { base, node in
      guard let type = node.child(ofKind: .typeUse), ["Int", "Bool", "Double"].contains(type.text), node.child(ofKind: .value) == nil,
        base.isOfScreen(node)
      else { return nil }
      return Mutant(node.followed(by: " = \"seeded\""), must: [.code(406, node)])
    },
    Mistake("a name for no result", at: { $0.nodes(.arm) }) { _, node in
      guard let name = node.child(ofKind: .name), name.text == "finished", Array(node.children).filter({ $0.kind == .name }).count == 1
      else {
        return nil
      }
      return Mutant(name.followed(by: "(seeded)"), must: [.code(407, node)])
    },
    Mistake("a finish without its value", at: { $0.nodes(.finish) }) { _, node in
      guard node.child(ofKind: .value) != nil else { return nil }
      return Mutant(node.replaced(by: "finish"), must: [.code(415, node)])
    },
    Mistake("a finish with a value for nobody", at: { $0.nodes(.finish) }) { _, node in
      guard node.child(ofKind: .value) == nil else { return nil }
      return Mutant(node.replaced(by: "finish(1)"), must: [.code(415, node)])
    },
    Mistake("an event that overrides with other parameters", at: { $0.declarations(.screen).map(\.node) }) { base, node in
      guard let group = node.child(ofKind: .uses)?.child(ofKind: .reference).flatMap({ base.declaration(of: $0.text, .events) }),
        let name = base.events(of: group).first?.child(ofKind: .name)?.text,
        !base.events(of: node).contains(where: { $0.child(ofKind: .name)?.text == name })
      else { return nil }
      return Mutant(node.given(item: "on \(name)(seeded: Double) -> stay"), must: [.code(414, node)])
    },
  ]

  private static let declaredTypes: [Mistake] = [
    Mistake("a type that carries a list", at: { $0.declarations(.type).map(\.node) }) { _, node in
      guard let type = node.child(ofKind: .typeUse) else { return nil }
      return Mutant(type.replaced(by: "[String]"), must: [.code(409, node)], isPoisoned: true)
    },
    Mistake("two cases with one raw value", at: { $0.declarations(.enum).map(\.node) }) { _, node in
      let cases = node.all(.enumCase)
      guard cases.count > 1, let first = cases[0].child(ofKind: .name), cases[0].firstToken(ofKind: .string) == nil,
        let name = cases[1].child(ofKind: .name)
      else {
        return nil
      }
      return Mutant(cases[1].replaced(by: "\(name.text) = \"\(first.text)\""), must: [.code(410, node)])
    },
    Mistake("an enum without cases", at: { $0.declarations(.enum).map(\.node) }) { _, node in
      guard let name = node.child(ofKind: .name)?.text else { return nil }
      return Mutant(node.replaced(by: "enum \(name) {\n}"), must: [.code(411, node)], isPoisoned: true)
    },
    Mistake("a screen that can't be restored", at: { $0.nodes(.transient) }) { base, node in
      // A screen may be transient although it could be restored.
      let screen = base.declarations(.screen).first { $0.node.firstToken <= node.firstToken && node.endToken <= $0.node.endToken }
      let types = base.declarations(.extern).filter { !$0.node.text.contains("Codable") }.map(\.name)
      guard let parameters = screen?.node.child(ofKind: .parameters)?.text, types.contains(where: { parameters.contains($0) }) else {
        return nil
      }
      return Mutant(node.removed, must: [.anywhere(412)])
    },
    Mistake("a modal and its content that return different things", at: { $0.declarations(.modal).map(\.node) }) { base, node in
      guard node.child(ofKind: .returns) != nil, let content = node.child(ofKind: .column)?.target,
        let name = node.child(ofKind: .column)?.child(ofKind: .instance)?.child(ofKind: .reference),
        base.plainScreens.contains(content), base.naming.counts[content] == 2
      else { return nil }
      let kind = node.child(ofKind: .column)?.child(ofKind: .instance)?.word.map { node.tree.text(of: $0) }
      guard kind == "stack" else { return nil }
      return Mutant(
        name.replaced(by: "Seeded"), node.followed(by: "\nstack Seeded returns [Bool] { root \(content) }"), must: [.anywhere(408)],
        isPoisoned: true)
    },
  ]
}

extension Base {
  /// The instances with arguments.
  var calls: [SyntaxNode] { nodes(.instance).filter(\.hasArguments) }

  func callee(_ name: String) -> SyntaxNode? { declaration(of: name, .screen, .modal, .stack, .pages, .alert) }

  /// Returns whether a parameter has no default value.
  func mustFeed(_ label: String, of callee: SyntaxNode) -> Bool {
    callee.child(ofKind: .parameters)?.children.contains { $0.child(ofKind: .name)?.text == label && $0.child(ofKind: .value) == nil }
      ?? false
  }

  /// Returns whether the event's screen uses a group, which may contain the same event.
  func isOverride(_ event: SyntaxNode) -> Bool {
    declarations(.screen).contains { $0.node.child(ofKind: .uses) != nil && $0.node.holds(event) }
  }

  func isOfScreen(_ parameter: SyntaxNode) -> Bool {
    declarations(.screen).contains { $0.node.child(ofKind: .parameters)?.holds(parameter) ?? false }
  }
}

extension SyntaxNode {
  func holds(_ other: SyntaxNode) -> Bool {
    tree === other.tree && firstToken <= other.firstToken && other.endToken <= endToken
  }
  /// The label of an argument, or the name that is also its label.
  var label: String? { child(ofKind: .name)?.text ?? (child(ofKind: .value)?.word != nil ? child(ofKind: .value)?.text : nil) }
}
