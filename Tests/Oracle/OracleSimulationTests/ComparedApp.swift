import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

@testable import Oracle

/// A random app on one idiom, in the oracle and in the compiler.
struct ComparedApp {
  let world: World
  let idiom: World.Idiom
  let isCollapsed: Bool
  /// Whether the search for `here` targets uses larger bounds for stacks and modals.
  let isDeep: Bool
  let text: String
  let graph: NavigationGraph
  let tables: Tables
  /// The stacks to which `here` may push.
  let holds: Set<Holder>

  /// Creates the app. Returns nil if it has unresolved names. Invalid steps are allowed and compared.
  init?(of world: World, on idiom: World.Idiom, isCollapsed: Bool, isDeep: Bool = false) {
    self.world = world
    self.idiom = idiom
    self.isCollapsed = isCollapsed
    self.isDeep = isDeep
    text = Written(of: world).text
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(SourceFile(path: "App.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    graph = resolve([tree], names: names, diagnostics: &diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    tables = Tables(for: graph, places: Places(of: graph))
    // A stack contains each screen once before it contains one twice, except for screens that one sequence pushes.
    let height = max(3, world.screens.count + (world.hasKeys ? 1 : 0) + world.maxPushes - 1)
    let bounds =
      isDeep ? Exploration.Bounds(stack: height + 1, units: 4, states: 6000) : Exploration.Bounds(stack: height, units: 3, states: 400)
    holds = world.links.contains(where: \.isEverHere) ? world.held(within: bounds, holds: world.held(within: bounds)) : []
  }

  var oracle: Oracle.Simulator {
    var oracle = Oracle.Simulator(of: world, idiom: idiom, isCollapsed: isCollapsed, holds: holds)
    oracle.answers = Oracle.Simulator.Answers()
    return oracle
  }
}
