import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import Testing

/// Tests `links now` on given programs: the link is shown over the sign-in flow, and the navigation continues from it.
@Suite struct MagicLinkTests {
  private static let text = """
    app A { scheme a; root Main requires signedIn }
    guard signedIn -> Login
    tabs Main { tab a stack First; tab b stack Second }
    screen First
    screen Second
    screen More
    screen Login { on ok -> finish }
    modal Reset { content stack Word; dismissal blocked }
    screen Word { on done -> finish; on more -> push More; on leave -> dismiss all }
    modal Magic { content Word }
    route "/b" -> b / More
    route "/reset" links now -> here / present Reset / More
    route "/magic" links now -> here / present Magic then { finished -> restart }
    """

  /// Returns an app that was launched by the first link and has opened the others. The root's guard fails.
  private func opened(by links: Int...) throws -> NavGraphSimulator.Simulator {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "App.navgraph", text: Self.text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    let graph = resolve([tree], names: names, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    let tables = Tables(for: graph, places: Places(of: graph))
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.grants = { _ in false }
    let fresh = NavGraphSimulator.Simulator(for: tables, on: .phone)
    let targets = links.map { fresh.target(of: RouteID($0)) }
    let first = try #require(targets.first)
    var app = NavGraphSimulator.Simulator(for: tables, on: .phone, answers: answers, opening: first)
    for target in targets.dropFirst() { app.open(target) }
    return app
  }

  @Test func itStartsTheApp() throws {
    var app = try opened(by: 1)
    #expect("\(app)" == "no root(Login) < Reset([Word, More])")
    app.back()
    app.send("leave")
    #expect("\(app)" == "no root(Login)")
    app.answers.grants = { _ in true }
    app.send("ok")
    #expect("\(app)" == "Main(*a: [First], b: [Second])")
  }

  @Test func whatWaitsGoesOnAfterIt() throws {
    var app = try opened(by: 0, 1)
    app.back()
    app.send("leave")
    #expect("\(app)" == "no root(Login)")
    app.answers.grants = { _ in true }
    app.send("ok")
    #expect("\(app)" == "Main(a: [First], *b: [Second, More])")
  }

  /// Tests that the guard is evaluated again and that a link that waited for the root is opened.
  @Test(arguments: [true, false]) func aMagicLinkLetsTheUserIn(isSignedIn: Bool) throws {
    var app = try opened(by: 0, 2)
    #expect("\(app)" == "no root(Login) < Magic(Word)")
    app.answers.grants = { _ in isSignedIn }
    app.send("done")
    #expect("\(app)" == (isSignedIn ? "Main(a: [First], *b: [Second, More])" : "no root(Login)"))
  }
}
