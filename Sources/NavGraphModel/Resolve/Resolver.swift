import NavGraphSyntax

/// Resolves names: the passes over all declarations, and the parts that own the state of resolution.
///
/// Each pass is an extension in a separate file. No pass fails: missing parts are reported, and are `unknown` from then on.
package struct Resolver {
  package let graph: NavigationGraph
  let trees: [SyntaxTree]
  let breakage: SyntaxErrorRegions
  var reports: Reports

  // Declarations
  var symbols: SymbolTable
  var declarations = Declarations()
  var used = Uses()
  var types = DerivedTypes()
  var tabs = TabIndex()
  var routes = RouteIndex()
  var linkRoots = LinkRoots()

  // The current position
  var scope: Scope
  var listNames: ListNames
  var pending = PendingRuns()
  var routeRoom = RouteRoom()
  var spelling = SpellingSearch()
  var probe = NameProbe()

  // Data that uses share
  /// The inline stacks that are presented, one for each screen.
  var presentedStacks: [ScreenID: StackID] = [:]
  /// The conditions with parameters that tests evaluate, with the arguments of the first use of each.
  var askedConditions: [AskedCondition: IDRange<Argument>] = [:]
  /// The values in the source that are texts with non-ASCII characters.
  var writtenTexts: [WrittenText] = []
  /// The actions of tabs, which are resolved with the events.
  var tabActions: [TabID: SyntaxNode] = [:]

  init(for trees: [SyntaxTree], names: consuming NameTable, diagnostics: [Diagnostic]) {
    self.trees = trees
    breakage = SyntaxErrorRegions(of: trees, diagnostics: diagnostics, names: names)
    reports = Reports(diagnostics)
    for name in Type.builtInNames { _ = names.intern(name) }
    symbols = SymbolTable(names: names)
    scope = Scope(names: names.count)
    listNames = ListNames(names: names.count)
    graph = NavigationGraph(names: names)
    graph.files = trees.map(\.source)
    graph.moduleSections = Array(repeating: [], count: trees.count)
  }

  /// Reports a diagnostic, unless its range has an error already, of which it would be a consequence.
  package mutating func report(_ diagnostic: Diagnostic) {
    if !breakage.touches(diagnostic.primary.range) { reports.append(diagnostic) }
  }

  package func text(of name: Name) -> String { graph.names.text(of: name) }
  package func text(of token: Token) -> String { graph.names.text(of: token.name) }

  /// Returns the symbol of a name in the namespace of all files.
  package func meaning(of name: Name) -> Symbol? { symbols[name] }
}

extension Resolver {
  /// Resolves without reporting diagnostics if the same text was resolved for another root.
  mutating func silently<Result>(when isSilent: Bool, body: (inout Resolver) -> Result) -> Result {
    let count = reports.count
    let result = body(&self)
    if isSilent { reports.forget(since: count) }
    return result
  }
}
