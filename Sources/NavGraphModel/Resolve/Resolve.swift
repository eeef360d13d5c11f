// Resolution: from the trees of all files to the navigation graph.
//
// Scope. Resolution determines the symbols of names, the types of parameters, the parameters of arguments, and the values of options.
// The checks determine properties of the whole graph (reachability, containment, the precedence of links), and read only the graph.
//
// Terms. A *declaration* is a node with an entity in the graph. A *meaning* is the symbol of a name.
// An *instance* is a screen or container with arguments. Unresolved parts are `unknown`, match everything, and were reported once.
// A declaration with a diagnostic is *poisoned*, so that nothing is concluded from its use.
//
// Passes, each over all files, in this order:
//   1. declare          every declaration with its symbol; needs of modules without a declaration
//   2. types            aliases, enums, extern types; then all parameters, so that later passes can check arguments
//   3. containers       the app and its roots, stacks, tabs, splits, pages, modals, alerts, appearances, the flows of guards; then
//                       containers inside themselves are cut (`cutNestings`)
//   4. routes           patterns, aliases, entries, and their targets (`resolveRoutes`)
//   5. events           groups of events, screens with their events, action tabs
//   6. rest             outcome handlers of routes and entries, assertions, `allow`, imports
//   7. uses             unused declarations
//
// No pass fails, and the graph doesn't depend on the order of any dictionary.

import NavGraphSyntax

/// Resolves the names of all files into one graph. `trees` are in the order of their `FileID`s.
package func resolve(_ trees: [SyntaxTree], names: consuming NameTable, diagnostics: inout [Diagnostic]) -> NavigationGraph {
  var resolver = Resolver(for: trees, names: names, diagnostics: diagnostics)
  resolver.resolveAll()
  resolver.settleMissingNames()
  resolver.settleMisspelledNames()
  resolver.checkUses()
  diagnostics = resolver.reports.diagnostics
  return resolver.graph
}

extension Resolver {
  /// Runs passes 1 to 6.
  mutating func resolveAll() {
    declareAll()
    resolveTypes()
    resolveSignatures()
    resolveContainers()
    // Links and assertions concern the whole app.
    if !graph.isAlone { resolveRoutes() }
    resolveScreens()
    resolveTabActions()
    resolveRest()
  }

  /// Runs pass 3.
  mutating func resolveContainers() {
    for declaration in declarations.all {
      let node = declaration.node
      switch declaration.entity {
      case .app: resolveApp(from: node)
      case .named(.content(.stack(let id))): resolveStack(id, from: node)
      case .named(.content(.tabs(let id))): resolveTabs(id, from: node)
      case .named(.content(.split(let id))): resolveSplit(id, from: node)
      case .named(.content(.pages(let id))): resolvePages(id, from: node)
      case .named(.content(.modal(let id))): resolveModal(id, from: node)
      case .named(.content(.alert(let id))): resolveAlert(id, from: node)
      case .named(.appearance(let id)): resolveAppearance(id, from: node)
      case .named(.guard(let id)): resolveGuard(id, from: node)
      case .named(.condition(let id)): if let asked = graph.conditions[id].asGuard { resolveGuard(asked, from: node) }
      default: break
      }
    }
    cutNestings()
    graph.numberPages()
    checkApp()
    compareContents()
  }

  /// Runs pass 5.
  mutating func resolveScreens() {
    for declaration in declarations.all {
      if case .named(.events(let id)) = declaration.entity { resolveEventGroup(id, from: declaration.node) }
    }
    for declaration in declarations.all where declaration.entity == .app { resolveAppEvents(from: declaration.node) }
    for declaration in declarations.all {
      if case .named(.content(.screen(let id))) = declaration.entity { resolveScreen(id, from: declaration.node) }
    }
  }

  /// Runs pass 6.
  mutating func resolveRest() {
    resolveTargetArms()
    if !graph.isAlone {
      for declaration in declarations.all where declaration.entity == .assertion { resolveAssertion(from: declaration.node) }
    }
    compareTexts()
    resolveAllowances()
    checkImports()
    checkNeeds()
    checkModules()
  }
}
