import NavGraphSyntax

/// The optional and list types that uses derive from others, and indices of the cases of enumerations.
struct DerivedTypes {
  private struct CaseKey: Hashable {
    var enumeration: EnumerationID
    var name: Name
  }
  /// The derived types, indexed by `TypeID`.
  private var optionals: [TypeID?] = []
  private var lists: [TypeID?] = []
  /// The cases of long enumerations.
  private var casesOfLong: [CaseKey: EnumerationCaseID] = [:]
  /// The enumerations that some flow returns.
  private(set) var returned: [TypeID] = []
  /// The enumerations that have a case with each name. Created when first needed.
  private var byCase: [Name: Set<TypeID>]?

  /// The number of cases up to which an enumeration is searched linearly.
  private static var longEnumeration: Int { 32 }

  mutating func optional(of type: TypeID, in graph: NavigationGraph) -> TypeID {
    if case .optional = graph.types[type] { return type }
    return DerivedTypes.derived(.optional(type), of: type, known: &optionals, in: graph)
  }

  mutating func list(of type: TypeID, in graph: NavigationGraph) -> TypeID {
    DerivedTypes.derived(.list(type), of: type, known: &lists, in: graph)
  }

  private static func derived(_ made: Type, of type: TypeID, known: inout [TypeID?], in graph: NavigationGraph) -> TypeID {
    if type.index < known.count, let known = known[type.index] { return known }
    while known.count <= type.index { known.append(nil) }
    let id = graph.types.append(made)
    known[type.index] = id
    return id
  }

  mutating func addCases(of id: EnumerationID, in graph: NavigationGraph) {
    let cases = graph.enumerations[id].cases
    guard cases.count > DerivedTypes.longEnumeration else { return }
    for found in cases { casesOfLong[CaseKey(enumeration: id, name: graph.enumerationCases[found].name)] = found }
  }

  /// Returns the case with a name in an enumeration or in an optional of one.
  func enumerationCase(named name: Name, of type: TypeID, in graph: NavigationGraph) -> EnumerationCaseID? {
    guard case .enumeration(let id) = graph.types[graph.unwrapped(type)] else { return nil }
    let cases = graph.enumerations[id].cases
    if cases.count > DerivedTypes.longEnumeration { return casesOfLong[CaseKey(enumeration: id, name: name)] }
    return cases.first { graph.enumerationCases[$0].name == name }
  }

  /// Records the result type of a flow if it is an enumeration.
  mutating func addReturned(_ type: TypeID, in graph: NavigationGraph) {
    if case .enumeration = graph.types[graph.unwrapped(type)], !returned.contains(type) { returned.append(type) }
  }

  mutating func enumerations(withCase name: Name, in graph: NavigationGraph) -> Set<TypeID> {
    if let byCase { return byCase[name] ?? [] }
    var result: [Name: Set<TypeID>] = [:]
    for id in graph.types.ids {
      guard case .enumeration(let enumeration) = graph.types[id] else { continue }
      for one in graph.enumerations[enumeration].cases { result[graph.enumerationCases[one].name, default: []].insert(id) }
    }
    byCase = result
    return result[name] ?? []
  }
}
