import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Guards that walks meet: who has been asked already, and where a flow comes up.
@Suite struct GuardsOnWalksTests {
  private func expect(_ codes: [Int], in text: String, at location: SourceLocation = #_sourceLocation) {
    let checked = Checked(text)
    #expect(checked.codes == codes, "\(checked.report)", sourceLocation: location)
    for finding in checked.findings { expectWhole(finding, checked.source, at: location) }
  }

  /// However high a stack grows, its lowest screen lies beneath: nobody is asked for an equal one.
  @Test func theLowestScreenOfAStackThatGrows() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      guard member -> stack Form
      tabs Main { tab news "N" icon "n" stack News; tab mine "M" icon "m" stack Mine }
      screen News { title "N" }
      screen Mine requires member { title "M" }
      screen Thread { title "T"; on deeper -> push Thread; on mine -> push Mine }
      screen Form { title "F"; on later -> dismiss }
      entry shortcut "thread" -> mine / Mine / Thread

      """
    expect([804, 1101], in: text + "assert Thread within 1 of Form\n")
    // Where there are too many states to know them all, nothing is claimed of what links bring up.
    let loop = text.replacing("on later -> dismiss", with: "on later -> dismiss; on more -> present stack Form")
    expect([804, 602, 1105], in: loop + "assert Thread within 1 of Form\n")
    // Another one asks.
    let other = text.replacing("on mine -> push Mine", with: "on other -> push Other") + "screen Other requires member { title \"O\" }\n"
    expect([804], in: other + "assert Thread within 1 of Form\n")
  }

  private static let shop = """
    app A { platform iOS 16; scheme a; root Main }
    guard member -> stack Form
    tabs Main { tab orders "O" icon "o" stack Orders; tab news "N" icon "n" stack News }
    stack Lobby { root Welcome }
    screen Welcome { title "W" }
    screen Orders requires member { title "O"; on leave -> switch to Lobby }
    screen News { title "N" }
    screen Story { title "S"; back hidden; hides tabBar; on leave -> switch to Lobby }
    screen Form { title "F"; on done -> finish; on later -> dismiss }

    """

  /// A link that enters a root asks for what it names, not for the first tab that it goes past.
  @Test func aLinkGoesPastTheFirstTab() {
    expect([], in: Self.shop + "route \"/story\" -> Main / news / Story\nassert never Form after Welcome\n")
    expect([1103], in: Self.shop + "route \"/story\" -> Main / orders / Story\nassert never Form after Welcome\n")
  }

  /// What a root shows first has been shown with it, unless a link has gone past it.
  @Test func theFirstTabHasBeenShown() {
    expect([1104], in: Self.shop + "route \"/story\" -> Main / orders / Story\nassert News reaches Form\n")
    expect([], in: Self.shop + "route \"/news\" -> Main / news / Story\nroute \"/n\" -> Main / news\nassert News reaches Form\n")
  }

  /// A link's guard asks where the user is, and a link under `over` changes what lies beneath a modal: what goes shows that again.
  @Test func whatLinksPutBeneath() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      guard member -> Login
      modal Login { content stack Form }
      stack Main { root Home }
      screen Home { title "H"; on note -> present Note }
      screen Item { title "I" }
      screen Secret requires member { title "S" }
      screen Form { title "F"; on done -> finish }
      modal Note { content stack Text }
      screen Text { title "T" }
      route "/secret" -> Main / Secret

      """
    expect([], in: text + "route \"/item\" -> Main / Item\nassert Form reaches Item\n")
    expect([1104], in: text + "route \"/item\" -> Main / Item\nassert Text reaches Item\n")
    expect([], in: text + "route \"/item\" links over -> Main / Item\nassert Item within 1 of Text\n")
  }

  /// The flow of a guard that a link meets lies on whatever is up, and so does what follows its end.
  @Test func whatFollowsTheFlowOfALinksGuard() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      guard member -> Login
      modal Login { content stack Form }
      stack Main { root Home }
      screen Home { title "H"; on note -> present Note }
      screen Secret requires member { title "S" }
      screen Form { title "F"; on done -> finish; on later -> dismiss then push Later }
      screen Later { title "L" }
      modal Note { content Text }
      screen Text
      route "/secret" -> Main / Secret

      """
    expect([512], in: text)
    expect([], in: text.replacing("content Text", with: "content stack Text"))
    // A modal that blocks holds the link up.
    expect([607], in: text.replacing("content Text", with: "content Text; dismissal blocked"))
    expect([], in: text.replacing("route \"/secret\"", with: "route \"/secret\" links wait"))
  }

  /// A column that goes back to what is declared asks for it, once it has shown something else.
  @Test func aColumnThatIsCleared() {
    let text = """
      app A { platform iOS 16; root Desk on pad }
      guard member -> stack Form
      split Desk { sidebar stack Side; detail stack Inbox }
      screen Side { title "S"; on other -> show detail Other; on away -> clear detail }
      screen Inbox requires member { title "I" }
      screen Other { title "O" }
      screen Form { title "F"; on done -> finish; on later -> dismiss }
      assert never Form after Other

      """
    expect([1103], in: text)
    expect([601], in: text.replacing("on other -> show detail Other; ", with: ""))
  }

  /// Of Macs an app has not thought that doesn't name them.
  @Test func devicesThatNobodyNames() {
    let text = """
      app A { platform iOS 16; root stack Home; root stack Desk on pad }
      screen Home { title "H"; on note -> present Note }
      screen Desk { title "D" }
      modal Note { content stack Text; style overFullScreen on phone, pageSheet }
      screen Text { title "T"; on more -> push Text }
      assert Home within 1 of Text

      """
    expect([607, 1101], in: text)
  }

  /// What a link stops at is as declared: there is nothing to close.
  @Test func whatALinkStopsAt() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      stack Main { root Home }
      screen Home { title "H" }
      modal Note { content stack Text }
      screen Text { title "T"; on done -> dismiss then close }
      route "/note" -> Main / present Note

      """
    expect([520], in: text)
  }

  /// A modal that blocks holds a link up, also where there are too many states to know on what it lies.
  @Test func aModalThatBlocks() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      tabs Main { tab home "H" icon "h" stack Home; tab news "N" icon "n" stack News }
      screen Home { title "H"; on terms -> present Terms }
      screen News { title "N" }
      modal Terms { content stack Text; dismissal blocked }
      screen Text { title "T"; on news -> open "/news"; on more -> present Terms }
      route "/news" -> news
      assert News within 1 of Text

      """
    #expect(Checked(text).codes.contains(1101), "\(Checked(text).report)")
    let free = Checked(text.replacing("; dismissal blocked", with: ""))
    #expect(!free.codes.contains(1101), "\(free.report)")
  }

  /// In the oracle, too, an alert gives way to what a link presents.
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
    let states = Exploration(world, idiom: .phone).states
    #expect(states.contains { $0.units.map(\.content) == [.flow(0), .modal(0)] })
    #expect(!states.contains { $0.units.map(\.content) == [.flow(0), .alert(0), .modal(0)] }, "\(states)")
  }

  /// In the oracle, too, a link that needs the guard whose flow is up waits behind that flow.
  @Test func theOraclesLinksWaitBehindTheirFlow() {
    var world = World()
    world.screens = [World.Screen(), World.Screen(guards: [0]), World.Screen()]
    world.flows = [World.Flow(root: 0)]
    world.guards = [World.Guard(flow: .stack(2))]
    world.roots = [World.Root(content: .flow(0))]
    world.links = [World.Link(target: World.Target(path: [1]))]
    let states = Exploration(world, idiom: .phone).states
    #expect(states.contains { $0.units.map(\.content) == [.flow(0), .stack(2)] })
    #expect(!states.contains { $0.units.count > 2 }, "\(states)")
  }

  /// In the oracle, too, the guards of a root are asked on a device that its line is not for.
  @Test func theOraclesRootsAskOnEveryDevice() {
    var world = World()
    world.screens = [World.Screen(), World.Screen(events: [0])]
    world.bodies = [[.switchTo(.flow(0))]]
    world.events = [World.Event(branches: [World.Branch(body: 0)])]
    world.flows = [World.Flow(root: 0)]
    world.guards = [World.Guard()]
    world.roots = [World.Root(content: .flow(0), guards: [0], idiom: .phone), World.Root(content: .stack(1), idiom: .pad)]
    func isShown(avoiding guarded: Int?) -> Bool {
      Exploration(world, idiom: .pad, avoiding: guarded).states.contains { $0.units.map(\.content) == [.flow(0)] }
    }
    #expect(isShown(avoiding: nil))
    #expect(!isShown(avoiding: 0))
  }

  /// In the oracle, too, what takes the place of something has shown nothing yet, whatever that had shown.
  @Test func theOraclesModalsAreNew() {
    var world = World()
    world.screens = [World.Screen(events: [0]), World.Screen(events: [1])]
    world.bodies = [[.present(.split(0), style: nil, arms: nil)], [.dismiss, .present(.tabs(0), style: nil, arms: nil)]]
    world.events = [World.Event(branches: [World.Branch(body: 0)]), World.Event(branches: [World.Branch(body: 1)])]
    world.splits = [World.Split(columns: [.stack(1), .stack(1), .stack(1)])]
    world.tabSets = [World.Tabs(tabs: [World.Tab(content: .stack(1)), World.Tab(content: .stack(1))])]
    world.roots = [World.Root(content: .stack(0))]
    var simulator = Simulator(world, idiom: .pad)
    simulator.answers = Simulator.Answers()
    let columns = simulator.begin().flatMap { simulator.take(.event(0, at: At(unit: 0)), $0) }
    #expect(columns.first?.entered?.contains(At(unit: 1, spot: [2])) == true)
    let tabs = columns.flatMap { simulator.take(.event(1, at: At(unit: 1, spot: [0])), $0) }
    #expect(tabs.map(\.entered) == [[At(unit: 0), At(unit: 1), At(unit: 1, spot: [0])]])
  }
}
