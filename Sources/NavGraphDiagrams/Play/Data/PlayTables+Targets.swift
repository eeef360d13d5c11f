import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes the targets of routes and entries.
extension PlayTables {
  func route(for id: RouteID) -> JSON {
    let route = graph.routes[id]
    return .members([
      ("n", graph.patterns[route.patterns].first.map { .string(graph.text(of: $0.text)) }), ("p", parameters(for: route.parameters)),
      ("x", samples(of: route.parameters)), ("to", target(of: lowered.routes[id.index])),
    ])
  }

  func entry(for id: EntryID) -> JSON {
    let entry = graph.entries[id]
    return .members([
      ("n", .string(graph.text(of: entry.identifier))), ("kind", .string(entry.kind.rawValue)), ("p", parameters(for: entry.parameters)),
      ("x", samples(of: entry.parameters)), ("to", target(of: lowered.entries[id.index])),
    ])
  }

  private func target(of target: Lowered.Target) -> JSON {
    let modals = target.modals.map { modal -> JSON in
      .object([
        ("m", made(modal.modal)), ("style", styleName(of: modal.style)), ("then", continuation(for: modal.continuation)),
        ("visible", modal.visible.map { visible(for: $0) } ?? .null),
      ])
    }
    let others = target.others.flatMap { other in
      other.idiom.each.map { JSON.array([.string("\($0)"), self.target(of: other.target)]) }
    }
    let branches = target.branches.map { branch -> JSON in
      .array([branch.test.map { test(for: $0) } ?? .null, branch.target.map { self.target(of: $0) } ?? .null])
    }
    return .members([
      ("place", place(for: target.place)), ("policy", .string("\(target.policy)")),
      ("expiry", target.expiry.map { .number($0) }), ("modals", .array(modals)), ("g", made(target.guards)),
      ("others", .array(others)), ("branches", .array(branches)),
    ])
  }

  private func place(for place: Lowered.Place) -> JSON {
    switch place {
    case .root(let root, let visible): .word("root", made(root), self.visible(for: visible))
    case .here(let screens, let stacks, let otherwise):
      .word(
        "here", .array(screens.map { made($0) }), .array(stacks.map { .string(code(of: .stack($0))) }),
        otherwise.map { self.place(for: $0) } ?? .null)
    case .anywhere: .word("anywhere")
    }
  }

  private func visible(for visible: Lowered.Visible) -> JSON {
    switch visible {
    case .path(let screens): .word("path", .array(screens.map { made($0) }))
    case .tab(_, let index, let inner): .word("tab", .number(index), self.visible(for: inner))
    case .columns(let columns):
      .word("columns", .array(columns.map { .array([.string($0.column.text), self.visible(for: $0.visible)]) }))
    case .page(_, let index, let screens):
      .word("page", .number(index), .array(screens.map { .array([.number($0.index), made($0.screen)]) }))
    case .made(let shape, let inner): .word("made", self.shape(of: shape), self.visible(for: inner))
    }
  }
}
