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
  init(_ state: AppState, _ oracle: Oracle.Simulator) {
    layers = state.units.enumerated().map { index, unit in
      Layer(
        name: index == 0 ? unit.waiting?.parked == nil ? "root" : "flow" : Shown.name(unit.content), pane: Shown.filled(unit.node, oracle))
    }
  }

  private static func name(_ content: World.Content) -> String {
    switch content {
    case .screen, .stack: ""
    default: content.text
    }
  }

  private static func filled(_ pane: Pane, _ oracle: Oracle.Simulator) -> Pane {
    switch pane {
    case .tabs(let id, let selected, let children):
      let tabs = oracle.world.tabSets[id].tabs
      return .tabs(
        id, selected: selected, zip(tabs, children).map { tab, child in (child ?? tab.content.map(oracle.make)).map { filled($0, oracle) } }
      )
    // The column hasn't been visible yet.
    case .split(let id, let columns, .asked): return .split(id, columns)
    case .pages(let id, let page, let screens, _): return .pages(id, at: page, screens)
    default: return pane
    }
  }

  init(_ tree: NavGraph.Tree<Simulated>, _ graph: NavigationGraph, _ world: World) {
    layers = [Layer(name: tree.rootName == nil ? "flow" : "root", pane: Shown.pane(tree.root, graph, world))]
    for modal in tree.modals {
      let name =
        switch modal.modal.id {
        case .screen: ""
        // Only some stacks have names.
        case .stack where !graph.name(of: modal.modal.id).hasPrefix("F"): ""
        default: graph.name(of: modal.modal.id)
        }
      layers.append(Layer(name: name, pane: modal.content.map { Shown.pane($0, graph, world) } ?? .alert))
    }
  }

  private static func pane(_ node: NavGraph.Node<Simulated>, _ graph: NavigationGraph, _ world: World) -> Pane {
    func screen(_ node: NavGraph.Node<Simulated>) -> Int {
      guard let screen = node.screen, let number = Int(screen.description.dropFirst().prefix { $0 != "(" }) else { return Int.max }
      return screen.values.first == .int(2) ? Screens.other(number) : number
    }
    switch node.content {
    case .blank: return .alert
    case .screen: return .screen(screen(node))
    case .stack(_, let nodes): return .stack(nodes.map(screen))
    case .pages(_, let nodes, let selected): return .pages(0, at: selected, nodes.map(screen))
    case .tabs(let name, let nodes, let selected):
      let id = Int(name.description.dropFirst()) ?? -1
      guard world.tabSets.indices.contains(id) else { return .alert }
      // Action tabs have no content.
      let tabs = world.tabSets[id].tabs
      let numbers = tabs.indices.filter { tabs[$0].content != nil }
      var children: [Pane?] = tabs.map { _ in nil }
      for (number, node) in zip(numbers, nodes) { children[number] = pane(node, graph, world) }
      return .tabs(id, selected: numbers.indices.contains(selected) ? numbers[selected] : -1, children)
    case .split(_, let columns, let focus):
      let all: [NavGraph.Column] = [.sidebar, .content, .detail]
      return .split(
        0, all.map { columns[$0].map { pane($0, graph, world) } },
        front: focus.isCollapsed ? all.firstIndex(of: focus.front).map { .column($0) } : nil)
    }
  }

  var description: String { layers.map { "\($0.name) \(Shown.text($0.pane))" }.joined(separator: " | ") }

  private static func text(_ pane: Pane?) -> String {
    switch pane {
    case nil: "-"
    case .alert?: "alert"
    case .screen(let id)?: "S\(id)"
    case .stack(let path)?: "[\(path.map { "S\($0)" }.joined(separator: ", "))]"
    case .pages(_, let page, let screens, _)?:
      "pages(" + screens.indices.map { ($0 == page ? "*" : "") + "S\(screens[$0])" }.joined(separator: ", ") + ")"
    case .tabs(_, let selected, let children)?:
      "tabs(" + children.indices.map { ($0 == selected ? "*" : "") + text(children[$0]) }.joined(separator: ", ") + ")"
    case .split(_, let columns, let front)?:
      "split(" + columns.indices.map { (front == .column($0) ? "*" : "") + text(columns[$0]) }.joined(separator: ", ") + ")"
    }
  }
}
