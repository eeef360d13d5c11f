import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A simulation that opens links on one kind of device, as the start of the app or while it runs.
///
/// `Simulator` runs the shipped runtime on the graph and determines the effect of a link. All guards succeed, and every dismissal is
/// confirmed.
package struct LinkSimulation: Sendable {
  package let tables: Tables
  package let idiom: NavGraph.Idiom
  /// The app after a start without a link, or nil if it has no root.
  package let start: Simulator?
  /// The number of nodes in the tree of `start`.
  private let size: Int
  /// The guards that are evaluated before the root is shown first.
  package let startGuards: [Simulated.Guard]
  /// The launched app, before it is connected to a scene.
  private let launched: Simulator?
  /// Whether a link that starts the app finds the same tree as one that comes to the running app.
  private let isLaunchedAsItRuns: Bool
  /// Whether a split shows only one column.
  private let isNarrow: Bool

  /// Starts the app.
  ///
  /// - Parameter inWindow: Whether the app is in a window. Otherwise its width is unknown, and splits show all of their columns.
  package init(with tables: Tables, on idiom: Idioms = .phone, inWindow: Bool = true) {
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

  package init(for graph: NavigationGraph, places: Places, on idiom: Idioms = .phone) {
    self.init(with: Tables(for: graph, places: places), on: idiom)
  }

  // MARK: Entry points

  /// Returns the target of a URL.
  package func target(of matched: Matched) -> NavGraph.Target<Simulated>? {
    target(of: matched.route, with: matched.values(in: tables.graph))
  }

  package func target(of route: RouteID, with values: [ParameterID: Value]) -> NavGraph.Target<Simulated>? {
    start?.target(of: route, with: values)
  }

  package func target(of entry: EntryID, with values: [ParameterID: Value]) -> NavGraph.Target<Simulated>? {
    start?.target(of: entry, with: values)
  }

  /// Returns the branch of a link that is taken if all conditions are false.
  package func branch(of target: NavGraph.Target<Simulated>?) -> Int? {
    guard let target, let start else { return nil }
    return target.branches.firstIndex { $0.test?.evaluate(start.answers.holds) ?? true }
  }

  /// Returns example values for the parameters of an entry. Those of extern types are unknown.
  package static func samples(of parameters: IDRange<Parameter>, in graph: NavigationGraph) -> [Value] {
    SampleValue.values(of: parameters, in: graph)
  }

  // MARK: Opening

  /// The cost of following a link: the number of nodes of the app, and the square of the number of the link's guards.
  package func cost(of link: OpenedLink) -> Int { size + link.ownGuards.count * link.ownGuards.count }

  /// Opens a link that starts the app.
  package func cold(for target: NavGraph.Target<Simulated>?) -> OpenedLink? {
    guard let target, let start, var app = launched else { return nil }
    app.connect(opening: target)
    return opened(for: target, in: app, from: start, asked: Array(app.asked.dropFirst(startGuards.count)))
  }

  /// Opens a link as the start of the app and in the running app. This is one run if the steps and the tree are the same.
  package func opened(for target: NavGraph.Target<Simulated>?) -> (cold: OpenedLink?, warm: OpenedLink?, isOneRun: Bool) {
    let cold = cold(for: target)
    guard isLaunchedAsItRuns, let cold, target?.isSameAtStart == true else { return (cold, warm(for: target), false) }
    return (cold, cold.withoutStart, true)
  }

  /// Opens a link after another one, or in the app as it starts if `link` is nil.
  package func warm(for target: NavGraph.Target<Simulated>?, after link: OpenedLink? = nil) -> OpenedLink? {
    (link?.app ?? start).flatMap { warm(for: target, in: $0) }
  }

  /// Opens a link in a running app.
  package func warm(for target: NavGraph.Target<Simulated>?, in running: Simulator) -> OpenedLink? {
    guard let target else { return nil }
    var app = running
    app.open(target)
    return opened(for: target, in: app, from: running, asked: app.asked)
  }

  private func opened(
    for target: NavGraph.Target<Simulated>, in app: Simulator, from before: Simulator, asked: [Simulated.Guard]
  ) -> OpenedLink {
    var shown = app
    if isNarrow { shown.collapse() }
    return OpenedLink(
      outcome: outcome(of: target, in: app, from: before), app: shown, guards: unique(app.asked), ownGuards: unique(asked),
      dismissed: app.ended
    )
  }

  private func unique(_ guards: [Simulated.Guard]) -> [Simulated.Guard] {
    guard guards.count > 1 else { return guards }
    var seen: Set<Simulated.Guard> = []
    return guards.filter { seen.insert($0).inserted }
  }

  private func outcome(of target: NavGraph.Target<Simulated>, in app: Simulator, from before: Simulator) -> OpenedLink.Outcome {
    guard target.chosen(where: app.answers.holds) != nil else { return .nothing }
    if app.driver.isExhausted { return .unfinished }
    let policy = target.resolved(on: idiom).policy
    let isCovered = !before.tree.modals.isEmpty
    if let modal = app.modalInTheWay { return .parked(behind: modal) }
    if app.dropped.isEmpty { return .opened }
    return policy == .reject && isCovered ? .rejected : .dropped
  }
}
