import NavGraphModel
import NavGraphSyntax

@testable import NavGraphChecks

/// A program with its possible states, which change with named moves of the user.
struct WalkedApp {
  let checked: CheckedText
  let walker: AbstractInterpreter
  /// The states that may result from the previous moves.
  private(set) var states: [State]

  init(_ text: String, isCollapsed: Bool = true) {
    checked = CheckedText(text)
    walker = AbstractInterpreter(of: checked.graph, in: checked.places, idiom: .phone, isCollapsed: isCollapsed)
    states = walker.starts().filter { !$0.isRefused }.map(\.state)
  }

  /// Performs an event, a tab, a button, or a route. All guards succeed, unless `isRefused` is true.
  mutating func take(_ name: String, isRefused: Bool = false) {
    var next: [State] = []
    for state in states {
      for stride in walker.strides(from: state) + walker.links(from: state) {
        if stride.isRefused == isRefused, text(stride.cause) == name, !next.contains(stride.state) { next.append(stride.state) }
      }
    }
    states = next
  }

  /// The visible paths of each layer, from the bottom up.
  var shown: [String] { states.map(text).sorted() }

  private func text(_ cause: StateTransition.Cause) -> String {
    let graph = checked.graph
    return switch cause {
    case .event(let id), .appEvent(let id): graph.text(of: graph.events[id].declared.name)
    case .tab(let id), .reselect(let id): graph.text(of: graph.tabs[id].declared.name)
    case .button(let id): graph.text(of: graph.buttons[id].name)
    case .route(let id): "link \(id.index)"
    case .entry(let id): "entry \(id.index)"
    case .back: "Back"
    case .dismissal: "swipe down"
    case .swipe: "swipe"
    case .start: "start"
    }
  }

  private func text(_ state: State) -> String {
    state.layers.map { layer in
      walker.sights(of: layer).map { sight in
        let first = checked.places.slots[sight.slot].first.map { [checked.places.places[$0].screen] } ?? []
        return (layer.path(in: sight.slot)?.screens ?? first).map { checked.graph.text(of: checked.graph.screens[$0].declared.name) }
          .joined(separator: " > ")
      }.joined(separator: " | ")
    }.joined(separator: " / ")
  }
}
