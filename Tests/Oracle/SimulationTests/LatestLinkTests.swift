import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Testing

/// Tests that the latest of two links is opened, also if an event opens it in a guard flow that replaces the root.
@Suite struct LatestLinkTests {
  private static let text = """
    app A { root Main requires signedIn }
    guard signedIn -> Login
    tabs Main { tab a stack First; tab b stack Second }
    screen First
    screen Second
    screen More
    screen Login { on skip -> open "/b"; on ok -> finish }
    route "/a" -> a / More
    route "/b" -> b / More
    """

  /// Returns an app that was launched by `/a` and shows the flow of the root's guard.
  private func started() throws -> NavGraphSimulator.Simulator {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "App.navgraph", text: Self.text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    let graph = resolve([tree], names: names, diagnostics: &diagnostics)
    let tables = Tables(for: graph, places: Places(of: graph))
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.grants = { _ in false }
    let first = try #require(graph.routes.ids.first)
    let target = NavGraphSimulator.Simulator(for: tables, on: .phone).target(of: first)
    return NavGraphSimulator.Simulator(for: tables, on: .phone, answers: answers, opening: target)
  }

  @Test func whatAnEventOpensIsNewer() throws {
    var app = try started()
    #expect("\(app)" == "no root(Login)")
    app.answers.grants = { _ in true }
    app.send("skip")
    #expect("\(app)" == "Main(a: [First], *b: [Second, More])")
  }

  @Test func whatAGuardHoldsUpIsNewerToo() throws {
    var app = try started()
    app.send("skip")
    #expect("\(app)" == "no root(Login)")
    app.answers.grants = { _ in true }
    app.send("ok")
    #expect("\(app)" == "Main(a: [First], *b: [Second, More])")
  }

  @Test func theOlderWaitsForTheRoot() throws {
    var app = try started()
    app.answers.grants = { _ in true }
    app.send("ok")
    #expect("\(app)" == "Main(*a: [First, More], b: [Second])")
  }
}
