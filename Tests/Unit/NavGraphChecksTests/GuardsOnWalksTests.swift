import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Tests of guards along paths: which guards have been evaluated, and where their flows are presented.
@Suite struct GuardsOnWalksTests {
  /// A sequence replaces a screen and then pushes an equal one, whose guards are evaluated again.
  @Test func anEqualScreenThatWasReplacedAsksAgain() {
    let app =
      "app A { root stack Locked }\nguard g -> Login\nscreen Login { on ok -> finish }\nscreen Other\n"
      + "screen Locked requires g { on again -> STEPS }"
    for (steps, asks) in [("push Locked", false), ("push Other then push Locked", false), ("replace Other then push Locked", true)] {
      let places = CheckedText(app.replacing("STEPS", with: steps)).places
      #expect(places.units.contains { $0.kind == .presented && $0.flags.contains(.isGuardFlow) } == asks, "\(steps)")
    }
  }

  /// In the oracle, too, a link's presentation dismisses an alert.
  @Test func theOraclesAlertsGiveWay() {
    var world = World()
    world.screens = [World.Screen(events: [0]), World.Screen()]
    world.bodies = [[.present(.alert(0), style: nil, arms: nil)]]
    world.events = [World.Event(branches: [World.Branch(body: 0)])]
    world.alerts = [1]
    world.modals = [World.Modal(content: .stack(1))]
    world.flows = [World.Flow(root: 0)]
    world.roots = [World.Root(content: .flow(0))]
    world.links = [World.Link(target: World.Target(isHere: true, hasPlace: false, modals: [.modal(0)]))]
    let states = Exploration(of: world, idiom: .phone).states
    #expect(states.contains { $0.units.map(\.content) == [.flow(0), .modal(0)] })
    #expect(!states.contains { $0.units.map(\.content) == [.flow(0), .alert(0), .modal(0)] }, "\(states)")
  }

  /// In the oracle, too, a link that requires a guard waits for the flow of that guard.
  @Test func theOraclesLinksWaitBehindTheirFlow() {
    var world = World()
    world.screens = [World.Screen(), World.Screen(guards: [0]), World.Screen()]
    world.flows = [World.Flow(root: 0)]
    world.guards = [World.Guard(flow: .stack(2))]
    world.roots = [World.Root(content: .flow(0))]
    world.links = [World.Link(target: World.Target(path: [1]))]
    let states = Exploration(of: world, idiom: .phone).states
    #expect(states.contains { $0.units.map(\.content) == [.flow(0), .stack(2)] })
    #expect(!states.contains { $0.units.count > 2 }, "\(states)")
  }

  /// In the oracle, too, the guards of a root are evaluated on a device for which the root isn't declared.
  @Test func theOraclesRootsAskOnEveryDevice() {
    var world = World()
    world.screens = [World.Screen(), World.Screen(events: [0])]
    world.bodies = [[.switchTo(.flow(0))]]
    world.events = [World.Event(branches: [World.Branch(body: 0)])]
    world.flows = [World.Flow(root: 0)]
    world.guards = [World.Guard()]
    world.roots = [World.Root(content: .flow(0), guards: [0], idiom: .phone), World.Root(content: .stack(1), idiom: .pad)]
    func isShown(avoiding guarded: Int?) -> Bool {
      Exploration(of: world, idiom: .pad, avoiding: guarded).states.contains { $0.units.map(\.content) == [.flow(0)] }
    }
    #expect(isShown(avoiding: nil))
    #expect(!isShown(avoiding: 0))
  }

  /// In the oracle, too, a modal that replaces another one starts without shown columns and tabs.
  @Test func theOraclesModalsAreNew() {
    var world = World()
    world.screens = [World.Screen(events: [0]), World.Screen(events: [1])]
    world.bodies = [[.present(.split(0), style: nil, arms: nil)], [.dismiss, .present(.tabs(0), style: nil, arms: nil)]]
    world.events = [World.Event(branches: [World.Branch(body: 0)]), World.Event(branches: [World.Branch(body: 1)])]
    world.splits = [World.Split(columns: [.stack(1), .stack(1), .stack(1)])]
    world.tabSets = [World.Tabs(tabs: [World.Tab(content: .stack(1)), World.Tab(content: .stack(1))])]
    world.roots = [World.Root(content: .stack(0))]
    var simulator = Simulator(of: world, idiom: .pad)
    simulator.answers = Simulator.Answers()
    let columns = simulator.begin().flatMap { simulator.take(.event(0, at: At(unit: 0)), in: $0) }
    #expect(columns.first?.entered?.contains(At(unit: 1, spot: [2])) == true)
    let tabs = columns.flatMap { simulator.take(.event(1, at: At(unit: 1, spot: [0])), in: $0) }
    #expect(tabs.map(\.entered) == [[At(unit: 0), At(unit: 1), At(unit: 1, spot: [0])]])
  }

  /// In the oracle, too, the guard of an event in a modal protects the tab that the event selects under the modal.
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
