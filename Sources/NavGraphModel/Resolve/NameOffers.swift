import NavGraphSyntax

/// A name without a declaration, and the names that would be legal instead.
///
/// The resolver knows the expected kind only where it reports an unknown name. So an undeclared name is put there, and the reporting
/// function records the legal names.
package struct NameProbe {
  /// The undeclared name; `Name.empty` if there is none.
  var name = Name.empty
  package private(set) var offers: [NameOffer] = []
  /// Whether arguments can follow the name.
  package internal(set) var takesArguments = false
  /// Whether the name is the code of a diagnostic. Only the compiler knows all codes.
  package internal(set) var isCode = false
  private var seen: Set<NameOffer> = []

  package init() {}

  mutating func offer(_ offer: NameOffer) {
    if seen.insert(offer).inserted { offers.append(offer) }
  }
}

/// Resolves files that contain the undeclared name `probe`, and returns what is legal there, with the graph.
package func nameOffers(
  for probe: String, in trees: [SyntaxTree], names: consuming NameTable, diagnostics: [Diagnostic]
) -> (graph: NavigationGraph, probe: NameProbe) {
  let name = names.intern(probe)
  var resolver = Resolver(for: trees, names: names, diagnostics: diagnostics)
  resolver.probe.name = name
  resolver.resolveAll()
  return (resolver.graph, resolver.probe)
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
