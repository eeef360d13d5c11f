import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes the targets of routes and entries.
extension PlayTables {
  func route(_ id: RouteID) -> JSON {
    let route = graph.routes[id]
    return .members([
      ("n", graph.patterns[route.patterns].first.map { .string(graph.text($0.text)) }), ("p", parameters(route.parameters)),
      ("x", samples(route.parameters)), ("to", target(lowered.routes[id.index])),
    ])
  }

  func entry(_ id: EntryID) -> JSON {
    let entry = graph.entries[id]
    return .members([
      ("n", .string(graph.text(entry.identifier))), ("kind", .string(entry.kind.rawValue)), ("p", parameters(entry.parameters)),
      ("x", samples(entry.parameters)), ("to", target(lowered.entries[id.index])),
    ])
  }

  private func target(_ target: Lowered.Target) -> JSON {
    let modals = target.modals.map { modal -> JSON in
      .object([
        ("m", made(modal.modal)), ("style", styleName(modal.style)), ("then", continuation(modal.continuation)),
        ("visible", modal.visible.map { visible($0) } ?? .null),
      ])
    }
    let others = target.others.flatMap { other in
      other.idiom.each.map { JSON.array([.string("\($0)"), self.target(other.target)]) }
    }
    let branches = target.branches.map { branch -> JSON in
      .array([branch.test.map { test($0) } ?? .null, branch.target.map { self.target($0) } ?? .null])
    }
    return .members([
      ("place", place(target.place)), ("policy", .string("\(target.policy)")),
      ("expiry", target.expiry.map { .number($0) }), ("modals", .array(modals)), ("g", made(target.guards)),
      ("others", .array(others)), ("branches", .array(branches)),
    ])
  }

  private func place(_ place: Lowered.Place) -> JSON {
    switch place {
    case .root(let root, let visible): .word("root", made(root), self.visible(visible))
    case .here(let screens, let stacks, let otherwise):
      .word(
        "here", .array(screens.map { made($0) }), .array(stacks.map { .string(code(.stack($0))) }),
        otherwise.map { self.place($0) } ?? .null)
    case .anywhere: .word("anywhere")
    }
  }

  private func visible(_ visible: Lowered.Visible) -> JSON {
    switch visible {
    case .path(let screens): .word("path", .array(screens.map { made($0) }))
    case .tab(_, let index, let inner): .word("tab", .number(index), self.visible(inner))
    case .columns(let columns):
      .word("columns", .array(columns.map { .array([.string($0.column.text), self.visible($0.visible)]) }))
    case .page(_, let index, let screens):
      .word("page", .number(index), .array(screens.map { .array([.number($0.index), made($0.screen)]) }))
    case .made(let shape, let inner): .word("made", self.shape(shape), self.visible(inner))
    }
  }
}
