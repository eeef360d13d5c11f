@testable import NavGraphLinks
@testable import NavGraphModel

/// A state without its values as one text, in the same form for both of those that know states.
enum WalkerText {
  static func text(_ state: State, _ walker: Walker) -> String {
    state.layers.map { layer in
      let unit = walker.places.units[layer.unit]
      return walker.name(unit.content) + unit.slot.map { ": " + text($0, layer, walker) }.orEmpty
    }.joined(separator: " | ")
  }

  private static func text(_ slot: SlotID, _ layer: Layer, _ walker: Walker) -> String {
    let value = walker.places.slots[slot]
    func below(_ child: SlotID) -> String { text(child, layer, walker) }
    switch value.kind {
    case .stack, .bare:
      let screens = walker.path(slot, layer)?.screens ?? []
      return "[" + screens.map { walker.name(.screen($0)) }.joined(separator: " ") + "]"
    case .tabs:
      let tabs = value.children.filter { child in
        if case .tab = walker.places.slots[child].role { walker.places.slots[child].kind != .nothing } else { false }
      }
      let selected = walker.selected(slot, layer)
      return "tabs(" + tabs.map { ($0 == selected ? "*" : "") + below($0) }.joined(separator: " ") + ")"
    case .pages:
      let selected = walker.selected(slot, layer)
      return "pages(" + value.children.map { ($0 == selected ? "*" : "") + below($0) }.joined(separator: " ") + ")"
    case .split:
      let columns = value.children.map { walker.shown($0, layer) }.filter { walker.places.slots[$0].kind != .nothing }
      return "split(" + columns.map(below).joined(separator: " ") + ")"
    case .unseen, .nothing: return "-"
    }
  }

  static func text(_ state: LandingState, _ walker: Walker) -> String {
    let root = walker.name(state.root.content) + ": " + text(state.node, walker)
    return
      ([root]
      + state.modals.map { modal in
        walker.name(modal.content) + (modal.node.content == .nothing ? "" : ": " + text(modal.node, walker))
      }).joined(separator: " | ")
  }

  private static func text(_ node: LandingNode, _ walker: Walker) -> String {
    func names(_ screens: [LandingScreen]) -> String {
      "[" + screens.map { walker.name(.screen($0.screen)) }.joined(separator: " ") + "]"
    }
    switch node.content {
    case .nothing: return "-"
    case .screen(let screen): return names([screen])
    case .stack(_, let screens): return names(screens)
    case .tabs(_, let tabs, let selected):
      return "tabs(" + tabs.enumerated().map { ($0.offset == selected ? "*" : "") + text($0.element.node, walker) }.joined(separator: " ")
        + ")"
    case .pages(_, let pages, let selected):
      return "pages(" + pages.enumerated().map { ($0.offset == selected ? "*" : "") + text($0.element, walker) }.joined(separator: " ")
        + ")"
    case .split(_, let columns, _): return "split(" + columns.map { text($0.node, walker) }.joined(separator: " ") + ")"
    }
  }
}

extension Walker {
  fileprivate func name(_ content: Content) -> String { graph.declared(content).map { graph.text($0.name) } ?? "?" }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
