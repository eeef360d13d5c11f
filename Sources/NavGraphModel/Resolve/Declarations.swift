import NavGraphSyntax

/// The declarations of all files with their nodes in source order, and the lines that declare nothing themselves.
struct Declarations {
  private(set) var all: [Declaration] = []
  private(set) var imports: [SyntaxNode] = []
  private(set) var needs: [Need] = []
  /// The modules that are declared, or that own a needed type.
  private(set) var modules: [Name: ModuleID] = [:]
  /// Whether any file has an `allow`.
  private(set) var haveAllowances = false
  /// Whether an `output` has an unknown word.
  private(set) var isOutputUnsure = false

  mutating func reserve(_ count: Int, hasAllowances: Bool) {
    all.reserveCapacity(count)
    haveAllowances = hasAllowances
  }

  mutating func add(_ declaration: Declaration) { all.append(declaration) }
  mutating func add(import node: SyntaxNode) { imports.append(node) }
  mutating func add(_ need: Need) { needs.append(need) }

  mutating func meetNeed(at index: Int, by meaning: Symbol?, isMade: Bool) {
    needs[index].meaning = meaning
    needs[index].isMade = isMade
  }

  mutating func noteUnsureOutput() { isOutputUnsure = true }

  /// Returns the module with a name, and adds it if it is new.
  mutating func module(named name: Name, at range: SourceRange, isDeclared: Bool, in graph: NavigationGraph) -> ModuleID {
    if let known = modules[name] { return known }
    let module = graph.modules.append(Module(name: name, nameRange: range, isDeclared: isDeclared))
    modules[name] = module
    return module
  }
}

/// A declaration in the source, and the entity that it created.
struct Declaration {
  enum Entity: Hashable {
    case named(Symbol)
    case app
    case route(RouteID)
    case alias(AliasID)
    case entry(EntryID)
    case assertion
  }
  var node: SyntaxNode
  var entity: Entity
  /// The list of parameters of a named declaration.
  var parameters: SyntaxNode?
}
