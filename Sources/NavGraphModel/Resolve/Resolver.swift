import NavGraphSyntax

/// The state of resolution: the graph as far as it is, what names mean, what is in sight.
///
/// Each pass is an extension in a file of its own. Nothing here fails: what is missing is reported, and `unknown` from then on.
package struct Resolver {
  package internal(set) var diagnostics: [Diagnostic]
  package let graph: NavigationGraph
  let trees: [SyntaxTree]

  // What names mean.
  /// By `Name.raw`.
  var meanings: [Meaning?]
  /// Names that more than one declaration claims: their uses are not judged.
  var contested: Set<Name> = []
  /// Every declaration with its node, in the order of the text.
  var declarations: [Declaration] = []
  /// All `import` lines, in the order of the files.
  var imports: [SyntaxNode] = []
  /// Where each module is in the graph.
  var modules: [Name: ModuleID] = [:]
  /// Whether an `output` has a word that is not known.
  var isOutputUnsure = false
  /// All `needs` lines, in the order of the files.
  var needs: [Need] = []
  /// What is only known from a `needs` line.
  var standIns: Set<Meaning> = []
  /// Whether there is an `allow` anywhere.
  var hasAllowances = false
  /// Callables whose parameters could not be read in full: their arguments are not judged.
  var unsureCallees: Set<Meaning> = []
  /// Whether the parameters of the declaration that is being resolved could not be read in full: a name may be one of them.
  var isOwnerUnsure = false
  var breakage: Breakage
  /// Names that are declared nowhere and resemble nothing, in the order in which they were met.
  var missingNames: [MissingName] = []
  /// Where each is in `missingNames`.
  var unknownNames: [Name: Int] = [:]
  /// Words that resemble a declared name, in the order in which they were met.
  var misspelt: [MisspeltName] = []
  /// The index of each misspelled name in `misspelt`.
  var misspeltNames: [MisspeltKey: Int] = [:]
  /// How often a name meant nothing, reported or not.
  var silences = 0
  /// The cases of enums too long to be searched one by one.
  var longEnumerationCases: [EnumerationCaseKey: EnumerationCaseID] = [:]
  /// The enums that some flow returns.
  var returnedEnumerations: [TypeID] = []
  /// The first tab of each name, in whatever set.
  var tabsByName: NameMap
  /// The route that declares a pattern, by the pattern's text as written; filled by `resolveRoutes`.
  package var routesByPattern: [Name: RouteID] = [:]
  var entriesByKey: [EntryKey: EntryID] = [:]
  var composedIdentifiers = ComposedTexts<Name>()
  /// Texts with other characters than those of ASCII that are written as values.
  var writtenTexts: [WrittenText] = []
  /// Made when a target first needs it.
  var contentsApart: ContentsApart?
  var namesSwitchedTo: Set<Name>?
  /// Roots that only events and links enter, as far as links have named them.
  var switchedRoots: [Content: LinkRoot] = [:]
  /// Made when an alias first needs it.
  var textsOfRoutes: RouteTexts?
  /// What `then` handles behind targets; resolved with the rest.
  var targetArms: [TargetArms] = []
  // Room that one route after the other uses.
  var routePlaceholders = RoutePlaceholders()
  var writtenPatterns: [WrittenPattern] = []
  var knownPlaceholders = PatternParts()
  /// What is resolved is part of a target: what is missing there is not fed by the link.
  var isInTarget = false
  /// The enums that have a case of that name; worked out when it is first asked for.
  var typesByCase: [Name: Set<TypeID>]?
  /// Tabs that act instead of showing content; what they do is resolved with the events.
  var actionTabs: [(tab: TabID, sequence: SyntaxNode)] = []

  // Values and lists at hand.
  var scope: Scope
  /// In an arm for `finished` that gives the result no name: that result.
  var unnamedResult: UnnamedResult?
  var parameterNames: NameMap
  var argumentNames: NameMap
  var tabIndex = TabIndex()
  var itemNames: NameMap
  var optionalOf: [TypeID?] = []
  var listOf: [TypeID?] = []
  /// Inline stacks that are presented: one for each screen, by `ScreenID.raw`.
  var presentedStacks: [ScreenID: StackID] = [:]
  /// What has been named somewhere.
  var used = Uses()
  /// How many candidates may still be compared for "did you mean", so that a hostile file can't make this slow.
  var spellingBudget = 100_000
  /// The conditions with parameters that tests ask, and the arguments of the first use of each.
  var askedConditions: [AskedCondition: IDRange<Argument>] = [:]
  /// Conditions that `requires` names.
  var requiredConditions: Set<ConditionID> = []
  /// Of all declarations, in their order; made when the first is looked for.
  var silhouettes: [Silhouette] = []

  // Runs under construction; each function leaves them as long as it found them.
  var pendingArguments: [Argument] = []
  var pendingExpressions: [Expression] = []
  var pendingOperands: [TestOperand] = []
  var pendingBranches: [Branch] = []
  var pendingArms: [Arm] = []

  init(_ trees: [SyntaxTree], names: consuming NameTable, diagnostics: [Diagnostic]) {
    self.trees = trees
    breakage = Breakage(trees, diagnostics, names)
    self.diagnostics = diagnostics
    for name in Type.builtInNames { _ = names.intern(name) }
    let count = names.count
    meanings = Array(repeating: nil, count: count)
    scope = Scope(names: count)
    parameterNames = NameMap(names: count)
    argumentNames = NameMap(names: count)
    itemNames = NameMap(names: count)
    tabsByName = NameMap(names: count)
    tabsByName.begin()
    graph = NavigationGraph(names: names)
    graph.files = trees.map(\.source)
    graph.moduleSections = Array(repeating: [], count: trees.count)
    for (index, name) in Type.builtInNames.enumerated() {
      if let name = graph.names.find(name) { meanings[Int(name.raw)] = .type(TypeID(index)) }
    }
  }

  /// Collects a finding, unless what stands there has been reported already: two findings at one place are an echo.
  package mutating func report(_ diagnostic: Diagnostic) {
    guard !breakage.touches(diagnostic.primary.range) else { return }
    diagnostics.append(diagnostic)
  }

  package func text(_ name: Name) -> String { graph.names.text(name) }
  package func text(_ token: Token) -> String { graph.names.text(token.name) }

  /// What a name means in the one namespace of all files.
  package func meaning(of name: Name) -> Meaning? {
    Int(name.raw) < meanings.count ? meanings[Int(name.raw)] : nil
  }
}

/// A declaration of the text and the entity that it became.
struct Declaration {
  enum Entity: Hashable {
    case named(Meaning)
    case app
    case route(RouteID)
    case alias(AliasID)
    case entry(EntryID)
    case assertion
  }
  var node: SyntaxNode
  var entity: Entity
  /// The list of parameters in the head of a named one.
  var parameters: SyntaxNode?
}

/// What a flow returns to an arm that says `finished`, or names a button, without `(name)`.
struct UnnamedResult {
  var type: TypeID
  /// The word `finished`, or the button's name.
  var word: String
  var outcome: SourceRange
}

/// A case's name within its enum.
struct EnumerationCaseKey: Hashable {
  var enumeration: EnumerationID
  var name: Name
}

extension Resolver {
  /// Resolves without a word where the same text has been resolved for another root.
  mutating func silently<Result>(_ isSilent: Bool, _ body: (inout Resolver) -> Result) -> Result {
    let count = diagnostics.count
    let result = body(&self)
    if isSilent { diagnostics.removeSubrange(count...) }
    return result
  }
}
