import NavGraphChecks
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The output of `path`: the shortest path between two contents, as text and as JSON.
struct PathReport {
  private typealias Members = [(String, JSON)]

  private let graph: NavigationGraph
  private let routes: RouteTable
  private let from: String
  private let to: String
  private let idiom: Idioms
  private let answer: PathAnswer

  /// - Parameter from: The name of a content, or the name of the app for its start.
  init(in program: CheckedProgram, from: String, to: String, on idiom: Idioms) throws(Failure) {
    graph = program.graph
    routes = program.routes
    (self.from, self.to, self.idiom) = (from, to, idiom)
    let subjects = Subjects(in: graph)
    let isStart = subjects[from] == nil && graph.appName.map { $0.isExactly(from) } ?? false
    let origin = isStart ? nil : try subjects.content(named: from)
    let destination = try subjects.content(named: to)
    guard let answer = Questions(graph: graph, places: program.places).path(to: destination, from: origin, on: idiom) else {
      throw .diagnostics("no root is declared for this kind of device", help: "\(OptionName.on) selects another kind of device")
    }
    self.answer = answer
  }

  var isFound: Bool { answer.moves != nil || answer.byLink != nil }

  // MARK: Text

  func page(isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    switch answer.outcome {
    case .found(let steps):
      page.line("\((steps.count - 1).of("move")) from \(from) to \(to)", ink: .strong)
      page.line("")
      page.columns(steps.map(row), indent: 2)
    case .shown: page.line("\(from) shows \(to)", ink: .strong)
    case .none: page.line("no path leads from \(from) to \(to) by taps", ink: .strong)
    case .undecided(let why): page.line("no path was found from \(from) to \(to), but not every path was tried: \(why)", ink: .strong)
    case .neverShown(let content): page.line("\(graph.name(of: content)) is never shown on this kind of device", ink: .strong)
    }
    if let steps = answer.byLink {
      page.heading("\(steps.count.of("move")) by a link")
      page.line("")
      page.columns(steps.map(row), indent: 2)
      if let url = steps.first.flatMap(example) {
        page.line("")
        page.line("  such as \(url)")
      }
    }
    return page.text
  }

  private func row(for step: PathStep) -> [String] {
    let failing = step.failing.map { ", \(graph.text(of: graph.guards[$0].declared.name)) fails" } ?? ""
    let tests = words(of: step.tests)
    let test = tests.isEmpty ? "" : ", when \(tests.joined(separator: " and "))"
    let acting = step.acting.map { ", next to \($0)" } ?? ""
    return [step.label + test + failing, step.location.joined(separator: " > ") + acting]
  }

  private func words(of tests: [PathCondition]) -> [String] {
    tests.map { graph.words(of: $0.test, isNegated: !$0.isTrue, limit: 200) }
  }

  /// Returns an example URL for a step that opens a route.
  private func example(for step: PathStep) -> String? {
    guard case .route(let route) = step.cause, let pattern = graph.routes[route].patterns.first else { return nil }
    var matcher = LinkMatcher(for: graph, routes: routes)
    guard case .success(let url) = matcher.example(of: pattern) else { return nil }
    return url.text
  }

  // MARK: JSON

  func json() -> JSON {
    var members: Members = [("version", .number(1)), ("app", graph.appName.map { .string($0) } ?? .null)]
    members.append(("on", .string(Idioms.words.first { $0.1 == idiom }?.0 ?? "phone")))
    members += [("from", .string(from)), ("to", .string(to))] as Members
    var (outcome, why, steps) = ("found", JSON.null, [PathStep]())
    switch answer.outcome {
    case .found(let found): steps = found
    case .shown: outcome = "shown"
    case .none: outcome = "none"
    case .undecided(let reason): (outcome, why) = ("undecided", .string(reason))
    case .neverShown(let content): (outcome, why) = ("neverShown", .string(graph.name(of: content)))
    }
    members += [("outcome", .string(outcome)), ("why", why)] as Members
    members.append(("moves", answer.moves.map { .number($0) } ?? .null))
    members.append(("start", steps.first.map { JSON($0.location) } ?? .null))
    members.append(("steps", .array(steps.dropFirst().map(step))))
    members.append(("byLink", answer.byLink.map(linked) ?? .null))
    return .object(members)
  }

  private func linked(from steps: [PathStep]) -> JSON {
    let url = steps.first.flatMap(example)
    return .object([
      ("moves", .number(steps.count)), ("url", url.map { .string($0) } ?? .null), ("steps", .array(steps.map(step))),
    ])
  }

  private func step(from step: PathStep) -> JSON {
    var members: Members = [("kind", .string(kind(of: step.cause))), ("label", .string(step.label))]
    members.append(("when", JSON(words(of: step.tests))))
    members.append(("fails", step.failing.map { .string(graph.text(of: graph.guards[$0].declared.name)) } ?? .null))
    members.append(("shows", .string(step.name)))
    members.append(("location", JSON(step.location)))
    members.append(("nextTo", step.acting.map { .string($0) } ?? .null))
    return .object(members)
  }

  private func kind(of cause: StateTransition.Cause) -> String {
    switch cause {
    case .event: "event"
    case .tab, .reselect: "tab"
    case .back: "back"
    case .swipe: "swipe"
    case .dismissal: "dismissal"
    case .button: "button"
    case .route: "route"
    case .entry: "entry"
    case .appEvent: "appEvent"
    case .start: "start"
    }
  }
}
