import NavGraphModel
import NavGraphSimulator

@testable import Oracle

/// The visible and retained content of a scene in the oracle's terms, which the reducer's tree and a state of the oracle have in common.
///
/// Identities, styles, presenters, and waiting requests are omitted. Later moves reveal differences in them.
struct Shown: Hashable, CustomStringConvertible {
  struct Layer: Hashable {
    var name: String
    var pane: Pane
  }
  var layers: [Layer]

  /// Creates the content of an oracle state. A tab that was never entered shows its declared content.
  init(of state: AppState, in oracle: Oracle.Simulator) {
    layers = state.units.enumerated().map { index, unit in
      Layer(
        name: index == 0 ? unit.waiting?.parked == nil ? "root" : "flow" : Shown.name(of: unit.content),
        pane: Shown.filled(unit.node, by: oracle))
    }
  }

  private static func name(of content: World.Content) -> String {
    switch content {
    case .screen, .stack: ""
    default: content.text
    }
  }

  private static func filled(_ pane: Pane, by oracle: Oracle.Simulator) -> Pane {
    switch pane {
    case .tabs(let id, let selected, let children):
      let tabs = oracle.world.tabSets[id].tabs
      return .tabs(
        id, selected: selected,
        zip(tabs, children).map { tab, child in (child ?? tab.content.map(oracle.make)).map { filled($0, by: oracle) } }
      )
    // The column hasn't been visible yet.
    case .split(let id, let columns, .asked): return .split(id, columns)
    case .pages(let id, let page, let screens, _): return .pages(id, at: page, screens)
    default: return pane
    }
  }

  init(tree: NavGraph.Tree<Simulated>, graph: NavigationGraph, world: World) {
    layers = [Layer(name: tree.rootName == nil ? "flow" : "root", pane: Shown.pane(of: tree.root, graph: graph, world: world))]
    for modal in tree.modals {
      let name =
        switch modal.modal.id {
        case .screen: ""
        // Only some stacks have names.
        case .stack where !graph.name(of: modal.modal.id).hasPrefix("F"): ""
        default: graph.name(of: modal.modal.id)
        }
      layers.append(Layer(name: name, pane: modal.content.map { Shown.pane(of: $0, graph: graph, world: world) } ?? .alert))
    }
  }

  private static func pane(of node: NavGraph.Node<Simulated>, graph: NavigationGraph, world: World) -> Pane {
    func screen(of node: NavGraph.Node<Simulated>) -> Int {
      guard let screen = node.screen, let number = Int(screen.description.dropFirst().prefix { $0 != "(" }) else { return Int.max }
      return screen.values.first == .int(2) ? Screens.other(of: number) : number
    }
    switch node.content {
    case .blank: return .alert
    case .screen: return .screen(screen(of: node))
    case .stack(_, let nodes): return .stack(nodes.map(screen))
    case .pages(_, let nodes, let selected): return .pages(0, at: selected, nodes.map(screen))
    case .tabs(let name, let nodes, let selected):
      let id = Int(name.description.dropFirst()) ?? -1
      guard world.tabSets.indices.contains(id) else { return .alert }
      // Action tabs have no content.
      let tabs = world.tabSets[id].tabs
      let numbers = tabs.indices.filter { tabs[$0].content != nil }
      var children: [Pane?] = tabs.map { _ in nil }
      for (number, node) in zip(numbers, nodes) { children[number] = pane(of: node, graph: graph, world: world) }
      return .tabs(id, selected: numbers.indices.contains(selected) ? numbers[selected] : -1, children)
    case .split(_, let columns, let focus):
      let all: [NavGraph.Column] = [.sidebar, .content, .detail]
      return .split(
        0, all.map { columns[$0].map { pane(of: $0, graph: graph, world: world) } },
        front: focus.isCollapsed ? all.firstIndex(of: focus.front).map { .column($0) } : nil)
    }
  }

  var description: String { layers.map { "\($0.name) \(Shown.text(of: $0.pane))" }.joined(separator: " | ") }

  private static func text(of pane: Pane?) -> String {
    switch pane {
    case nil: "-"
    case .alert?: "alert"
    case .screen(let id)?: "S\(id)"
    case .stack(let path)?: "[\(path.map { "S\($0)" }.joined(separator: ", "))]"
    case .pages(_, let page, let screens, _)?:
      "pages(" + screens.indices.map { ($0 == page ? "*" : "") + "S\(screens[$0])" }.joined(separator: ", ") + ")"
    case .tabs(_, let selected, let children)?:
      "tabs(" + children.indices.map { ($0 == selected ? "*" : "") + text(of: children[$0]) }.joined(separator: ", ") + ")"
    case .split(_, let columns, let front)?:
      "split(" + columns.indices.map { (front == .column($0) ? "*" : "") + text(of: columns[$0]) }.joined(separator: ", ") + ")"
    }
  }
}
