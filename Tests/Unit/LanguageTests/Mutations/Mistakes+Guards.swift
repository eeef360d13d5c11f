import NavGraphSyntax

// Mistakes of family 08: guards that are bypassed, that require themselves, or that can't succeed, and contradictory conditions.
extension Mistake {
  static let guards: [Mistake] = [
    Mistake("a guard taken from one of several ways", at: { $0.sharedRequirements }) { base, node in
      // Other declarations also require the guard, so it stays used.
      Mutant(node.removed, must: [.anywhere(801)])
    },
    Mistake("a guard that its own flow asks for", at: { $0.declarations(.guardDecl).map(\.node) }) { base, node in
      guard let name = node.child(ofKind: .name)?.text, node.child(ofKind: .parameters) == nil, let flow = node.target,
        let screen = base.declaration(of: flow, .screen)
          ?? base.declaration(of: flow, .modal)?.child(ofKind: .column)?.target.flatMap({ base.declaration(of: $0, .screen) }),
        screen.child(ofKind: .requires) == nil, let head = screen.child(ofKind: .parameters) ?? screen.child(ofKind: .name)
      else { return nil }
      return Mutant(head.followed(by: " requires \(name)"), must: [.anywhere(802)])
    },
    Mistake("a guard whose flow never ends", at: { $0.onlyAnswers }) { base, site in
      Mutant(site.exit.replaced(by: "stay"), must: [.code(804, site.modal)], may: base.assertions)
    },
    Mistake("a condition that must be both", at: { $0.nodes(.branch) }) { base, node in
      guard let test = node.child(ofKind: .test), test.all(.oneTest).count == 1,
        let name = test.all(.oneTest).first?.child(ofKind: .reference)?.text,
        test.text == name, let sequence = node.child(ofKind: .sequence)
      else { return nil }
      // Targets of only this branch become unreachable.
      let lost = sequence.all(.instance).compactMap { $0.target }.filter { base.naming.isNamedOnce($0) }
      return Mutant(
        test.followed(by: " and not \(name)"), must: [.code(803, node)],
        may: lost.compactMap { base.declaration(of: $0, .screen, .modal, .alert) }.map { .code(601, $0) } + base.assertions)
    },
  ]
}

extension Base {
  /// The `requires` clauses of events, routes, and entries that share their last target and their guards with another one.
  var sharedRequirements: [SyntaxNode] {
    let ways = nodes(.event, .route, .entry).compactMap { way -> (requires: SyntaxNode, target: String)? in
      guard let requires = way.child(ofKind: .requires) else { return nil }
      guard let last = way.all(.instance).last(where: { !requires.holds($0) })?.target else { return nil }
      return (requires, requires.text + " " + last)
    }
    return ways.enumerated().filter { index, way in
      ways.enumerated().contains { $0.offset != index && $0.element.target == way.target }
    }.map(\.element.requires)
  }

  /// The modals that can't be swiped away.
  private var caughtModals: [String] {
    declarations(.modal).filter { modal in
      modal.node.children.contains {
        $0.kind == .setting && $0.text.hasSuffix("blocked") || $0.kind == .styles && $0.text.contains("Screen")
      }
    }.map(\.name)
  }

  /// The guards whose flow is a modal or a stack with one `finish` in all its screens.
  var onlyAnswers: [Exit] {
    declarations(.guardDecl).compactMap { declared in
      guard let flow = declared.node.target.flatMap({ declaration(of: $0, .modal, .stack, .screen) }) else { return nil }
      let finishes = exits(of: flow).filter { $0.kind == .finish }
      // A flow that can't be left has only that diagnostic.
      if caughtModals.contains(where: { $0 == flow.child(ofKind: .name)?.text }) { return nil }
      // The same flow may be presented, and its result handled, elsewhere.
      let isElsewhere = nodes(.present).contains { $0.target == flow.child(ofKind: .name)?.text }
      return finishes.count == 1 && !isElsewhere ? Exit(modal: declared.node, exit: finishes[0]) : nil
    }
  }
}
