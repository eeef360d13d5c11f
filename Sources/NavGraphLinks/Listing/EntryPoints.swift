import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The entry points of an app in source order: patterns of routes and aliases, and then entries.
package struct EntryPoints {
  private var matcher: LinkMatcher
  private let links: LinkSimulation
  private let graph: NavigationGraph
  private let lines: [LineTable]
  private let words: TargetDescription
  /// The remaining number of nodes of the trees in which links are followed. Each link starts the app with all of its tabs and columns, so
  /// without a limit, the time would grow with the product of links and tabs.
  private var nodeBudget: Int

  package init(for graph: NavigationGraph, places: Places, routes table: RouteTable, on idiom: Idioms, nodeBudget: Int = 3_000_000) {
    self.graph = graph
    self.nodeBudget = nodeBudget
    matcher = LinkMatcher(for: graph, routes: table)
    links = LinkSimulation(for: graph, places: places, on: idiom)
    lines = graph.files.map(LineTable.init)
    words = TargetDescription(for: graph)
  }

  /// Returns all entry points. Follows links until the budget is used up, so each instance can be used once.
  package mutating func list() -> [EntryPoint] {
    let examples = matcher.examples()
    var patterns = Array(graph.patterns.ids.filter { graph.patterns[$0].route.index < graph.routes.count })
    patterns.sort { (graph.patterns[$0].range, $0) < (graph.patterns[$1].range, $1) }
    return patterns.map { pattern(for: $0, example: examples[$0.index]) } + graph.entries.ids.map { entry(for: $0) }
  }

  /// Returns the file and the line, counted from 1, at which a range begins.
  package func place(of range: SourceRange) -> (file: String, line: Int) {
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return ("", 0) }
    return (graph.files[index].path, lines[index].position(at: range.start).line)
  }

  private mutating func pattern(for id: PatternID, example: Result<ExampleURL, ExampleURL.Missing>) -> EntryPoint {
    let pattern = graph.patterns[id]
    let route = graph.routes[pattern.route]
    var target: NavGraph.Target<Simulated>?
    if case .success(let url) = example, let matched = matcher.match(url.text) {
      target = links.target(of: matched)
    }
    let shown = follow(target, among: route.destinations, policy: graph.linkPolicy(own: route.links))
    let (file, line) = place(of: pattern.range)
    return EntryPoint(
      kind: .pattern(id), text: graph.text(of: pattern.text),
      aliasOf: pattern.alias == nil ? nil : route.patterns.first.map { graph.text(of: graph.patterns[$0].text) } ?? "",
      values: values(of: pattern), targets: words.targets(in: route.destinations, branches: route.branches),
      hosts: route.hosts.map(graph.text),
      schemes: route.schemes.map(graph.text),
      policy: graph.linkPolicy(own: route.links), expiry: graph.linkExpiry(own: route.expiry), hasOwnPolicy: route.links != nil,
      example: example,
      guards: shown.guards, state: shown.state, file: file, line: line)
  }

  /// Opens one link at the start of the app. A link that is shown at once doesn't wait for the guards of the start, so they aren't listed.
  private mutating func follow(
    _ target: NavGraph.Target<Simulated>?, among destinations: IDRange<Destination>, policy: App.LinkPolicy
  ) -> (guards: [String]?, state: [String]?) {
    guard nodeBudget > 0 else { return (nil, nil) }
    guard let opened = links.cold(for: target) else { return ([], []) }
    nodeBudget -= links.cost(of: opened)
    if opened.outcome == .unfinished { return (nil, nil) }
    let isAtOnce = destinations.contains { graph.isShownAtOnce(graph.destinations[$0], under: policy) }
    return ((isAtOnce ? opened.ownGuards : opened.guards).map(\.description), opened.path)
  }

  private mutating func entry(for id: EntryID) -> EntryPoint {
    let entry = graph.entries[id]
    var values: [ParameterID: Value] = [:]
    let payload = entry.parameters.map { id -> EntryPoint.Value in
      let parameter = graph.parameters[id]
      let type = graph.unwrapped(parameter.type)
      if let sample = SampleValue.texts(for: graph.text(of: parameter.name), as: type, in: graph).first {
        values[id] = Value(sample, as: type, in: graph)
      }
      return EntryPoint.Value(
        name: graph.text(of: parameter.name), type: graph.describe(type),
        isOptional: parameter.defaultValue != nil || type != parameter.type,
        place: .payload)
    }
    let shown = follow(links.target(of: id, with: values), among: entry.destinations, policy: graph.linkPolicy(own: entry.links))
    let (file, line) = place(of: entry.range)
    return EntryPoint(
      kind: .entry(id), text: graph.text(of: entry.identifier), values: payload,
      targets: words.targets(in: entry.destinations, branches: entry.branches),
      hosts: [], schemes: [],
      policy: graph.linkPolicy(own: entry.links), expiry: graph.linkExpiry(own: entry.expiry), hasOwnPolicy: entry.links != nil,
      guards: shown.guards, state: shown.state, file: file, line: line)
  }

  // MARK: Values

  private func values(of pattern: Pattern) -> [EntryPoint.Value] {
    func value(
      of id: ParameterID, in place: EntryPoint.Value.Place, isOptional: Bool, key: String? = nil, form: Name = .empty
    ) -> EntryPoint.Value {
      let parameter = graph.parameters[id]
      return EntryPoint.Value(
        name: graph.text(of: parameter.name), type: graph.describe(graph.unwrapped(parameter.type)), isOptional: isOptional, place: place,
        key: key, form: form == .empty ? nil : graph.text(of: form))
    }
    var values: [EntryPoint.Value] = []
    if let id = graph.routes[pattern.route].hostParameter { values.append(value(of: id, in: .host, isOptional: false)) }
    for part in graph.placeholders(of: pattern.segments) {
      switch part {
      case .placeholder(_, let id?, _, let isOptional, let form):
        values.append(value(of: id, in: .path, isOptional: isOptional, form: form))
      case .rest(let id?, _): values.append(value(of: id, in: .path, isOptional: false))
      default: break
      }
    }
    for item in graph.queryItems[pattern.query] {
      guard case .placeholder(_, let id?, _, _, let form) = item.value else { continue }
      values.append(value(of: id, in: .query, isOptional: !item.isRequired, key: graph.text(of: item.key), form: form))
    }
    if case .placeholder(_, let id?, _, let isOptional, let form)? = pattern.fragment {
      values.append(value(of: id, in: .fragment, isOptional: isOptional, form: form))
    }
    for constant in graph.arguments[pattern.constants] {
      var fixed = value(of: constant.parameter, in: .constant, isOptional: false)
      fixed.constant = graph.constantText(of: constant.value)
      values.append(fixed)
    }
    return values
  }
}
