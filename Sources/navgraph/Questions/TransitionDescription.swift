import NavGraphCompiler
import NavGraphModel

/// The text and the JSON of transitions.
struct TransitionDescription {
  let graph: NavigationGraph
  let locations: SourceLocations

  // MARK: Text

  /// Returns the cells of a row: the source, the cause, the effect, and the location.
  func row(for transition: Transition) -> [String] {
    let failing = transition.failing.map { graph.text(of: graph.guards[$0].declared.name) }
    let fails = failing.isEmpty ? "" : ", \(failing.joined(separator: " or ")) fails"
    let late = transition.isLate ? ", afterwards" : ""
    let branches = words(of: transition.branches).map { ", " + $0 }.joined()
    return [
      transition.source.map(graph.name) ?? "", label(for: transition.cause) + branches + fails + late, effect(of: transition),
      locations.text(for: transition.range),
    ]
  }

  /// Returns `when member` for a branch with a test, and `otherwise` for others.
  private func words(of branches: [BranchID]) -> [String] {
    branches.map { graph.words(of: $0, limit: 200) }
  }

  private func label(for cause: Transition.Cause) -> String {
    switch cause {
    case .launch: "the app starts"
    case .event(let event): graph.text(of: graph.events[event].declared.name)
    case .tab(let tab): "tab \(graph.text(of: graph.tabs[tab].declared.name))"
    case .swipe: "swipe"
    case .route(let route): "link \(graph.pattern(of: route) ?? "")"
    case .entry(let entry): "\(graph.entries[entry].kind.rawValue) \"\(graph.text(of: graph.entries[entry].identifier))\""
    case .appEvent(let event): "app event \(graph.text(of: graph.events[event].declared.name))"
    case .guardFails(let id): "\(graph.text(of: graph.guards[id].declared.name)) fails"
    case .external: "outside of the graph"
    }
  }

  /// Returns `push Note` or `present Editor, which shows Draft`.
  private func effect(of transition: Transition) -> String {
    let target = transition.target.map { " " + graph.name(of: $0) } ?? ""
    let others = transition.shown.filter { $0 != transition.target }.map(graph.name)
    let shown = others.isEmpty ? "" : ", which shows " + others.joined(separator: ", ")
    let verb =
      switch transition.effect {
      case .push: "push"
      case .replace: "replace"
      case .show, .reveal: "show"
      case .popTo: "pop to"
      case .present, .guard: "present"
      case .switchTo: transition.isLaunch ? "show" : "switch to"
      case .window: "open window"
      case .select: "select"
      case .clear: "clear"
      case .page: "page"
      case .open: "open \(transition.route.flatMap(graph.pattern) ?? "")" + (target.isEmpty ? "" : ", to")
      case .pop: "pop"
      case .popToRoot: "pop to root"
      case .dismiss: "dismiss"
      case .dismissAll: "dismiss all"
      case .close: "close"
      case .finish: "finish"
      case .restart: "restart"
      }
    return verb + target + shown
  }

  // MARK: JSON

  func json(of transition: Transition) -> JSON {
    let (cause, name) = Self.cause(of: transition.cause, in: graph)
    let (file, line) = locations[transition.range]
    return .object([
      ("from", transition.source.map { .string(graph.name(of: $0)) } ?? .null), ("cause", .string(cause)),
      ("name", name.map { .string($0) } ?? .null),
      ("branches", JSON(words(of: transition.branches))),
      ("fails", JSON(transition.failing.map { graph.text(of: graph.guards[$0].declared.name) })),
      ("effect", .string(transition.isLaunch ? "start" : "\(transition.effect)")),
      ("to", transition.target.map { .string(graph.name(of: $0)) } ?? .null), ("shows", JSON(transition.shown.map(graph.name))),
      ("opens", transition.route.flatMap(graph.pattern).map { .string($0) } ?? .null), ("afterwards", .bool(transition.isLate)),
      ("file", .string(file)), ("line", .number(line)),
    ])
  }

  /// Returns the kind of a cause, and the name of the declaration that causes it; nil if it has no name.
  static func cause(of cause: Transition.Cause, in graph: NavigationGraph) -> (kind: String, name: String?) {
    switch cause {
    case .launch: ("start", nil)
    case .event(let event): ("event", graph.text(of: graph.events[event].declared.name))
    case .tab(let tab): ("tab", graph.text(of: graph.tabs[tab].declared.name))
    case .swipe: ("swipe", nil)
    case .route(let route): ("route", graph.pattern(of: route))
    case .entry(let entry): ("entry", graph.text(of: graph.entries[entry].identifier))
    case .appEvent(let event): ("appEvent", graph.text(of: graph.events[event].declared.name))
    case .guardFails(let id): ("guard", graph.text(of: graph.guards[id].declared.name))
    case .external: ("external", nil)
    }
  }
}

extension Transition {
  fileprivate var isLaunch: Bool { if case .launch = cause { true } else { false } }
}
