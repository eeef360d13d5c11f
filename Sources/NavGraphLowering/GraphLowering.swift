import NavGraphModel
import NavGraphSyntax

/// Lowers the tables of a graph to `Lowered` values.
final class GraphLowering {
  /// The terms that replace the parameters of a container where it is created.
  typealias Bindings = [ParameterID: Term]

  let graph: NavigationGraph
  let slots: SlotContents
  let results: Results
  var continuations = Table<Lowered.Continuation>()
  let guardFlows: Set<Content>
  /// The tabs with content, indexed by tab bar.
  let contentTabs: [[TabID]]
  /// The position of each tab among the tabs with content of its tab bar.
  let tabPositions: [TabID: Int]
  /// The first tab with content of each name, for each tab bar that has one.
  let tabsByName: [Name: [(tabs: TabsID, index: Int)]]
  /// The first page of each content, for each pager that has one.
  let pagesByContent: [Content: [(pages: PagesID, index: Int)]]

  init(_ graph: NavigationGraph, places: Places) {
    self.graph = graph
    slots = SlotContents(in: graph, places: places)
    results = Results(in: graph, places: places)
    guardFlows = Set(graph.guards.compactMap { $0.flow.map { graph.instances[$0].content } })
    contentTabs = graph.tabSets.ids.map { graph.contentTabs(of: $0) }
    var positions: [TabID: Int] = [:]
    var byName: [Name: [(tabs: TabsID, index: Int)]] = [:]
    for (set, tabs) in zip(graph.tabSets.ids, contentTabs) {
      for (index, tab) in tabs.enumerated() {
        positions[tab] = index
        let name = graph.tabs[tab].declared.name
        if byName[name]?.last?.tabs != set { byName[name, default: []].append((set, index)) }
      }
    }
    var byContent: [Content: [(pages: PagesID, index: Int)]] = [:]
    for set in graph.pageSets.ids {
      for (index, page) in graph.pageSets[set].pages.enumerated() {
        let content = graph.instances[graph.pages[page].instance].content
        if byContent[content]?.last?.pages != set { byContent[content, default: []].append((set, index)) }
      }
    }
    (tabPositions, tabsByName, pagesByContent) = (positions, byName, byContent)
  }

  func firstIndex(of set: TabsID) -> Int { graph.firstTab(of: set).flatMap { tabPositions[$0] } ?? 0 }

  func arguments(of run: IDRange<Argument>, with bindings: Bindings = [:]) -> [Lowered.Argument] {
    GraphLowering.arguments(of: run, with: bindings, in: graph)
  }

  static func arguments(of run: IDRange<Argument>, with bindings: Bindings, in graph: NavigationGraph) -> [Lowered.Argument] {
    graph.arguments[run].sorted { $0.parameter < $1.parameter }.map { argument in
      let type = graph.parameters[argument.parameter].type
      return Lowered.Argument(parameter: argument.parameter, value: Term(argument.value, as: type, in: graph, with: bindings))
    }
  }

  static func made(from instance: InstanceID, in graph: NavigationGraph) -> Lowered.Made<Content> {
    Lowered.Made(graph.instances[instance].content, arguments: arguments(of: graph.instances[instance].arguments, with: [:], in: graph))
  }

  func screen(of instance: InstanceID, with bindings: Bindings = [:]) -> Lowered.Made<ScreenID>? {
    guard case .screen(let id) = graph.instances[instance].content else { return nil }
    return Lowered.Made(id, arguments: arguments(of: graph.instances[instance].arguments, with: bindings))
  }

  func presented(by instance: InstanceID, with bindings: Bindings = [:]) -> Lowered.Made<Content>? {
    let content = graph.instances[instance].content
    return content == .unknown ? nil : Lowered.Made(content, arguments: arguments(of: graph.instances[instance].arguments, with: bindings))
  }

  /// Returns the style with which a step presents content, or nil for the style of its sheet. The sheet
  /// of a guard flow without a modal is full screen, but a step presents such content with `.automatic`.
  func style(_ style: Style?, for content: Content) -> Style? {
    switch content {
    case .modal, .alert, .unknown: style
    case .screen, .stack, .tabs, .split, .pages: style ?? (guardFlows.contains(content) ? .automatic : nil)
    }
  }

  /// Returns the root content of an instance, or nil if it can't be a root: only screens and containers can.
  func root(of instance: InstanceID, with bindings: Bindings = [:]) -> Lowered.Made<Content>? {
    switch graph.instances[instance].content {
    case .screen, .stack, .tabs, .split, .pages: presented(by: instance, with: bindings)
    case .modal, .alert, .unknown: nil
    }
  }

  /// Returns the values of a container's parameters for these arguments. Defaults replace missing arguments.
  func bindings(of parameters: IDRange<Parameter>, from run: IDRange<Argument>, outer: Bindings = [:]) -> Bindings {
    var inner: Bindings = [:]
    for id in parameters {
      guard let fallback = graph.parameters[id].defaultValue else { continue }
      inner[id] = Term(fallback, as: graph.parameters[id].type, in: graph)
    }
    for argument in arguments(of: run, with: outer) { inner[argument.parameter] = argument.value }
    return inner
  }

  // MARK: Roots and presentable content

  func roots() -> [Content] {
    let all =
      graph.roots.compactMap { root(of: $0.instance)?.subject }
      + graph.steps.compactMap { step in
        switch step.action {
        case .switchTo(let instance), .openWindow(let instance): root(of: instance)?.subject
        default: nil
        }
      }
    return unique(all)
  }

  func presentables() -> [Content] {
    func content(of instance: InstanceID) -> Content? { presented(by: instance)?.subject }
    var all: [Content] = graph.modals.ids.map { .modal($0) }
    all += graph.alerts.ids.map { .alert($0) }
    all += graph.guards.compactMap { $0.flow.flatMap(content) }
    all += graph.steps.compactMap { if case .present(let instance, _) = $0.action { content(of: instance) } else { nil } }
    all += graph.destinationSteps.compactMap { if case .present(let instance, _) = $0.kind { content(of: instance) } else { nil } }
    return unique(all)
  }

  private func unique(_ all: [Content]) -> [Content] {
    var seen: Set<Content> = []
    return all.filter { seen.insert($0).inserted }
  }
}
