import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import Testing

/// Opens links of the samples and the corpus in the shipped reducer, from the initial root and
/// after every other link. The result must be one that the checker's `Walker` allows.
@Suite struct LinkSimulationTests {
  enum WayIn: Hashable {
    case route(RouteID)
    case entry(EntryID)
  }

  @Test(arguments: SourceApp.names) func isAllowed(name: String) throws {
    guard let app = try SourceApp(named: name, isChecked: false) else { return }
    let (graph, places) = (app.graph, app.places)
    let tables = Tables(for: graph, places: places)
    let ways = graph.routes.ids.map { WayIn.route($0) } + graph.entries.ids.map { WayIn.entry($0) }
    for idiom in NavGraph.Idiom.allCases where graph.root(on: idiom.idioms) != nil {
      for isCollapsed in [false, true] {
        let scene = Scene(
          walker: AbstractInterpreter(of: graph, in: places, idiom: idiom.idioms, isCollapsed: isCollapsed), tables: tables, on: idiom)
        guard let fresh = scene.fresh() else {
          Issue.record("\(name) on \(idiom): the checker knows no such start")
          continue
        }
        let befores = ways.compactMap { way in scene.open(way, value: "1", after: "the start", in: fresh).map { ("\(way)", $0) } }
        for (before, app) in befores.prefix(40) { for way in ways { _ = scene.open(way, value: "2", after: before, in: app) } }
      }
    }
  }

  /// An app in the reducer, and the states of the checker that it may be in.
  private struct App {
    var simulator: NavGraphSimulator.Simulator
    var states: [State]
  }

  private struct Scene {
    let walker: AbstractInterpreter
    let abstraction: Abstraction
    let tables: Tables
    let idiom: NavGraph.Idiom

    init(walker: AbstractInterpreter, tables: Tables, on idiom: NavGraph.Idiom) {
      self.walker = walker
      self.tables = tables
      self.idiom = idiom
      abstraction = Abstraction(of: walker)
    }

    func fresh() -> App? {
      var simulator = NavGraphSimulator.Simulator(for: tables, on: idiom)
      if walker.isCollapsed { simulator.collapse() }
      guard let shown = abstraction.outline(of: simulator.tree) else { return nil }
      let states = walker.starts().map(\.state).filter { abstraction.outline(of: $0) == shown }
      return states.isEmpty ? nil : App(simulator: simulator, states: states)
    }

    /// Opens a link or an entry in both. Returns nil if it leads nowhere or waits. All values are `value`. `Walker`
    /// ignores values, and two screens of one kind are never equal in it, so each link has another value.
    func open(_ way: WayIn, value: String, after before: String, in app: App) -> App? {
      func values(for parameters: IDRange<Parameter>) -> [ParameterID: Value] { parameters.reduce(into: [:]) { $0[$1] = .string(value) } }
      var simulator = app.simulator
      let strides: [StateTransition]
      let hasBranches: Bool
      switch way {
      case .route(let id):
        hasBranches = !tables.graph.routes[id].branches.isEmpty
        strides = app.states.flatMap { walker.open(id, from: $0) }
        simulator.open(id, with: values(for: tables.graph.routes[id].parameters))
      case .entry(let id):
        hasBranches = !tables.graph.entries[id].branches.isEmpty
        strides = app.states.flatMap { walker.open(id, from: $0) }
        simulator.enter(id, with: values(for: tables.graph.entries[id].parameters))
      }
      let isOpened = !simulator.linkWaits && simulator.dropped.isEmpty
      if walker.isCollapsed { simulator.collapse() }
      let said = "\(way) after \(before) on \(idiom), \(walker.isCollapsed ? "collapsed" : "wide"): \(simulator)"
      // The checker allows any answer of conditions.
      #expect(isOpened != strides.isEmpty || hasBranches && !isOpened, "\(said)")
      guard isOpened else { return nil }
      guard let shown = abstraction.outline(of: simulator.tree) else {
        Issue.record("\(said) is a place that is not known")
        return nil
      }
      let states = strides.map(\.state).filter { abstraction.outline(of: $0) == shown }
      #expect(!states.isEmpty, "\(said) is not among \(strides.map { "\(abstraction.outline(of: $0.state))" })")
      return states.isEmpty ? nil : App(simulator: simulator, states: states)
    }

  }
}
