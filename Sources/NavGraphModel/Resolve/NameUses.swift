import NavGraphSyntax

// Lookups that record a use of the name that they find.
extension Resolver {
  /// Returns the symbol of a name, and records the use.
  mutating func use(_ name: Token, in node: SyntaxNode) -> Symbol? {
    let meaning = meaning(of: name.name)
    if let meaning, let declared = declared(of: meaning) { noteUse(at: node.range(of: name), of: declared.nameRange) }
    return meaning
  }

  /// Returns the value in scope with a name, and records the use.
  mutating func value(of name: Token, in node: SyntaxNode) -> ParameterID? {
    let value = scope[name.name]
    if let value { noteUse(at: node.range(of: name), of: graph.parameters[value].nameRange) }
    return value
  }

  mutating func noteUse(of enumerationCase: EnumerationCaseID, at range: SourceRange) {
    noteUse(at: range, of: graph.enumerationCases[enumerationCase].nameRange)
  }

  /// Records that the names in one list of parameters are those of another declaration of the same entity.
  mutating func noteUses(at parameters: IDRange<Parameter>, of declared: IDRange<Parameter>) {
    for (one, other) in zip(parameters, declared) {
      noteUse(at: graph.parameters[one].nameRange, of: graph.parameters[other].nameRange)
    }
  }

  mutating func noteUse(at range: SourceRange, of declaration: SourceRange, isLabel: Bool = false) {
    graph.nameUses.append(NameUse(range: range, declaration: declaration, isLabel: isLabel))
  }
}

/// A use of a declared name in the sources.
///
/// Uses are in the order of their resolution, and occur once for each root in which they were resolved.
package struct NameUse: Hashable, Sendable {
  /// The range of the name at the use.
  package var range: SourceRange
  /// The range of the name in the declaration.
  package var declaration: SourceRange
  /// Whether the name is the label of an argument. In `Chat(id)`, the same word names a value as well.
  package var isLabel = false
}
