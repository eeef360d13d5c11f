import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// Opens links on one kind of device: as the start of the app, or while it runs.
///
/// What a link does is told by the run time that apps ship, which `Simulator` gives the graph: nothing here knows it. All guards say yes, and
/// what wants to be asked whether it may go agrees.
package struct LinkSimulation: Sendable {
  package let tables: Tables
  package let idiom: NavGraph.Idiom
  /// The app as it starts without a link; nil without a root.
  package let start: Simulator?
  /// The nodes of the tree that every link begins in.
  private let size: Int
  /// What is asked before the root is shown first.
  package let startGuards: [Simulated.Guard]
  /// The app that is still to be told what it is started for.
  private let launched: Simulator?
  /// Where a link finds the app that it starts is where it finds the app that runs.
  private let isLaunchedAsItRuns: Bool
  /// There is room for one column of a split.
  private let isNarrow: Bool

  /// Without a window nothing says how much room there is: splits show all of their columns.
  package init(_ tables: Tables, on idiom: Idioms = .phone, inWindow: Bool = true) {
    self.tables = tables
    self.idiom = idiom.each.first ?? .phone
    isNarrow = inWindow && self.idiom == .phone
    let hasRoot = tables.graph.root(on: idiom) != nil
    launched = hasRoot ? Simulator(launching: tables, on: self.idiom) : nil
    var app = launched
    app?.connect()
    startGuards = app?.asked ?? []
    if isNarrow { app?.collapse() }
    start = app
    var size = 1
    app?.tree.root.walk({ $0.children }) { _ in size += 1 }
    self.size = size
    isLaunchedAsItRuns = launched?.tree == app?.tree
  }

  package init(_ graph: NavigationGraph, _ places: Places, on idiom: Idioms = .phone) { self.init(Tables(graph, places), on: idiom) }

  // MARK: Ways in

  /// Where a URL leads.
  package func target(_ matched: Matched) -> NavGraph.Target<Simulated>? { target(matched.route, matched.values(in: tables.graph)) }

  package func target(_ route: RouteID, _ values: [ParameterID: Value]) -> NavGraph.Target<Simulated>? { start?.target(route, values) }

  package func target(_ entry: EntryID, _ values: [ParameterID: Value]) -> NavGraph.Target<Simulated>? { start?.target(entry, values) }

  /// Of a link with branches, the one that is taken where conditions say no; nil where none is.
  package func branch(_ target: NavGraph.Target<Simulated>?) -> Int? {
    guard let target, let start else { return nil }
    return target.branches.firstIndex { $0.test?.evaluate(start.answers.holds) ?? true }
  }

  /// Values that an example of an entry carries, one for each parameter; unknown for a type of the app's own.
  package static func samples(of parameters: IDRange<Parameter>, in graph: NavigationGraph) -> [Value] {
    SampleValue.values(of: parameters, in: graph)
  }

  // MARK: Opening them

  /// The cost of following a link, in nodes: every node of the app, and for each question every question of the link.
  package func cost(of link: OpenedLink) -> Int { size + link.ownGuards.count * link.ownGuards.count }

  /// The link starts the app.
  package func cold(_ target: NavGraph.Target<Simulated>?) -> OpenedLink? {
    guard let target, let start, var app = launched else { return nil }
    app.connect(opening: target)
    return opened(target, app, from: start, asked: Array(app.asked.dropFirst(startGuards.count)))
  }

  /// The link starts the app, and it comes to the app as it starts. That is one run where nothing can tell them apart: the same steps, taken
  /// from the same tree.
  package func opened(_ target: NavGraph.Target<Simulated>?) -> (cold: OpenedLink?, warm: OpenedLink?, isOneRun: Bool) {
    let cold = cold(target)
    guard isLaunchedAsItRuns, let cold, target?.isSameAtStart == true else { return (cold, warm(target), false) }
    return (cold, cold.withoutStart, true)
  }

  /// The link comes where another has led; nil: to the app as it starts.
  package func warm(_ target: NavGraph.Target<Simulated>?, after link: OpenedLink? = nil) -> OpenedLink? {
    (link?.app ?? start).flatMap { warm(target, in: $0) }
  }

  /// The link comes to a running app.
  package func warm(_ target: NavGraph.Target<Simulated>?, in running: Simulator) -> OpenedLink? {
    guard let target else { return nil }
    var app = running
    app.open(target)
    return opened(target, app, from: running, asked: app.asked)
  }

  private func opened(
    _ target: NavGraph.Target<Simulated>, _ app: Simulator, from before: Simulator, asked: [Simulated.Guard]
  ) -> OpenedLink {
    var shown = app
    if isNarrow { shown.collapse() }
    return OpenedLink(
      outcome: outcome(of: target, app, from: before), app: shown, guards: unique(app.asked), ownGuards: unique(asked), dismissed: app.ended
    )
  }

  private func unique(_ guards: [Simulated.Guard]) -> [Simulated.Guard] {
    guard guards.count > 1 else { return guards }
    var seen: Set<Simulated.Guard> = []
    return guards.filter { seen.insert($0).inserted }
  }

  private func outcome(of target: NavGraph.Target<Simulated>, _ app: Simulator, from before: Simulator) -> OpenedLink.Outcome {
    guard target.chosen(where: app.answers.holds) != nil else { return .nothing }
    if app.driver.isExhausted { return .unfinished }
    let policy = target.resolved(on: idiom).policy
    let isCovered = !before.tree.modals.isEmpty
    if let modal = app.modalInTheWay { return .parked(behind: modal) }
    if app.dropped.isEmpty { return .opened }
    return policy == .reject && isCovered ? .rejected : .dropped
  }
}
