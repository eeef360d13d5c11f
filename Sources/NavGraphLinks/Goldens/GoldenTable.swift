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

  init(_ lowering: SwiftGenerator) {
    self.lowering = lowering
    graph = lowering.graph
    let tables = Tables(lowering.lowered)
    for (_, idiom) in Idioms.words {
      // The tests open links in a scene without a window.
      let links = LinkSimulation(tables, on: idiom, inWindow: false)
      guard let warm = WarmStart(links) else { continue }
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
      doc: ["All goldens."] + leftOut, "all", "[" + lowering.suite + ".Golden]", modifiers: ["static"],
      getter: [.return(.array(written.map { .code($0) }))])
    let table = TypeDescription(
      doc: ["The targets of the links of \(swiftComment(lowering.naming.app))."], .enum, "LinkGoldens", modifiers: ["nonisolated"],
      members: [.variable(all), .function(start())] + members)
    var file = lowering.file(
      lowering.suite, imports: ["Testing"] + lowering.testImports,
      [
        .type(suite()), .type(TypeDescription(.extension, lowering.naming.app, modifiers: ["nonisolated"], members: [.type(table)])),
      ])
    file.tested = lowering.tested(module)
    return file
  }

  /// Returns the suite, with a test for each way in which a golden is tried.
  private func suite() -> TypeDescription {
    let app = lowering.naming.app
    func test(_ name: String, _ what: String, isAsync: Bool = true) -> Declaration {
      let found = isAsync ? "await trial(golden)." + name + "()" : "golden.misread"
      return .function(
        FunctionDescription(
          doc: [what], name, modifiers: ["@Test(arguments: \(app).LinkGoldens.all)"],
          parameters: [ParameterDescription(label: "_", "golden", "Golden")], isAsync: isAsync,
          body: [.expression(.code("#expect(" + found + " == [])"))]))
    }
    return TypeDescription(
      doc: [
        "Compares the targets of the links of \(swiftComment(app)) with `LinkGoldens`. A test fails if a link leads elsewhere than before.",
        "",
        "If the change is intended, `\(Executable.name) generate --tests` writes the new targets, and the diff shows which links changed.",
      ], .struct, lowering.suite, modifiers: ["@MainActor", "@Suite"],
      members: [
        .alias(TypealiasDescription("Golden", "NavGraph.LinkTests<\(app).Graph>.Golden")),
        .alias(TypealiasDescription("Start", "NavGraph.LinkTests<\(app).Graph>.Start")),
        test("reads", "Each URL is parsed as the route, and so is the URL of the route.", isAsync: false),
        test("cold", "The link starts the app."), test("warm", "The app runs, and each tab has a screen on top."),
        test("covered", "A modal is presented, too."),
        test("refused", "Each guard of the link fails."),
        .function(
          FunctionDescription(
            "trial", parameters: [ParameterDescription(label: "_", "golden", "Golden")], returns: "NavGraph.LinkTests<\(app).Graph>.Trial",
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
      return SwitchCaseDescription(lowering.idioms(device.idiom), [.return(start(device))])
    }
    if let first = devices.first { cases.append(SwitchCaseDescription([], [.return(start(first))])) }
    let body: [Statement] = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription("idiom", cases))]
    return FunctionDescription(
      doc: ["The guards at the start of the app, the state in which warm links are opened, and the modal of `covered`."], "start",
      modifiers: ["static"],
      parameters: [ParameterDescription(label: "on", "idiom", "NavGraph.Idiom")], returns: lowering.suite + ".Start", body: body)
  }

  private func start(_ device: Device) -> ExpressionDescription {
    let steps = device.warm.steps.compactMap { step -> ExpressionDescription? in
      switch step {
      case .select(let tabs, let index, _):
        .dot(
          "select",
          [
            ArgumentDescription(nil, lowering.container(tabs.id)),
            ArgumentDescription(nil, .code(lowering.position(index, in: tabs.id))),
          ])
      case .push(let screen): .dot("push", [ArgumentDescription(nil, lowering.goldenScreen(screen))])
      default: nil
      }
    }
    let cover = device.covered?.tree.modals.last.map {
      ExpressionDescription.dot("present", [ArgumentDescription(nil, lowering.goldenModal($0.modal))])
    }
    return .dot(
      "init",
      [
        ArgumentDescription("asks", .array(device.links.startGuards.map { lowering.goldenGuard($0) })),
        ArgumentDescription("walk", .array(steps)), ArgumentDescription("cover", cover ?? .code("nil")),
      ])
  }

  // MARK: Routes and entries

  private mutating func writeRoutes() {
    var matcher = LinkMatcher(graph, lowering.routes)
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
          leftOut.append("`" + graph.text(graph.patterns[pattern].text) + "` is left out: there is no example of it.")
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
        let range = graph.routes[route].parameters
        let pattern = graph.patterns[group.pattern]
        write(
          lowering.naming.routes[route.index], graph.text(pattern.text), graph.routes[route].destinations,
          urls: group.urls, range, group.values
        ) { $0.target(route, group.values) }
      }
    }
  }

  private mutating func writeEntries() {
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      let samples = LinkSimulation.samples(of: entry.parameters, in: graph)
      let values = Dictionary(zip(entry.parameters, samples)) { first, _ in first }
      write(
        lowering.naming.entries[id.index], entry.kind.rawValue + " " + graph.text(entry.identifier), entry.destinations,
        urls: nil, entry.parameters, values
      ) { $0.target(id, values) }
    }
  }

  /// Adds a golden for each kind of device on which the link has another target.
  private mutating func write(
    _ way: String, _ title: String, _ destinations: IDRange<Destination>, urls: [String]?,
    _ parameters: IDRange<Parameter>, _ values: [ParameterID: Value], _ target: (LinkSimulation) -> NavGraph.Target<Simulated>?
  ) {
    let arguments = parameters.map { values[$0] ?? .unknown }
    guard arguments.allSatisfy(\.isKnown) else {
      leftOut.append("`\(title)` is left out: it carries a value of a type that your app defines.")
      return
    }
    var seen: [(RootID?, [DestinationID], [Int])] = []
    for device in devices {
      let idiom = device.idiom
      let possible = graph.possibleDestinations(destinations, on: idiom)
      let place = (device.root, possible, possible.flatMap { graph.variants(presentedBy: $0, on: idiom) })
      guard !place.1.isEmpty, !seen.contains(where: { $0 == place }) else { continue }
      seen.append(place)
      guard room > 0 else {
        leftOut.append("`\(title)` is left out: there are too many links in too many tabs and columns.")
        return
      }
      guard let target = target(device.links), let cold = device.links.cold(target) else { continue }
      room -= device.links.cost(of: cold)
      if cold.outcome == .nothing, idle.insert(title).inserted {
        leftOut.append("`\(title)` is left out: it opens nothing if conditions are false.")
      }
      guard cold.outcome == .opened || cold.outcome == .unfinished else { continue }
      guard let found = golden(target, cold, on: device) else {
        leftOut.append("`\(title)` is left out: it has too many guards and steps to be followed to its end.")
        continue
      }
      var list = [ArgumentDescription(nil, .string(title))]
      if let urls { list.append(ArgumentDescription(nil, .array(urls.map { .string($0) }))) }
      let type = urls == nil ? "Entry" : "Route"
      list.append(ArgumentDescription(nil, lowering.made(way, parameters, arguments, isComplete: true).of(type)))
      if idiom != .phone { list.append(ArgumentDescription("on", .code(lowering.idioms(idiom)[0]))) }
      let name = names.claim(way + (idiom == .phone ? "" : "On" + upperCamel(String(lowering.idioms(idiom)[0].dropFirst()))))
      written.append(name)
      members.append(
        .variable(
          VariableDescription(
            doc: ["`" + title + "`: " + swiftComment(cold.path.joined(separator: " / "))], name,
            lowering.suite + ".Golden", modifiers: ["static"],
            getter: [.return(.dot(urls == nil ? "entry" : "route", list + found))])))
    }
  }

  /// Returns the arguments of a golden: the states after the link at the start, later, and under a modal, or nil if one of them isn't
  /// followed to its end.
  private func golden(_ target: NavGraph.Target<Simulated>, _ cold: OpenedLink, on device: Device) -> [ArgumentDescription]? {
    let warm = device.links.warm(target, in: device.warm.app)
    let covered = device.covered.flatMap { device.links.warm(target, in: $0) }
    if [cold, warm, covered].contains(where: { $0?.outcome == .unfinished }) { return nil }
    let asks = cold.ownGuards
    var list: [ArgumentDescription] = []
    func add(_ label: String, _ value: ExpressionDescription) { list.append(ArgumentDescription(label, value)) }
    add("cold", lowering.shown(cold.app.tree))
    if !asks.isEmpty { add("asks", .array(asks.map { lowering.goldenGuard($0) })) }
    if let warm {
      add("warm", after(warm, cold))
      if warm.guards != asks { add("warmAsks", .array(warm.guards.map { lowering.goldenGuard($0) })) }
    }
    guard let covered else { return list }
    add("covered", after(covered, cold))
    // A waiting link evaluates its guards after the modal has been dismissed.
    if case .parked = covered.outcome { return list }
    if covered.guards != asks { add("coveredAsks", .array(covered.guards.map { lowering.goldenGuard($0) })) }
    return list
  }

  private func after(_ link: OpenedLink, _ cold: OpenedLink) -> ExpressionDescription {
    switch link.outcome {
    case .rejected, .dropped, .nothing, .unfinished: return .code(".unchanged")
    case .parked: return .code(".waits")
    case .opened:
      let shown = lowering.shown(link.app.tree)
      return shown == lowering.shown(cold.app.tree) ? .code(".same") : .dot("shows", [ArgumentDescription(nil, shown)])
    }
  }
}
