import NavGraphSyntax

// Mistakes of family 06: missing paths and endless cycles.
extension Mistake {
  static let flow: [Mistake] = [
    Mistake("the only way to a screen taken out", at: { $0.nodes(.event) }) { base, node in
      guard let push = node.onlyAction, push.kind == .push || push.kind == .present, let name = push.target,
        let screen = base.declaration(of: name, .screen, .modal, .alert), base.naming.isNamedOnce(name),
        screen.child(ofKind: .external) == nil
      else { return nil }
      return Mutant(node.removed, must: [.code(601, screen)], may: base.assertions + base.unfinished(without: screen))
    },
    Mistake("an event that leads back to its own screen instead", at: { $0.nodes(.event) }) { base, node in
      guard let push = node.onlyAction, push.kind == .push, let name = push.target, let instance = push.child(ofKind: .instance),
        let screen = base.declaration(of: name, .screen), base.naming.isNamedOnce(name), screen.child(ofKind: .external) == nil,
        let own = base.declarations(.screen).first(where: { $0.node.holds(node) }), base.plainScreens.contains(own.name)
      else { return nil }
      return Mutant(
        instance.replaced(by: own.name), must: [.code(601, screen)], may: base.assertions + base.unfinished(without: screen))
    },
    Mistake("a modal that presents itself", at: { $0.declarations(.modal).map(\.node) }) { base, node in
      guard let name = node.child(ofKind: .name)?.text, node.child(ofKind: .parameters) == nil,
        let screen = node.child(ofKind: .column)?.target.flatMap({ base.declaration(of: $0, .screen) }),
        base.naming.counts[name] ?? 0 > 1, node.child(ofKind: .styles)?.text.contains("popover") != true
      else { return nil }
      return Mutant(screen.given(item: "on seeded -> present \(name)"), must: [.code(602, screen)], may: base.assertions)
    },
    Mistake("a `pop to` a screen that is never below", at: { $0.nodes(.pop) }) { base, node in
      guard node.endToken - node.firstToken == 1, let other = base.bareModalScreens.first?.child(ofKind: .name)?.text else { return nil }
      return Mutant(node.replaced(by: "pop to \(other)"), must: [.code(604, node)], may: base.assertions)
    },
    // An event in the app can await the result, but a tab or a link can't.
    Mistake(
      "the handling of a result taken out of a tab or a link",
      at: { $0.nodes(.tab).compactMap { $0.child(ofKind: .sequence) } + $0.nodes(.target) }
    ) { base, node in
      guard let arms = node.child(ofKind: .arms),
        let modal = node.child(ofKind: .present)?.target.flatMap({ base.declaration(of: $0, .modal, .stack) }),
        modal.child(ofKind: .returns) != nil, let name = modal.child(ofKind: .name)?.text, base.naming.isNamedOnce(name),
        arms.children.contains(where: { $0.child(ofKind: .name)?.text == "finished" })
      else { return nil }
      return Mutant(arms.removed, must: [.anywhere(606)], may: base.assertions)
    },
    Mistake("a modal that can't be left", at: { $0.caught }) { base, site in
      Mutant(site.exit.replaced(by: "stay"), must: [.code(607, site.modal)], may: base.assertions + [.anywhere(608)])
    },
    Mistake("an outcome that never comes", at: { $0.finishedOnce }) { base, site in
      // A flow that can't be left has only that diagnostic. A guard's flow that never finishes makes its guard fail.
      let isCaught = base.caught.contains { $0.modal.range == site.modal.range }
      return Mutant(
        site.exit.replaced(by: "stay"), must: isCaught ? [.code(607, site.modal)] : [.anywhere(608)],
        may: base.assertions + [.code(606, site.modal)])
    },
    Mistake("a screen without a way back", at: { $0.leaves }) { base, node in
      Mutant(node.given(item: "back hidden"), must: [.code(610, node)], may: base.assertions)
    },
  ]
}

extension Base {
  /// A modal, and the only event that ends it.
  struct Exit {
    let modal: SyntaxNode
    let exit: SyntaxNode
  }

  /// The diagnostics that a changed path may cause: failed assertions, and settings of a Back button that is no longer shown.
  var assertions: [Mutant.Expected] {
    nodes(.assert).map { Mutant.Expected(family: 11, range: $0.range) } + nodes(.back).map { .code(916, $0) }
  }

  /// Returns the diagnostics that may follow if the flow that `screen` ended never ends: unused outcome handlers, a missing result, and a
  /// modal that can't be left.
  func unfinished(without screen: SyntaxNode) -> [Mutant.Expected] {
    let lost = Naming(trees, without: screen).lost.subtracting(naming.lost).compactMap { declaration(of: $0, .screen) } + [screen]
    guard lost.contains(where: { !$0.all(.finish, .dismiss, .close, .restart, .switchRoot).isEmpty }) else { return [] }
    return nodes(.arm).map { .code(608, $0) } + nodes(.guardDecl).map { .code(804, $0) }
      + declarations(.modal).flatMap { [.code(606, $0.node), .code(607, $0.node)] }
  }

  private static let exits: Set<SyntaxKind> = [.dismiss, .finish, .close, .switchRoot, .restart, .open]

  /// Returns the screens of a modal: those in its content, and those that they push, replace, or show.
  private func screens(of modal: SyntaxNode) -> [SyntaxNode] {
    var open = [modal]
    var seen: Set<String> = []
    var screens: [SyntaxNode] = modal.kind == .screen ? [modal] : []
    while let next = open.popLast() {
      let groups = next.all(.uses).compactMap { $0.child(ofKind: .reference).flatMap { declaration(of: $0.text, .events) } }
      for instance in ([next] + groups).flatMap({ $0.all(.instance) }) {
        guard let name = instance.target, seen.insert(name).inserted, let found = declaration(of: name, .screen, .stack, .pages) else {
          continue
        }
        open.append(found)
        if found.kind == .screen { screens.append(found) }
      }
    }
    return screens
  }

  func exits(of modal: SyntaxNode) -> [SyntaxNode] {
    screens(of: modal).flatMap { screen in screen.all(.sequence).flatMap { Array($0.children) } }.filter { Base.exits.contains($0.kind) }
  }

  /// The modals that can't be swiped away, present nothing, and have one event that ends them.
  var caught: [Exit] {
    declarations(.modal).compactMap { modal in
      // The flow of a guard has other diagnostics, about its result.
      guard !nodes(.guardDecl).contains(where: { $0.target == modal.name }) else { return nil }
      let isBlocked = modal.node.children.contains { $0.kind == .setting && $0.text.hasSuffix("blocked") }
      let isFull = modal.node.child(ofKind: .styles).map { $0.all(.style).allSatisfy { $0.text == "fullScreen" } } ?? false
      guard isBlocked || isFull else { return nil }
      guard screens(of: modal.node).allSatisfy({ $0.all(.present).isEmpty }) else { return nil }
      let exits = exits(of: modal.node)
      return exits.count == 1 ? Exit(modal: modal.node, exit: exits[0]) : nil
    }
  }

  /// The modals with a single `finish`, for whose outcome a handler exists.
  var finishedOnce: [Exit] {
    declarations(.modal).compactMap { modal in
      let finishes = exits(of: modal.node).filter { $0.kind == .finish }
      let isAwaited = nodes(.sequence).contains { sequence in
        sequence.child(ofKind: .present)?.target == modal.name
          && sequence.child(ofKind: .arms)?.children.contains { $0.child(ofKind: .name)?.text == "finished" } ?? false
      }
      guard finishes.count == 1, isAwaited else { return nil }
      return Exit(modal: modal.node, exit: finishes[0])
    }
  }

  /// The screens without events that are pushed from one place, in an app without tabs, splits, and modals, so that Back is the only exit.
  var leaves: [SyntaxNode] {
    guard declarations(.tabs, .split, .pages).isEmpty else { return [] }
    let modals = Set(nodes(.present).compactMap(\.target) + declarations(.modal).compactMap { $0.node.child(ofKind: .column)?.target })
    guard nodes(.guardUse).isEmpty else { return [] }
    return nodes(.push).compactMap { push in
      guard let name = push.target, naming.isNamedOnce(name), let screen = declaration(of: name, .screen),
        screen.all(.event, .uses, .back).isEmpty,
        let pusher = declarations(.screen).first(where: { $0.node.holds(push) }), !modals.contains(pusher.name),
        nodes(.stackRoot, .root).contains(where: { $0.target == pusher.name })
      else { return nil }
      return screen
    }
  }
}

extension SyntaxNode {
  /// The single action of an event without branches; nil if it has several.
  var onlyAction: SyntaxNode? {
    guard let sequence = child(ofKind: .sequence) else { return nil }
    let actions = Array(sequence.children)
    return actions.count == 1 ? actions[0] : nil
  }
}
