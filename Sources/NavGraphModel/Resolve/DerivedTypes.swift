import NavGraphSyntax

/// The optional and list types that uses make of others, and the cases by which enums are found.
struct DerivedTypes {
  private struct CaseKey: Hashable {
    var enumeration: EnumerationID
    var name: Name
  }
  /// Both are indexed by `TypeID`.
  private var optionals: [TypeID?] = []
  private var lists: [TypeID?] = []
  /// The cases of enums that are too long to be searched one by one.
  private var casesOfLong: [CaseKey: EnumerationCaseID] = [:]
  /// The enums that some flow returns.
  private(set) var returned: [TypeID] = []
  /// The enums that have a case of each name; made when it is first needed.
  private var byCase: [Name: Set<TypeID>]?

  /// Shorter enums are searched case by case.
  private static var longEnumeration: Int { 32 }

  mutating func optional(_ type: TypeID, in graph: NavigationGraph) -> TypeID {
    if case .optional = graph.types[type] { return type }
    return DerivedTypes.derived(.optional(type), of: type, &optionals, graph)
  }

  mutating func list(_ type: TypeID, in graph: NavigationGraph) -> TypeID { DerivedTypes.derived(.list(type), of: type, &lists, graph) }

  private static func derived(_ made: Type, of type: TypeID, _ known: inout [TypeID?], _ graph: NavigationGraph) -> TypeID {
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

  /// The case of that name in a type, or in what an optional of it holds.
  func enumerationCase(_ name: Name, of type: TypeID, in graph: NavigationGraph) -> EnumerationCaseID? {
    guard case .enumeration(let id) = graph.types[graph.unwrapped(type)] else { return nil }
    let cases = graph.enumerations[id].cases
    if cases.count > DerivedTypes.longEnumeration { return casesOfLong[CaseKey(enumeration: id, name: name)] }
    return cases.first { graph.enumerationCases[$0].name == name }
  }

  /// Notes what a flow returns, if that is an enum.
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
