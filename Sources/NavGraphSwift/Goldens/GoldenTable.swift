import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

/// The table of goldens of an app: for every route and entry the state that it leads to, from the start, after a walk, and under a modal.
struct GoldenTable {
  private let lowering: Lowering
  private let graph: NavigationGraph
  private let places: Places
  private var names = NameScope(reserved: ["all", "start"])
  private var members: [Declaration] = []
  private var written: [String] = []
  /// What no golden can be written for, and why.
  private var leftOut: [String] = []
  private var landers: [(idiom: Idioms, lander: Lander, walk: Walk)] = []

  init(_ lowering: Lowering, _ places: Places) {
    self.lowering = lowering
    self.places = places
    graph = lowering.graph
    for (_, idiom) in Idioms.words {
      let lander = Lander(graph, places, on: idiom)
      if let walk = lander.walk() { landers.append((idiom, lander, walk)) }
    }
  }

  /// The file, for tests of the module of that name.
  mutating func file(module: String) -> SwiftFile {
    writeRoutes()
    writeEntries()
    let all = VariableDescription(
      doc: ["Every golden."] + leftOut, "all", "[" + lowering.suite + ".Golden]", modifiers: ["static"],
      getter: [.return(.array(written.map { .code($0) }))])
    let table = TypeDescription(
      doc: ["Where the links of \(swiftComment(lowering.naming.app)) lead."], .enum, "LinkGoldens", modifiers: ["nonisolated"],
      members: [.variable(all), .function(start())] + members)
    var file = lowering.file(
      lowering.suite, imports: ["Testing"] + lowering.testImports,
      [
        .type(suite()), .type(TypeDescription(.extension, lowering.naming.app, modifiers: ["nonisolated"], members: [.type(table)])),
      ])
    file.tested = [module]
    return file
  }

  /// The tests themselves, one for each way in which a golden is tried.
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
        "The links of \(swiftComment(app)) lead where `LinkGoldens` says: a test that fails is a link that leads elsewhere than before.",
        "",
        "If the change is intended, `navgraph generate --tests` writes it; the diff shows which links moved.",
      ], .struct, lowering.suite, modifiers: ["@MainActor", "@Suite"],
      members: [
        .alias(TypealiasDescription("Golden", "NavGraph.LinkTests<\(app)>.Golden")),
        .alias(TypealiasDescription("Start", "NavGraph.LinkTests<\(app)>.Start")),
        test("reads", "Each URL is the route, and so is the one that the route prints.", isAsync: false),
        test("cold", "The link starts the app."), test("warm", "The user has been about: something is on top in every tab."),
        test("covered", "A modal is up as well."),
        test("refused", "Each of its questions is answered with no."),
        .function(
          FunctionDescription(
            "trial", parameters: [ParameterDescription(label: "_", "golden", "Golden")], returns: "NavGraph.LinkTests<\(app)>.Trial",
            isPrivate: true,
            body: [
              .return(.code("NavGraph.LinkTests<\(app)>.Trial(golden, from: \(app).LinkGoldens.start(on: golden.idiom))"))
            ])),
      ])
  }

  // MARK: Where warm links start

  private func start() -> FunctionDescription {
    var cases = landers.dropFirst().compactMap { entry -> SwitchCaseDescription? in
      guard entry.lander.root() != landers[0].lander.root() else { return nil }
      return SwitchCaseDescription(lowering.idioms(entry.idiom), [.return(start(entry.lander, entry.walk))])
    }
    if let first = landers.first { cases.append(SwitchCaseDescription([], [.return(start(first.lander, first.walk))])) }
    let body: [Statement] = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription("idiom", cases))]
    return FunctionDescription(
      doc: ["What the start of the app asks, where warm links start, and what covers that."], "start", modifiers: ["static"],
      parameters: [ParameterDescription(label: "on", "idiom", "NavGraph.Idiom")], returns: lowering.suite + ".Start", body: body)
  }

  private func start(_ lander: Lander, _ walk: Walk) -> ExpressionDescription {
    let steps = walk.steps.map { step -> ExpressionDescription in
      switch step {
      case .select(let tabs, let index):
        .dot("select", [ArgumentDescription(nil, lowering.container(.tabs(tabs))), ArgumentDescription(nil, .code(String(index)))])
      case .push(let screen): .dot("push", [ArgumentDescription(nil, lowering.goldenScreen(screen))])
      }
    }
    let cover = cover(walk).map { ExpressionDescription.dot("present", [ArgumentDescription(nil, lowering.goldenModal($0))]) }
    return .dot(
      "init",
      [
        ArgumentDescription("asks", .array(lander.startGuards().map { lowering.goldenGuard($0) })),
        ArgumentDescription("walk", .array(steps)), ArgumentDescription("cover", cover ?? .code("nil")),
      ])
  }

  /// Only what something presents has a case.
  private func cover(_ walk: Walk) -> LandingModal? {
    walk.cover.flatMap { lowering.naming.presentableIndex[$0.content] == nil ? nil : $0 }
  }

  // MARK: Routes and entries

  private mutating func writeRoutes() {
    var matcher = LinkMatcher(graph)
    let examples = matcher.examples()
    var patterns = [[PatternID]](repeating: [], count: graph.routes.count)
    for id in graph.patterns.ids where graph.patterns[id].route.index < graph.routes.count {
      patterns[graph.patterns[id].route.index].append(id)
    }
    for route in graph.routes.ids {
      // Patterns whose examples carry the same values share a golden.
      var groups: [(pattern: PatternID, values: Lander.Values, urls: [String])] = []
      for pattern in patterns[route.index] {
        guard case .success(let example) = examples[pattern.index], case .success(let link) = matcher.reader.read(example.text),
          let matched = matcher.match(link), let lander = landers.first?.lander
        else {
          leftOut.append("`" + graph.text(graph.patterns[pattern].text) + "` is left out: there is no example of it.")
          continue
        }
        let values = lander.values(matched)
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
          lowering.naming.routes[route.index], graph.text(pattern.text), at: pattern.range, graph.routes[route].destinations,
          urls: group.urls, range, landers.first?.lander.filled(group.values, range) ?? [:]
        ) { $0.open(route, group.values, from: $1) }
      }
    }
  }

  private mutating func writeEntries() {
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      guard let lander = landers.first?.lander else { continue }
      let values = lander.values(entry.parameters, lander.samples(entry.parameters))
      write(
        lowering.naming.entries[id.index], entry.kind.rawValue + " " + graph.text(entry.identifier), at: entry.range, entry.destinations,
        urls: nil, entry.parameters, values
      ) { $0.open(id, values, from: $1) }
    }
  }

  /// For example: `Main / chats / Chat(id: "42")`
  private func path(_ landing: Landing?, _ lander: Lander) -> String {
    landing.map { swiftComment(lander.path($0.state).joined(separator: " / ")) } ?? ""
  }

  /// One golden for each kind of device on which the way in leads elsewhere.
  private mutating func write(
    _ way: String, _ title: String, at range: SourceRange, _ destinations: IDRange<Destination>, urls: [String]?,
    _ parameters: IDRange<Parameter>, _ values: Lander.Values, _ open: (Lander, LandingState?) -> Landing?
  ) {
    let arguments = parameters.map { values[$0] ?? .unknown }
    guard arguments.allSatisfy(\.isKnown) else {
      leftOut.append("`\(title)` is left out: it carries a value of a type of the app's own.")
      return
    }
    var seen: [(RootID?, DestinationID?)] = []
    for (idiom, lander, walk) in landers {
      let place = (lander.root(), lander.destination(destinations))
      guard place.1 != nil, !seen.contains(where: { $0 == place }) else { continue }
      seen.append(place)
      guard let golden = golden(open, lander, walk) else { continue }
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
            doc: ["`" + title + "`, " + lowering.location(range) + ": " + path(open(lander, nil), lander)], name,
            lowering.suite + ".Golden", modifiers: ["static"],
            getter: [.return(.dot(urls == nil ? "entry" : "route", list + golden))])))
    }
  }

  private func golden(_ open: (Lander, LandingState?) -> Landing?, _ lander: Lander, _ walk: Walk) -> [ArgumentDescription]? {
    guard let cold = open(lander, nil), cold.outcome == .opened, let warm = open(lander, walk.state) else { return nil }
    let asks = cold.ownGuards
    var list: [ArgumentDescription] = []
    func add(_ label: String, _ value: ExpressionDescription) { list.append(ArgumentDescription(label, value)) }
    add("cold", lowering.shown(cold.state))
    if !asks.isEmpty { add("asks", .array(asks.map { lowering.goldenGuard($0) })) }
    add("warm", after(warm, cold))
    if warm.guards != asks { add("warmAsks", .array(warm.guards.map { lowering.goldenGuard($0) })) }
    guard cover(walk) != nil, let state = walk.covered, let covered = open(lander, state) else { return list }
    add("covered", after(covered, cold))
    // A link that waits asks what it asks once the modal has gone.
    if case .parked = covered.outcome { return list }
    if covered.guards != asks { add("coveredAsks", .array(covered.guards.map { lowering.goldenGuard($0) })) }
    return list
  }

  private func after(_ landing: Landing, _ cold: Landing) -> ExpressionDescription {
    switch landing.outcome {
    case .rejected, .dropped: .code(".unchanged")
    case .parked: .code(".waits")
    case .opened:
      landing.state.visible == cold.state.visible
        ? .code(".same") : .dot("shows", [ArgumentDescription(nil, lowering.shown(landing.state))])
    }
  }
}
