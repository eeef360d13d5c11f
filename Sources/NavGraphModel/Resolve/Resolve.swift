// Resolution: from the trees of all files to the navigation graph.
//
// Scope. Names get their meaning here, parameters their types, arguments their parameters, words their cases. What the whole means
// (what can be reached, what encloses what, which link wins) is left to the checks; they read the graph alone.
//
// Terms. A *declaration* is a node with an entry in the graph. A *meaning* is what a name stands for in the one namespace of all files.
// An *instance* is a screen or container with arguments. What could not be resolved is `unknown`, agrees with everything, and has been
// reported once; a declaration that was reported is *poisoned*, so that nothing is concluded from its use.
//
// Passes, each over all files, in this order:
//   1. declare          every declaration into its table, every name to its meaning; what modules need and nobody declares, as they say
//   2. types            aliases, enums, extern types; then all parameters, so that arguments can be checked from here on
//   3. containers       the app and its roots, stacks, tabs, splits, pages, modals, alerts, appearances, the flows of guards; then what is
//                       inside of itself is cut (`cutNestings`)
//   4. routes           patterns, aliases, entries and where they lead (`resolveRoutes`)
//   5. events           groups of events, screens with theirs, action tabs
//   6. rest             arms of routes and entries, assertions, `allow`, imports
//   7. uses             what was never named
//
// Nothing here can fail, and no order of a dictionary reaches the graph.

import NavGraphSyntax

/// Resolves the names of all files into one graph. `trees` are in the order of their `FileID`s.
package func resolve(_ trees: [SyntaxTree], names: consuming NameTable, diagnostics: inout [Diagnostic]) -> NavigationGraph {
  var resolver = Resolver(trees, names: names, diagnostics: diagnostics)
  resolver.resolveAll()
  resolver.settleMissingNames()
  resolver.settleMisspeltNames()
  resolver.checkUses()
  diagnostics = resolver.reports.diagnostics
  return resolver.graph
}

extension Resolver {
  /// The passes 1 to 6.
  mutating func resolveAll() {
    declareAll()
    resolveTypes()
    resolveSignatures()
    resolveContainers()
    // Links and assertions are about the whole app.
    if !graph.isAlone { resolveRoutes() }
    resolveScreens()
    resolveTabActions()
    resolveRest()
  }

  /// Pass 3.
  mutating func resolveContainers() {
    for declaration in declarations.all {
      let node = declaration.node
      switch declaration.entity {
      case .app: resolveApp(node)
      case .named(.content(.stack(let id))): resolveStack(id, node)
      case .named(.content(.tabs(let id))): resolveTabs(id, node)
      case .named(.content(.split(let id))): resolveSplit(id, node)
      case .named(.content(.pages(let id))): resolvePages(id, node)
      case .named(.content(.modal(let id))): resolveModal(id, node)
      case .named(.content(.alert(let id))): resolveAlert(id, node)
      case .named(.appearance(let id)): resolveAppearance(id, node)
      case .named(.guard(let id)): resolveGuard(id, node)
      case .named(.condition(let id)): if let asked = graph.conditions[id].asGuard { resolveGuard(asked, node) }
      default: break
      }
    }
    cutNestings()
    graph.numberPages()
    checkApp()
    compareContents()
  }

  /// Pass 5.
  mutating func resolveScreens() {
    for declaration in declarations.all {
      if case .named(.events(let id)) = declaration.entity { resolveEventGroup(id, declaration.node) }
    }
    for declaration in declarations.all where declaration.entity == .app { resolveAppEvents(declaration.node) }
    for declaration in declarations.all {
      if case .named(.content(.screen(let id))) = declaration.entity { resolveScreen(id, declaration.node) }
    }
  }

  /// Pass 6.
  mutating func resolveRest() {
    resolveTargetArms()
    if !graph.isAlone {
      for declaration in declarations.all where declaration.entity == .assertion { resolveAssertion(declaration.node) }
    }
    compareTexts()
    resolveAllowances()
    checkImports()
    checkNeeds()
    checkModules()
  }
}
