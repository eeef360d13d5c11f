import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Tests of `select Main.tab` in a modal over `Main`, in the oracle.
@Suite struct SelectFromAboveTests {
  /// The guard of the event protects the tab under the modal.
  @Test func theOracleSeesWhatIsProtected() {
    var world = World()
    world.screens = [World.Screen(events: [0]), World.Screen(), World.Screen(events: [1])]
    world.bodies = [[.present(.stack(2), style: nil, arms: nil)], [.select(tabs: 0, tab: 1, isNamed: true)]]
    world.events = [
      World.Event(branches: [World.Branch(body: 0)]), World.Event(guards: [0], branches: [World.Branch(body: 1)]),
    ]
    world.guards = [World.Guard()]
    world.tabSets = [World.Tabs(tabs: [World.Tab(content: .stack(0)), World.Tab(content: .stack(1))])]
    world.roots = [World.Root(content: .tabs(0))]
    let protected = Exploration(of: world, idiom: .phone).facts.protected
    #expect(protected.map(\.place.screen) == [1] && protected.allSatisfy { $0.place.isRoot && $0.place.spot == [1] }, "\(protected)")
  }
}
