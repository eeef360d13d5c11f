import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// An app that tests can start in the simulator.
struct App {
  let graph: NavigationGraph
  let tables: Tables

  init(_ text: String) { self.init([SourceFile(path: "Main.navgraph", text: text)]) }

  init(_ sources: [SourceFile]) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    var trees: [SyntaxTree] = []
    for (index, source) in sources.enumerated() {
      trees.append(parse(source, file: FileID(index), names: &names, diagnostics: &diagnostics))
    }
    graph = resolve(trees, names: names, diagnostics: &diagnostics)
    tables = Tables(for: graph, places: Places(of: graph))
  }

  /// Starts the app. The named guards fail, and the named conditions are true.
  func start(
    on idiom: NavGraph.Idiom = .phone, denying denied: Set<String> = [], where holding: Set<String> = [],
    restoring saved: NavGraph.Snapshot? = nil, opening target: NavGraph.Target<Simulated>? = nil
  ) -> Simulator {
    Simulator(for: tables, on: idiom, answers: App.answers(denied, holding), restoring: saved, opening: target)
  }

  static func answers(_ denied: Set<String>, _ holding: Set<String> = []) -> Simulator.Answers {
    var answers = Simulator.Answers()
    answers.grants = { !denied.contains(GuardKind.name(of: $0.id, in: $0.tables)) }
    answers.holds = { holding.contains($0.description) }
    return answers
  }

  /// Returns the target of the route with this first pattern.
  func route(_ pattern: String, _ values: [String: Value] = [:]) -> NavGraph.Target<Simulated> {
    let found = graph.routes.ids.first { id in
      graph.routes[id].patterns.first.map { graph.text(of: graph.patterns[$0].text) == pattern } ?? false
    }
    guard let id = found else { return NavGraph.Target(.anywhere) }
    return app.target(of: id, with: ids(values, graph.routes[id].parameters))
  }

  func entry(_ identifier: String, _ values: [String: Value] = [:]) -> NavGraph.Target<Simulated> {
    guard let id = graph.entries.ids.first(where: { graph.text(of: graph.entries[$0].identifier) == identifier }) else {
      return NavGraph.Target(.anywhere)
    }
    return app.target(of: id, with: ids(values, graph.entries[id].parameters))
  }

  private var app: Simulator { Simulator(for: tables, showing: NavGraph.Tree(idiom: .phone)) }

  private func ids(_ values: [String: Value], _ parameters: IDRange<Parameter>) -> [ParameterID: Value] {
    parameters.reduce(into: [:]) { $0[$1] = values[graph.text(of: graph.parameters[$1].name)] }
  }
}
