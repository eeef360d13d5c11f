import NavGraphLinks
import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator
import NavGraphSwift

/// Encodes the lowered graph for the page that plays an app.
///
/// The page's script evaluates it, as `Simulated` does for the runtime. The
/// tables contain what the runtime reads from the graph, and no decisions.
///
/// The first letter of a code is its kind: `s3` is the fourth screen, `k` stacks, `t` tab bars, `d` splits, `g` pages, `m`
/// modals, `a` alerts, `q` guards, `c` conditions, `n` continuations, `r` routes, `y` entries. Empty members are omitted.
package struct PlayTables {
  let lowered: LoweredGraph
  let tables: Tables
  /// The names for copying a walk as a test, or nil if none are needed.
  let names: TestNames?

  var graph: NavigationGraph { lowered.graph }

  package init(for tables: Tables, names: TestNames? = nil) {
    self.tables = tables
    self.names = names
    lowered = tables.lowered
  }

  package init(for graph: NavigationGraph, places: Places, routes: RouteTable) {
    self.init(for: Tables(for: graph, places: places), names: TestNames(for: graph, places: places, routes: routes))
  }

  package var json: JSON { .present(types + places + questions + doings + presentables) }

  private typealias Members = [(String, JSON?)]

  private var types: Members {
    [
      ("app", .string(graph.app.map { graph.text(of: $0.declared.name) } ?? "App")),
      ("styles", .array(PlayTables.styles.map { .string($0.rawValue) })),
      ("types", .array(graph.types.ids.map { type(for: $0) })),
      ("cases", .array(graph.enumerationCases.map { .string(graph.text(of: $0.name)) })),
      ("raws", .array(graph.enumerationCases.map { $0.raw == $0.name ? .null : .string(graph.text(of: $0.raw)) })),
      ("params", .array(graph.parameters.ids.map { parameter(for: $0) })),
    ]
  }

  private var places: Members {
    [
      ("roots", .present(NavGraph.Idiom.allCases.map { idiom in ("\(idiom)", lowered.root(on: idiom.idioms).map { made($0) }) })),
      ("s", .array(graph.screens.ids.map { screen(for: $0) })),
      ("k", .array(graph.stacks.ids.map { stack(for: $0) })),
      ("t", .array(graph.tabSets.ids.map { tabs(for: $0) })),
      ("d", .array(graph.splits.ids.map { split(for: $0) })),
      ("g", .array(graph.pageSets.ids.map { pages(for: $0) })),
      ("m", .array(graph.modals.ids.map { .members(basics(of: .modal($0))) })),
      ("a", .array(graph.alerts.ids.map { alert(for: $0) })),
    ]
  }

  private var questions: Members {
    [
      ("q", .array(graph.guards.ids.map { `guard`(for: $0) })),
      ("c", .array(graph.conditions.ids.map { condition(for: $0) })),
      ("windows", .flag(graph.tests.contains { $0 == .opensWindows })),
    ]
  }

  private var doings: Members {
    [
      ("e", .array(graph.events.ids.map { event(for: $0) })),
      ("n", .array(lowered.continuations.map { continuation(for: $0) })),
      ("r", .array(graph.routes.ids.map { route(for: $0) })),
      ("y", .array(graph.entries.ids.map { entry(for: $0) })),
      ("appEvents", .array(graph.appEvents.map { .number($0.index) })),
      ("test", names.map { test(names: $0) }),
    ]
  }

  private var presentables: Members {
    [
      ("up", .present(lowered.presentables.map { content in (code(of: content), presented(content)) })),
      ("rootGuards", .members(lowered.roots.map { content in (code(of: content), made(lowered.rootGuards[content])) })),
      ("rootGuardsShown", rootGuardsShown),
      ("inRoots", .present(lowered.roots.map { content in (code(of: content), listed(in: .root(content))) })),
      ("inModals", .present(lowered.presentables.map { content in (code(of: content), listed(in: .modal(content))) })),
    ]
  }

  private var rootGuardsShown: JSON? {
    let all = lowered.roots.filter { lowered.rootGuardsShown[$0] != nil }
    return all.isEmpty ? nil : .members(all.map { content in (code(of: content), shown(lowered.rootGuardsShown[content])) })
  }

  static let styles: [NavGraph.Style] = [
    .automatic, .pageSheet, .formSheet, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover,
  ]
}

extension JSON {
  /// Returns an object without the members that are nil.
  static func present(_ all: [(String, JSON?)]) -> JSON {
    .object(all.compactMap { name, value in value.map { (name, $0) } })
  }

  /// Returns an object without the members that are nil or empty lists.
  static func members(_ all: [(String, JSON?)]) -> JSON {
    present(all.filter { if case .array(let items)? = $0.1 { !items.isEmpty } else { true } })
  }

  /// Returns true, or nil for false.
  static func flag(_ isTrue: Bool) -> JSON? { isTrue ? .bool(true) : nil }

  /// Returns an array whose first item is its kind.
  static func word(_ word: String, _ rest: JSON...) -> JSON { .array([.string(word)] + rest) }
}
