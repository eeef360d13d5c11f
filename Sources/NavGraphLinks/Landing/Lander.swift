import NavGraphModel
import NavGraphSyntax

/// Works out where links lead on one kind of device, with all values.
///
/// It reads the graph's destinations and knows nothing of events: `Walker` in `NavGraphModel` is the meaning of the whole language,
/// without values. Where both speak they agree; a test says so.
package struct Lander: Sendable {
  /// The values of placeholders, of an entry's payload, of a container's parameters.
  package typealias Values = [ParameterID: LandingValue]

  package let graph: NavigationGraph
  package let idiom: Idioms
  /// Which screens stand on others, by what covers the screen and by stack.
  private let held: Set<Holding>

  private struct Holding: Hashable {
    var isRoot: Bool
    var content: Content
    var stack: StackID
    var screen: ScreenID
  }

  package init(_ graph: NavigationGraph, _ places: Places, on idiom: Idioms = .phone) {
    self.graph = graph
    self.idiom = idiom
    var held: Set<Holding> = []
    for id in places.places.ids where places.places[id].flags.contains(.isPushed) {
      let place = places.places[id]
      guard case .stack(let stack) = places.slots[place.slot].kind else { continue }
      let unit = places.units[places.slots[place.slot].unit]
      held.insert(Holding(isRoot: unit.kind == .root, content: unit.content, stack: stack, screen: place.screen))
    }
    self.held = held
  }

  /// The root of the idiom as it is shown first; nil without a root.
  package func fresh() -> LandingState? {
    root().map { root in
      var state = fresh(root)
      state.markShown()
      return state
    }
  }

  /// Where a route leads: from `state`, or at the start of the app.
  package func open(_ route: RouteID, _ values: Values, from state: LandingState? = nil) -> Landing? {
    let route = graph.routes[route]
    return open(Link(route.destinations, route.requires, route.links, filled(values, route.parameters)), from: state)
  }

  /// Where an entry leads: from `state`, or at the start of the app.
  package func open(_ entry: EntryID, _ values: Values, from state: LandingState? = nil) -> Landing? {
    let entry = graph.entries[entry]
    return open(Link(entry.destinations, entry.requires, entry.links, filled(values, entry.parameters)), from: state)
  }

  /// What a route and an entry have in common.
  struct Link {
    var destinations: IDRange<Destination>
    var requires: IDRange<GuardUse>
    var policy: App.LinkPolicy?
    var values: Values
    init(_ destinations: IDRange<Destination>, _ requires: IDRange<GuardUse>, _ policy: App.LinkPolicy?, _ values: Values) {
      self.destinations = destinations
      self.requires = requires
      self.policy = policy
      self.values = values
    }
  }

  /// With what those are worth that nothing feeds.
  package func filled(_ values: Values, _ parameters: IDRange<Parameter>) -> Values {
    var filled = values
    for id in parameters where filled[id] == nil {
      filled[id] = defaultValue(of: id)
      // A key that may repeat may be missing.
      if filled[id] == .unknown, case .list = graph.types[graph.parameters[id].type] { filled[id] = .list([]) }
    }
    return filled
  }

  /// The root that `app` declares for the idiom.
  package func root() -> RootID? { graph.root(on: idiom) }

  /// Where a link leads on the idiom.
  package func destination(_ destinations: IDRange<Destination>) -> DestinationID? {
    graph.destination(destinations, on: idiom)
  }

  func fresh(_ root: RootID) -> LandingState {
    let instance = graph.instances[graph.roots[root].instance]
    let name = LandingRoot(content: instance.content, arguments: arguments(parameters(of: instance.content), instance.arguments, [:]))
    return LandingState(name, make(graph.roots[root].instance, [:]))
  }

  /// Whether something that covers the screen shows that screen on top of others in that stack.
  func holds(_ screen: ScreenID, in stack: StackID, of content: Content, isRoot: Bool) -> Bool {
    held.contains(Holding(isRoot: isRoot, content: content, stack: stack, screen: screen))
  }
}
