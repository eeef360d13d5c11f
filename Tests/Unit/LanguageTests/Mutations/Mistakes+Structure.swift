import NavGraphSyntax

// Mistakes of family 05: invalid content of containers, and events that can't be performed.
extension Mistake {
  static let structure: [Mistake] = contained + served

  private static let contained: [Mistake] = [
    Mistake("a stack that is pushed", at: { $0.nodes(.push) }) { base, node in
      guard let instance = node.child(ofKind: .instance), let name = node.target, base.declaration(of: name, .screen) != nil,
        instance.child(ofKind: .reference)?.firstToken == instance.firstToken
      else { return nil }
      return Mutant(instance.preceded(by: "stack "), must: [.code(501, node)], isPoisoned: true)
    },
    Mistake("a stack as the root of a stack", at: { $0.nodes(.stackRoot) }) { base, node in
      guard let instance = node.child(ofKind: .instance), instance.child(ofKind: .reference)?.firstToken == instance.firstToken else {
        return nil
      }
      return Mutant(instance.preceded(by: "stack "), must: [.code(501, node)], isPoisoned: true)
    },
    Mistake("a container that is pushed", at: { $0.nodes(.push) }) { base, node in
      guard let instance = node.child(ofKind: .instance), let container = base.declarations(.tabs, .split).first else { return nil }
      return Mutant(instance.replaced(by: container.name), must: [.code(502, node)])
    },
    Mistake("a modal that is pushed", at: { $0.nodes(.push) }) { base, node in
      guard let instance = node.child(ofKind: .instance),
        let modal = base.declarations(.modal, .alert).first(where: { $0.node.child(ofKind: .parameters) == nil })
      else { return nil }
      return Mutant(instance.replaced(by: modal.name), must: [.code(503, node)])
    },
    Mistake("tabs in themselves", at: { $0.nodes(.tab) }) { base, node in
      guard let instance = node.child(ofKind: .instance), let tabs = base.declarations(.tabs).first(where: { $0.node.holds(node) }),
        let tab = node.child(ofKind: .name)?.text, base.naming.counts[tab] == 1, let screen = instance.target,
        base.naming.isNamedOnce(screen)
      else { return nil }
      return Mutant(instance.replaced(by: tabs.name), must: [.code(504, node)])
    },
    Mistake("a second search tab", at: { $0.nodes(.tab) }) { base, node in
      guard let instance = node.child(ofKind: .instance), instance.word.map({ node.tree.text(of: $0) }) == "stack",
        let tabs = base.declarations(.tabs).first(where: { $0.node.holds(node) }),
        tabs.node.all(.tabAttribute).contains(where: { $0.text == "search" }),
        !node.all(.tabAttribute).contains(where: { $0.text == "search" })
      else { return nil }
      return Mutant(instance.preceded(by: "search "), must: [.code(506, tabs.node)])
    },
    Mistake("six tabs", at: { $0.declarations(.tabs).map(\.node) }) { base, node in
      // Only the bar of a phone has this limit. The root of another idiom may have more tabs.
      let others = base.nodes(.root).map { $0.text.split(separator: " ") }.filter { $0.contains("on") }
      guard !others.contains(where: { $0.dropFirst().first.map(String.init) == node.child(ofKind: .name)?.text }) else { return nil }
      let tabs = (1...5).map { "tab seeded\($0) \"S\" icon \"star\" Seeded\n" }.joined()
      return Mutant(node.given(item: tabs), node.followed(by: "\nscreen Seeded"), must: [.code(507, node)], may: [.code(507, node)])
    },
    Mistake("a split that collapses to what it lacks", at: { $0.declarations(.split).map(\.node) }) { _, node in
      let columns = node.children.filter { $0.kind == .column }.compactMap { $0.word.map { word in node.tree.text(of: word) } }
      guard !columns.contains("content") else { return nil }
      guard let collapse = node.child(ofKind: .collapse) else {
        return Mutant(node.given(item: "collapses to content"), must: [.code(508, node)])
      }
      return Mutant(collapse.replaced(by: "collapses to content"), must: [.code(508, node)])
    },
    Mistake("a popover with nothing to point at", at: { $0.nodes(.event) }) { base, node in
      guard let anchored = node.ownTokens.first(where: { node.tree.text(of: $0) == "anchored" }),
        let modal = node.all(.present).first?.target.flatMap({ base.declaration(of: $0, .modal) }),
        let styles = modal.child(ofKind: .styles), styles.all(.style).allSatisfy({ $0.text.hasPrefix("popover") })
      else { return nil }
      return Mutant(Edit(node.range(of: anchored), ""), must: [.code(509, node)])
    },
    Mistake("a step behind the last", at: { $0.nodes(.finish, .close, .restart, .open, .browse, .stay) }) { base, node in
      // `stay` in a branch of a link isn't part of a sequence.
      guard node.nextToken.flags.contains(.afterLineBreak),
        !base.nodes(.linkBranch).contains(where: { $0.child(ofKind: .stay)?.range == node.range })
      else { return nil }
      return Mutant(node.followed(by: " then dismiss"), must: [.code(510, at: node.range)], may: [.anywhere(519), .anywhere(528)])
    },
    Mistake("a title without a bar", at: { $0.screensPresentedAlone }) { _, node in
      guard node.child(ofKind: .title) == nil else { return nil }
      return Mutant(node.given(item: "title \"Seeded\""), must: [.code(511, node)])
    },
  ]

  private static let served: [Mistake] = [
    Mistake("a push without a stack", at: { $0.bareModalScreens }) { base, node in
      guard let other = base.plainScreens.first(where: { $0 != node.child(ofKind: .name)?.text }) else { return nil }
      return Mutant(node.given(item: "on seeded -> push \(other)"), must: [.code(512, node)])
    },
    Mistake("a pop without a stack", at: { $0.bareModalScreens }) { _, node in
      Mutant(node.given(item: "on seeded -> pop"), must: [.code(513, node)])
    },
    Mistake("a select from a modal", at: { $0.bareModalScreens }) { base, node in
      guard let tab = base.nodes(.tab).first(where: { $0.child(ofKind: .instance) != nil })?.child(ofKind: .name) else { return nil }
      return Mutant(node.given(item: "on seeded -> select \(tab.text)"), must: [.code(514, node)])
    },
    Mistake("a tab that only acts, selected", at: { $0.rootScreensOfTabs }) { base, node in
      guard let tab = base.nodes(.tab).first(where: { $0.child(ofKind: .sequence) != nil })?.child(ofKind: .name) else { return nil }
      return Mutant(node.given(item: "on seeded -> select \(tab.text)"), must: [.code(515, node)])
    },
    Mistake("a column without a split", at: { $0.rootScreensOfTabs + $0.bareModalScreens }) { _, node in
      Mutant(node.given(item: "on seeded -> show sidebar"), must: [.code(516, node)])
    },
    Mistake("a page without pages", at: { $0.rootScreensOfTabs + $0.bareModalScreens }) { _, node in
      Mutant(node.given(item: "on seeded -> page next"), must: [.code(517, node)])
    },
    Mistake("a finish outside of a flow", at: { $0.rootScreensOfTabs }) { _, node in
      Mutant(node.given(item: "on seeded -> finish"), must: [.code(518, node)])
    },
    Mistake("a dismissal of nothing", at: { $0.rootScreensOfTabs }) { _, node in
      Mutant(node.given(item: "on seeded -> dismiss"), must: [.code(519, node)])
    },
    Mistake("a close at a root", at: { $0.rootScreensOfTabs }) { _, node in
      Mutant(node.given(item: "on seeded -> close"), must: [.code(520, node)])
    },
    Mistake("a pop at a root", at: { $0.rootScreensOfTabs }) { _, node in
      Mutant(node.given(item: "on seeded -> pop"), must: [.code(603, node)])
    },
  ]
}

extension Base {
  /// The screens that are only used as `content X` of a modal.
  var bareModalScreens: [SyntaxNode] {
    declarations(.modal).compactMap { modal in
      guard let instance = modal.node.child(ofKind: .column)?.child(ofKind: .instance), let name = instance.target,
        naming.isNamedOnce(name),
        instance.firstToken == instance.child(ofKind: .reference)?.firstToken
      else { return nil }
      return declaration(of: name, .screen)
    }
  }

  /// The screens that one event presents without a declared modal.
  var screensPresentedAlone: [SyntaxNode] {
    nodes(.present).compactMap { present in
      guard let instance = present.child(ofKind: .instance), let name = present.target, naming.isNamedOnce(name),
        instance.firstToken == instance.child(ofKind: .reference)?.firstToken
      else { return nil }
      return declaration(of: name, .screen)
    }
  }

  /// The screens that are only the root of a tab's stack (`tab x stack X`), in tabs that are a root.
  var rootScreensOfTabs: [SyntaxNode] {
    let roots = nodes(.root).compactMap(\.target)
    return declarations(.tabs).filter { roots.contains($0.name) }.flatMap { $0.node.all(.tab) }.compactMap { tab in
      guard let instance = tab.child(ofKind: .instance), let name = instance.target, naming.isNamedOnce(name),
        instance.word.map({ tab.tree.text(of: $0) }) == "stack"
      else { return nil }
      return declaration(of: name, .screen)
    }
  }
}
