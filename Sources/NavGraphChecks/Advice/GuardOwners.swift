import NavGraphModel
import NavGraphSyntax

/// The events, routes, and entries that require guards, with the instances that they show, for advice about these guards.
struct GuardOwners {
  struct Owner {
    let use: GuardUse
    /// The instances in the owner's actions or destinations, in source order.
    let instances: [InstanceID]
  }
  private var owners: [SourceRange: Owner] = [:]
  private let graph: NavigationGraph

  init(in graph: NavigationGraph) {
    self.graph = graph
    for event in graph.events where !event.requires.isEmpty { add(event.requires, for: graph.instances(of: event)) }
    for route in graph.routes where !route.requires.isEmpty { add(route.requires, for: graph.instances(of: route.destinations)) }
    for entry in graph.entries where !entry.requires.isEmpty { add(entry.requires, for: graph.instances(of: entry.destinations)) }
  }

  private mutating func add(_ uses: IDRange<GuardUse>, for instances: [InstanceID]) {
    for use in graph.guardUses[uses] { owners[use.range] = Owner(use: use, instances: instances) }
  }

  /// Returns the guard that is required at `range` as `screen` can name it, or nil if the screen doesn't get the values.
  func carried(at range: SourceRange, to screen: ScreenID) -> CarriedGuard? {
    guard let owner = owners[range] else { return nil }
    return CarriedGuard(owner.use, shownBy: graph.instance(of: screen, among: owner.instances), in: graph)
  }
}

extension NavigationGraph {
  func instances(of event: Event) -> [InstanceID] {
    branches[event.branches].flatMap { steps[$0.steps].compactMap { $0.action.instance } }
  }

  func instances(of destinations: IDRange<Destination>) -> [InstanceID] {
    self.destinations[destinations].flatMap { destinationSteps[$0.steps].compactMap { $0.kind.instance } }
  }

  /// Returns the last of `instances` that is or first shows a screen.
  func instance(of screen: ScreenID, among instances: [InstanceID]) -> InstanceID? {
    instances.last { instance in
      var content = self.instances[instance].content
      for _ in 0..<16 {
        if content == .screen(screen) { return true }
        guard let inner = shownFirst(by: content) else { return false }
        content = self.instances[inner].content
      }
      return false
    }
  }
}

extension DestinationStep.Kind {
  /// The instance that the step shows, or nil.
  var instance: InstanceID? {
    switch self {
    case .container(let id), .column(_, let id?), .screen(let id), .page(let id), .present(let id, _): id
    case .tab, .column(_, nil): nil
    }
  }
}
