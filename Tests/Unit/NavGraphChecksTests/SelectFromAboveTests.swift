import Testing

@testable import NavGraphChecks
@testable import Oracle

/// `select Main.tab` in something presented over `Main`: the bar beneath changes, and what is presented stays.
@Suite struct SelectFromAboveTests {
  private func app(_ event: String, tab: String = "tab b stack Other", more: String = "") -> String {
    """
    app A { root Main }
    tabs Main { tab a stack Home; \(tab) }
    screen Home { on m -> present M }
    screen Other
    modal M { content stack In }
    screen In { on e -> \(event) }
    \(more)
    """
  }

  /// What is presented then comes up on top of it, so it can be a step of a loop (NAV0602).
  @Test func whatItPresentsLiesOnTop() {
    let checked = Checked(app("select Main.b then present M"))
    #expect(checked.codes == [602], "\(checked.report)")
    let gone = Checked(app("dismiss all then select Main.b then present M"))
    #expect(gone.codes == [], "\(gone.report)")
    let out = Checked(app("select Main.b then dismiss all then present M"))
    #expect(out.codes == [], "\(out.report)")
  }

  /// The guards of the tab are asked where it is selected, over what is up.
  @Test func theTabAsksOnTop() {
    let login = "guard g -> Login\nscreen Login { on again -> select Main.b; on ok -> finish }"
    let checked = Checked(app("dismiss", tab: "tab b requires g stack Other", more: login))
    #expect(checked.codes == [602], "\(checked.report)")
    let inside = Checked(app("dismiss", tab: "tab b stack Locked", more: login + "\nscreen Locked requires g"))
    #expect(inside.codes.contains(602), "\(inside.report)")
  }

  /// A guard on the event protects the tab: it is what comes into view once the modal goes. Here a tap shows it unasked.
  @Test func whatItSelectsIsProtected() {
    func checked(_ tab: String) -> Checked {
      Checked(
        """
        app A { root Main }
        guard g
        tabs Main { tab a stack Home; \(tab) }
        screen Home { on m -> present M }
        screen Other
        modal M { content stack In }
        screen In { on e requires g -> select Main.b }
        """)
    }
    #expect(checked("tab b stack Other").codes == [801], "\(checked("tab b stack Other").report)")
    #expect(checked("tab b requires g stack Other").codes == [], "\(checked("tab b requires g stack Other").report)")
  }

  /// So the oracle sees it.
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
    let protected = Exploration(world, idiom: .phone).facts.protected
    #expect(protected.map(\.place.screen) == [1] && protected.allSatisfy { $0.place.isRoot && $0.place.spot == [1] }, "\(protected)")
  }
}
