import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSwift
import NavGraphSyntax

/// The goldens of an app: for every route and entry, the state after it is opened at the start, after a walk, and under a modal.
struct GoldenTable {
  private let lowering: SwiftGenerator
  private let graph: NavigationGraph
  private var names = NameScope(reserved: ["all", "start"])
  private var members: [Declaration] = []
  private var written: [String] = []
  /// The links without a golden, with the reasons.
  private var leftOut: [String] = []
  /// The titles of the links that open nothing.
  private var idle: Set<String> = []
  private var devices: [Device] = []
  /// The remaining number of nodes of the trees in which links are opened. Each link is opened in everything that its app contains at the
  /// start.
  private var room = 500_000

  /// A kind of device with a root.
  private struct Device {
    let idiom: Idioms
    let root: RootID?
    let links: LinkSimulation
    let warm: WarmStart
    let covered: Simulator?
  }

  init(lowering: SwiftGenerator) {
    self.lowering = lowering
    graph = lowering.graph
    let tables = Tables(lowering.lowered)
    for (_, idiom) in Idioms.words {
      // The tests open links in a scene without a window.
      let links = LinkSimulation(with: tables, on: idiom, inWindow: false)
      guard let warm = WarmStart(of: links) else { continue }
      // Only modals that something presents have a case.
      let hasCover = warm.cover.map { lowering.naming.presentableIndex[$0.id] != nil } ?? false
      devices.append(Device(idiom: idiom, root: graph.root(on: idiom), links: links, warm: warm, covered: hasCover ? warm.covered : nil))
    }
  }

  /// Returns the file, for tests of the module with that name.
  mutating func file(module: String) -> SwiftFile {
    writeRoutes()
    writeEntries()
    let all = VariableDescription(
      doc: ["All goldens."] + leftOut, name: "all", type: "[" + lowering.suite + ".Golden]", modifiers: ["static"],
      getter: [.return(.array(written.map { .code($0) }))])
    let table = TypeDescription(
      doc: ["The targets of the links of \(swiftComment(lowering.naming.app))."], kind: .enum, name: "LinkGoldens",
      modifiers: ["nonisolated"],
      members: [.variable(all), .function(start())] + members)
    var file = lowering.file(
      named: lowering.suite, imports: ["Testing"] + lowering.testImports,
      declarations: [
        .type(suite()),
        .type(TypeDescription(kind: .extension, name: lowering.naming.app, modifiers: ["nonisolated"], members: [.type(table)])),
      ])
    file.tested = lowering.tested(module: module)
    return file
  }

  /// Returns the suite, with a test for each way in which a golden is tried.
  private func suite() -> TypeDescription {
    let app = lowering.naming.app
    func test(named name: String, doc what: String, isAsync: Bool = true) -> Declaration {
      let found = isAsync ? "await trial(golden)." + name + "()" : "golden.misread"
      return .function(
        FunctionDescription(
          doc: [what], name: name, modifiers: ["@Test(arguments: \(app).LinkGoldens.all)"],
          parameters: [ParameterDescription(label: "_", name: "golden", type: "Golden")], isAsync: isAsync,
          body: [.expression(.code("#expect(" + found + " == [])"))]))
    }
    return TypeDescription(
      doc: [
        "Compares the targets of the links of \(swiftComment(app)) with `LinkGoldens`. A test fails if a link leads elsewhere than before.",
        "",
        "If the change is intended, `\(Executable.name) generate --tests` writes the new targets, and the diff shows which links changed.",
      ], kind: .struct, name: lowering.suite, modifiers: ["@MainActor", "@Suite"],
      members: [
        .alias(TypealiasDescription(name: "Golden", type: "NavGraph.LinkTests<\(app).Graph>.Golden")),
        .alias(TypealiasDescription(name: "Start", type: "NavGraph.LinkTests<\(app).Graph>.Start")),
        test(named: "reads", doc: "Each URL is parsed as the route, and so is the URL of the route.", isAsync: false),
        test(named: "cold", doc: "The link starts the app."), test(named: "warm", doc: "The app runs, and each tab has a screen on top."),
        test(named: "covered", doc: "A modal is presented, too."),
        test(named: "refused", doc: "Each guard of the link fails."),
        .function(
          FunctionDescription(
            name: "trial", parameters: [ParameterDescription(label: "_", name: "golden", type: "Golden")],
            returns: "NavGraph.LinkTests<\(app).Graph>.Trial",
            isPrivate: true,
            body: [
              .return(.code("NavGraph.LinkTests<\(app).Graph>.Trial(golden, from: \(app).LinkGoldens.start(on: golden.idiom))"))
            ])),
      ])
  }

  // MARK: Starts of warm links

  private func start() -> FunctionDescription {
    var cases = devices.dropFirst().compactMap { device -> SwitchCaseDescription? in
      guard device.root != devices[0].root else { return nil }
      return SwitchCaseDescription(patterns: lowering.idioms(in: device.idiom), body: [.return(start(on: device))])
    }
    if let first = devices.first { cases.append(SwitchCaseDescription(patterns: [], body: [.return(start(on: first))])) }
    let body: [Statement] = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription(over: "idiom", cases: cases))]
    return FunctionDescription(
      doc: ["The guards at the start of the app, the state in which warm links are opened, and the modal of `covered`."], name: "start",
      modifiers: ["static"],
      parameters: [ParameterDescription(label: "on", name: "idiom", type: "NavGraph.Idiom")], returns: lowering.suite + ".Start", body: body
    )
  }

  private func start(on device: Device) -> ExpressionDescription {
    let steps = device.warm.steps.compactMap { step -> ExpressionDescription? in
      switch step {
      case .select(let tabs, let index, _):
        .dot(
          "select",
          with: [
            ArgumentDescription(label: nil, value: lowering.container(for: tabs.id)),
            ArgumentDescription(label: nil, value: .code(lowering.position(at: index, in: tabs.id))),
          ])
      case .push(let screen): .dot("push", with: [ArgumentDescription(label: nil, value: lowering.goldenScreen(for: screen))])
      default: nil
      }
    }
    let cover = device.covered?.tree.modals.last.map {
      ExpressionDescription.dot("present", with: [ArgumentDescription(label: nil, value: lowering.goldenModal(for: $0.modal))])
    }
    return .dot(
      "init",
      with: [
        ArgumentDescription(label: "asks", value: .array(device.links.startGuards.map { lowering.goldenGuard(for: $0) })),
        ArgumentDescription(label: "walk", value: .array(steps)), ArgumentDescription(label: "cover", value: cover ?? .code("nil")),
      ])
  }

  // MARK: Routes and entries

  private mutating func writeRoutes() {
    var matcher = LinkMatcher(for: graph, routes: lowering.routes)
    let examples = matcher.examples()
    var patterns = [[PatternID]](repeating: [], count: graph.routes.count)
    for id in graph.patterns.ids where graph.patterns[id].route.index < graph.routes.count {
      patterns[graph.patterns[id].route.index].append(id)
    }
    for route in graph.routes.ids {
      // Patterns whose examples have the same values share a golden.
      var groups: [(pattern: PatternID, values: [ParameterID: Value], urls: [String])] = []
      for pattern in patterns[route.index] {
        guard case .success(let example) = examples[pattern.index], let matched = matcher.match(example.text)
        else {
          leftOut.append("`" + graph.text(of: graph.patterns[pattern].text) + "` is left out: there is no example of it.")
          continue
        }
        let values = matched.values(in: graph)
        if let index = groups.firstIndex(where: { $0.values == values }) {
          groups[index].urls.append(example.text)
        } else {
          groups.append((pattern, values, [example.text]))
        }
      }
      for group in groups {
        let value = graph.routes[route]
        let link = Link(
          name: lowering.naming.routes[route.index], title: graph.text(of: graph.patterns[group.pattern].text), urls: group.urls,
          destinations: value.destinations, parameters: value.parameters)
        write(link, with: group.values) { $0.target(of: route, with: group.values) }
      }
    }
  }

  private mutating func writeEntries() {
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      let samples = LinkSimulation.samples(of: entry.parameters, in: graph)
      let values = Dictionary(zip(entry.parameters, samples)) { first, _ in first }
      let link = Link(
        name: lowering.naming.entries[id.index], title: entry.kind.rawValue + " " + graph.text(of: entry.identifier), urls: nil,
        destinations: entry.destinations, parameters: entry.parameters)
      write(link, with: values) { $0.target(of: id, with: values) }
    }
  }

  /// A pattern of a route, or an entry.
  private struct Link {
    /// The name of the route or entry in generated Swift.
    var name: String
    var title: String
    /// The URLs that open a route with the same values; nil for an entry.
    var urls: [String]?
    var destinations: IDRange<Destination>
    var parameters: IDRange<Parameter>
  }

  /// Adds a golden for each kind of device on which the link has another target.
  private mutating func write(
    _ link: Link, with values: [ParameterID: Value], target: (LinkSimulation) -> NavGraph.Target<Simulated>?
  ) {
    let (title, parameters) = (link.title, link.parameters)
    let arguments = parameters.map { values[$0] ?? .unknown }
    guard arguments.allSatisfy(\.isKnown) else {
      leftOut.append("`\(title)` is left out: it carries a value of a type that your app defines.")
      return
    }
    var seen: [(RootID?, [DestinationID], [Int])] = []
    for device in devices {
      let idiom = device.idiom
      let possible = graph.possibleDestinations(among: link.destinations, on: idiom)
      let place = (device.root, possible, possible.flatMap { graph.variants(presentedBy: $0, on: idiom) })
      guard !place.1.isEmpty, !seen.contains(where: { $0 == place }) else { continue }
      seen.append(place)
      guard room > 0 else {
        leftOut.append("`\(title)` is left out: there are too many links in too many tabs and columns.")
        return
      }
      guard let target = target(device.links), let cold = device.links.cold(for: target) else { continue }
      room -= device.links.cost(of: cold)
      if cold.outcome == .nothing, idle.insert(title).inserted {
        leftOut.append("`\(title)` is left out: it opens nothing if conditions are false.")
      }
      guard cold.outcome == .opened || cold.outcome == .unfinished else { continue }
      guard let found = golden(of: target, cold: cold, on: device) else {
        leftOut.append("`\(title)` is left out: it has too many guards and steps to be followed to its end.")
        continue
      }
      var list = [ArgumentDescription(label: nil, value: .string(title))]
      if let urls = link.urls { list.append(ArgumentDescription(label: nil, value: .array(urls.map { .string($0) }))) }
      let type = link.urls == nil ? "Entry" : "Route"
      list.append(
        ArgumentDescription(
          label: nil, value: lowering.made(named: link.name, parameters: parameters, arguments: arguments, isComplete: true).of(type)))
      if idiom != .phone { list.append(ArgumentDescription(label: "on", value: .code(lowering.idioms(in: idiom)[0]))) }
      let name = names.claim(link.name + (idiom == .phone ? "" : "On" + upperCamel(String(lowering.idioms(in: idiom)[0].dropFirst()))))
      written.append(name)
      members.append(
        .variable(
          VariableDescription(
            doc: ["`" + title + "`: " + swiftComment(cold.path.joined(separator: " / "))], name: name,
            type: lowering.suite + ".Golden", modifiers: ["static"],
            getter: [.return(.dot(link.urls == nil ? "entry" : "route", with: list + found))])))
    }
  }

  /// Returns the arguments of a golden: the states after the link at the start, later, and under a modal, or nil if one of them isn't
  /// followed to its end.
  private func golden(of target: NavGraph.Target<Simulated>, cold: OpenedLink, on device: Device) -> [ArgumentDescription]? {
    let warm = device.links.warm(for: target, in: device.warm.app)
    let covered = device.covered.flatMap { device.links.warm(for: target, in: $0) }
    if [cold, warm, covered].contains(where: { $0?.outcome == .unfinished }) { return nil }
    let asks = cold.ownGuards
    var list: [ArgumentDescription] = []
    func add(label: String, value: ExpressionDescription) { list.append(ArgumentDescription(label: label, value: value)) }
    add(label: "cold", value: lowering.shown(in: cold.app.tree))
    if !asks.isEmpty { add(label: "asks", value: .array(asks.map { lowering.goldenGuard(for: $0) })) }
    if let warm {
      add(label: "warm", value: after(warm, cold: cold))
      if warm.guards != asks { add(label: "warmAsks", value: .array(warm.guards.map { lowering.goldenGuard(for: $0) })) }
    }
    guard let covered else { return list }
    add(label: "covered", value: after(covered, cold: cold))
    // A waiting link evaluates its guards after the modal has been dismissed.
    if case .parked = covered.outcome { return list }
    if covered.guards != asks { add(label: "coveredAsks", value: .array(covered.guards.map { lowering.goldenGuard(for: $0) })) }
    return list
  }

  private func after(_ link: OpenedLink, cold: OpenedLink) -> ExpressionDescription {
    switch link.outcome {
    case .rejected, .dropped, .nothing, .unfinished: return .code(".unchanged")
    case .parked: return .code(".waits")
    case .opened:
      let shown = lowering.shown(in: link.app.tree)
      return shown == lowering.shown(in: cold.app.tree)
        ? .code(".same") : .dot("shows", with: [ArgumentDescription(label: nil, value: shown)])
    }
  }
}
