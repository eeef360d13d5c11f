import NavGraphSyntax

/// A name without a declaration, and the names that would be legal instead.
///
/// The resolver knows the expected kind only where it reports an unknown name. So an undeclared name is put there, and the reporting
/// function records the legal names.
struct NameProbe {
  /// The undeclared name; `Name.empty` if there is none.
  var name = Name.empty
  private(set) var offers: [NameOffer] = []
  /// Whether arguments can follow the name.
  var takesArguments = false
  /// Whether the name is the code of a diagnostic.
  var isCode = false
  private var seen: Set<NameOffer> = []

  mutating func offer(_ offer: NameOffer) {
    if seen.insert(offer).inserted { offers.append(offer) }
  }
}

/// The names that are legal at a place in the sources.
package struct NameOffers {
  package var offers: [NameOffer] = []
  /// Whether arguments can follow the name.
  package var takesArguments = false
  /// Whether the place is that of the code of a diagnostic, which only the compiler knows.
  package var isCode = false
  /// The graph that contains `offers`.
  package var graph = NavigationGraph()

  package init() {}

  /// Resolves files that contain the undeclared name `probe` at the place.
  package init(replacing probe: String, in trees: [SyntaxTree], names: consuming NameTable, diagnostics: [Diagnostic]) {
    let name = names.intern(probe)
    var resolver = Resolver(for: trees, names: names, diagnostics: diagnostics)
    resolver.probe.name = name
    resolver.resolveAll()
    graph = resolver.graph
    (offers, takesArguments, isCode) = (resolver.probe.offers, resolver.probe.takesArguments, resolver.probe.isCode)
  }
}

extension Resolver {
  /// Whether legal names are requested for a name.
  func isProbe(_ name: Token) -> Bool { name.name == probe.name && probe.name != .empty }

  mutating func offerDeclarations(where legal: (Resolver, Symbol) -> Bool) {
    for index in Type.builtInNames.indices where legal(self, .type(TypeID(index))) { probe.offer(.type(TypeID(index))) }
    for declaration in declarations.all {
      guard case .named(let meaning) = declaration.entity, legal(self, meaning), declared(of: meaning).map({ $0.name != .empty }) ?? false
      else {
        continue
      }
      probe.offer(NameOffer(meaning))
    }
  }

  /// Offers the values in scope, and the cases of an enumeration.
  mutating func offerValues(of type: TypeID) {
    for name in scope.names {
      guard let value = scope[name], graph.accepts(type, given: graph.parameters[value].type) else { continue }
      probe.offer(.value(value))
    }
    if graph.unwrapped(type) != type { probe.offer(.word("nil")) }
    offerConstants(of: type)
  }

  /// Offers the cases of an enumeration, or `true` and `false`.
  mutating func offerConstants(of type: TypeID) {
    offerCases(of: type)
    if core(of: type) == .bool { offerWords(["true", "false"]) }
  }

  mutating func offerCases(of type: TypeID) {
    guard case .enumeration(let id) = graph.types[graph.unwrapped(type)] else { return }
    for value in graph.enumerations[id].cases { probe.offer(.enumerationCase(value)) }
  }

  /// Offers the parameters that no argument in a list is for, if the list contains the undeclared name as a label.
  mutating func offerLabels(of callee: Callee, in list: SyntaxNode) {
    // Every list of the program is asked, so the tokens are compared before the labels are collected.
    guard probe.name != .empty, (list.firstToken..<list.endToken).contains(where: { isProbe(list.tokens[$0]) }) else { return }
    let given = Resolver.labels(in: list)
    guard given.contains(probe.name) else { return }
    for id in callee.parameters where !given.contains(graph.parameters[id].name) {
      let parameter = graph.parameters[id]
      let isInScope = scope[parameter.name].map { graph.accepts(parameter.type, given: graph.parameters[$0].type) } ?? false
      if isInScope { probe.offer(.labelAndValue(id)) }
      probe.offer(.label(id))
    }
  }

  mutating func offerWords(_ words: [String]) {
    for word in words { probe.offer(.word(word)) }
  }
}
