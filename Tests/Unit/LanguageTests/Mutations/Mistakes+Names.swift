import NavGraphSyntax

// Mistakes of family 03: misspelled, missing, duplicate, or unused names.
extension Mistake {
  static let names: [Mistake] = misspelt + doubled + forgotten

  private static let misspelt: [Mistake] = [
    Mistake("a misspelt name", at: { $0.nodes(.instance, .guardUse, .uses, .barUse, .pop) }) { base, node in
      guard let reference = node.child(ofKind: .reference), reference.endToken - reference.firstToken == 1,
        base.declaration(of: reference.text, .screen, .modal, .stack, .alert, .guardDecl, .events, .appearance, .pages) != nil
      else { return nil }
      // In a target, the name of a container may also be a tab, so the diagnostic differs (0350).
      let isContainer = base.declaration(of: reference.text, .stack, .pages) != nil
      return Mutant(
        reference.replaced(by: reference.text.misspelt), must: [isContainer ? .family(3, reference) : .code(301, reference)],
        isPoisoned: true)
    },
    Mistake("a misspelt type", at: { $0.nodes(.typeUse) }) { _, node in
      guard let word = node.word, node.tree.text(of: word).count > 3 else { return nil }
      return Mutant(node.replaced(word, by: node.tree.text(of: word).misspelt), must: [.code(301, node)], isPoisoned: true)
    },
    Mistake("a misspelt condition", at: { $0.nodes(.oneTest) }) { base, node in
      // A name that isn't a condition is a value.
      guard let reference = node.child(ofKind: .reference), base.declaration(of: reference.text, .condition) != nil else { return nil }
      return Mutant(reference.replaced(by: reference.text.misspelt), must: [.code(301, node)], isPoisoned: true)
    },
    Mistake("a screen where a guard is wanted", at: { $0.nodes(.guardUse) }) { base, node in
      guard let reference = node.child(ofKind: .reference), let screen = base.plainScreens.first, node.child(ofKind: .arguments) == nil
      else { return nil }
      return Mutant(reference.replaced(by: screen), must: [.code(302, node)], may: base.broken + [.anywhere(328)])
    },
    Mistake("a name with a dot", at: { $0.nodes(.push, .replace) }) { base, node in
      guard let name = node.target, let reference = node.child(ofKind: .instance)?.child(ofKind: .reference) else { return nil }
      return Mutant(reference.replaced(by: "Main." + name), must: [.code(322, node)], may: base.broken, isPoisoned: true)
    },
    Mistake("a misspelt value", at: { $0.nodes(.argument) }) { base, node in
      guard node.child(ofKind: .name) != nil, let value = node.child(ofKind: .value), value.word != nil, value.text.count > 2,
        !["true", "false", "nil"].contains(value.text)
      else { return nil }
      return Mutant(value.replaced(by: value.text + "Seeded"), must: [.code(315, node)], isPoisoned: true)
    },
    Mistake("a misspelt case", at: { $0.nodes(.value) }) { _, node in
      guard node.token.kind == .dot else { return nil }
      return Mutant(node.replaced(by: node.text + "Seeded"), must: [.code(316, node)])
    },
    Mistake("a misspelt tab", at: { $0.nodes(.select) }) { _, node in
      guard let reference = node.child(ofKind: .reference) else { return nil }
      return Mutant(reference.followed(by: "Seeded"), must: [.code(317, node)], isPoisoned: true)
    },
    Mistake("a misspelt outcome", at: { $0.nodes(.arm) }) { _, node in
      guard let name = node.child(ofKind: .name) else { return nil }
      return Mutant(name.followed(by: "Seeded"), must: [.code(318, node)], isPoisoned: true)
    },
    Mistake("a misspelt word of a setting", at: { $0.nodes(.setting, .style) }) { _, node in
      let word = node.tokens[node.endToken - 1]
      return Mutant(Edit(node.range(of: word), node.tree.text(of: word) + "Seeded"), must: [.code(309, node)], isPoisoned: true)
    },
    Mistake("a misspelt route in `open`", at: { $0.nodes(.open) }) { _, node in
      guard let text = node.firstToken(ofKind: .string) else { return nil }
      return Mutant(node.replaced(text, by: "\"/seeded\""), must: [.code(324, node)], isPoisoned: true)
    },
    Mistake("a misspelt import", at: { $0.nodes(.importDecl) }) { base, node in
      guard let path = node.firstToken(ofKind: .string), let gone = base.file(named: node.tree.text(of: path)), gone > 0 else { return nil }
      var mutant = Mutant(node.replaced(path, by: "\"Seeded.navgraph\""), must: [.code(313, node)])
      mutant.withoutFile = gone
      mutant.isPoisoned = true
      return mutant
    },
    Mistake("an `allow` of nothing that there is", at: { $0.declarations(.screen).map(\.node) }) { _, node in
      Mutant(node.preceded(by: "allow SEEDED \"why\"\n"), must: [.code(321, node)])
    },
    Mistake("an `allow` that is not needed", at: { $0.declarations(.screen).map(\.node) }) { _, node in
      Mutant(node.preceded(by: "allow NAV0602 \"why\"\n"), must: [.code(391, node)])
    },
  ]

  private static let doubled: [Mistake] = [
    Mistake(
      "a declaration twice",
      at: {
        $0.declarations(.screen, .modal, .stack, .tabs, .split, .pages, .alert, .type, .enum, .guardDecl, .condition, .events).map(\.node)
      }
    ) { _, node in
      Mutant(node.followed(by: "\n\n" + node.text), must: [.code(303, node)], isPoisoned: true)
    },
    Mistake("an event twice", at: { $0.nodes(.event) }) { _, node in
      Mutant(node.followed(by: "\n" + node.text), must: [.code(304, node)])
    },
    Mistake("a tab twice", at: { $0.nodes(.tab) }) { base, node in
      // A search tab is then also duplicated, and a full bar has too many tabs.
      Mutant(node.followed(by: "\n" + node.text), must: [.code(304, node)], may: [.anywhere(506), .anywhere(507)])
    },
    Mistake("a case twice", at: { $0.nodes(.enumCase) }) { _, node in
      Mutant(node.followed(by: ", " + (node.child(ofKind: .name)?.text ?? "")), must: [.code(304, node)])
    },
    Mistake("a button twice", at: { $0.nodes(.button) }) { _, node in
      // Only one `cancel` button is allowed.
      Mutant(node.followed(by: "\n" + node.text), must: [.code(304, node)], may: [.code(311, node)])
    },
    Mistake("a second app", at: { $0.nodes(.app) }) { base, node in
      Mutant(node.followed(by: "\n\napp Seeded {\n}"), must: [.code(305, node)])
    },
    Mistake("a root twice", at: { $0.nodes(.root) }) { _, node in
      Mutant(node.followed(by: "\n" + node.text), must: [.code(308, node)])
    },
    Mistake("a setting twice", at: { $0.nodes(.platform, .title, .setting, .grabber) }) { _, node in
      Mutant(node.followed(by: "\n" + node.text), must: [.code(311, node)])
    },
    Mistake("a group with an event of another", at: { $0.declarations(.screen).map(\.node) }) { base, node in
      guard let uses = node.child(ofKind: .uses),
        let group = uses.child(ofKind: .reference).flatMap({ base.declaration(of: $0.text, .events) }),
        let event = base.events(of: group).first, let name = event.child(ofKind: .name)?.text,
        !base.events(of: node).contains(where: { $0.child(ofKind: .name)?.text == name })
      else { return nil }
      return Mutant(
        uses.followed(by: ", Seeded"), node.followed(by: "\nevents Seeded {\n  on \(name) -> stay\n}"), must: [.code(319, node)])
    },
    Mistake("an import twice", at: { $0.nodes(.importDecl) }) { _, node in
      Mutant(node.followed(by: "\n" + node.text), must: [.code(314, node)])
    },
  ]

  private static let forgotten: [Mistake] = [
    Mistake("a type that nothing names", at: { $0.nodes(.app) }) { _, node in
      Mutant(node.followed(by: "\ntype Seeded = String"), must: [.code(312, node)])
    },
    Mistake("a guard that nothing requires", at: { $0.nodes(.app) }) { _, node in
      Mutant(node.followed(by: "\nguard seeded"), must: [.code(312, node)])
    },
    Mistake("a condition that nothing asks", at: { $0.nodes(.app) }) { _, node in
      Mutant(node.followed(by: "\ncondition seeded"), must: [.code(312, node)])
    },
    Mistake("an appearance that nothing wears", at: { $0.nodes(.app) }) { _, node in
      Mutant(node.followed(by: "\nappearance Seeded { tint \"red\" }"), must: [.code(312, node)])
    },
    Mistake("a screen that nothing shows", at: { $0.nodes(.app) }) { _, node in
      Mutant(node.followed(by: "\nscreen Seeded"), must: [.code(601, node)])
    },
    Mistake("no root", at: { $0.nodes(.app) }) { base, node in
      let roots = Array(node.children).filter { $0.kind == .root }
      guard roots.count == 1 else { return nil }
      // The root may have had the only use of a guard.
      return Mutant(roots[0].removed, must: [.code(307, node)], may: base.nodes(.guardDecl).map { .code(312, $0) }, isPoisoned: true)
    },
    Mistake("a stack without its root", at: { $0.nodes(.stackRoot) }) { _, node in
      Mutant(node.removed, must: [.anywhere(323)])
    },
    Mistake("a modal without its content", at: { $0.declarations(.modal).map(\.node) }) { _, node in
      guard let content = node.child(ofKind: .column) else { return nil }
      // If there are several, the others still apply to their devices.
      return Mutant(content.removed, must: [.code(node.children.filter { $0.kind == .column }.count > 1 ? 454 : 323, node)])
    },
    Mistake("no app", at: { $0.nodes(.app) }) { base, node in
      // Declarations that only the app uses become unused.
      Mutant(
        node.removed, must: [.anywhere(306)], may: base.nodes(.guardDecl, .condition, .events, .appearance).map { .code(312, $0) },
        isPoisoned: true)
    },
    Mistake("a type taken out", at: { $0.declarations(.type, .enum).map(\.node) }) { base, node in
      guard base.naming.counts[node.child(ofKind: .name)?.text ?? ""] ?? 0 > 1 else { return nil }
      // The type of a value that a link compares with its cases is then unknown.
      return Mutant(node.removed, must: [.anywhere(301)], may: [.anywhere(715)], isPoisoned: true)
    },
  ]
}

extension Base {
  func file(named quoted: String) -> Int? {
    files.firstIndex { $0.name.split(separator: "/").last.map { "\"\($0)\"" } == quoted }
  }

  /// The diagnostics that a broken use may cause for its declaration.
  var broken: [Mutant.Expected] { [] }
}
