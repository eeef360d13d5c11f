import NavGraphSyntax

// Lookups that are uses: what was found is recorded with the place where it is named.
extension Resolver {
  /// What a name means where it is used.
  mutating func use(_ name: Token, in node: SyntaxNode) -> Meaning? {
    let meaning = meaning(of: name.name)
    if let meaning, let declared = declared(meaning) { noteUse(at: node.range(of: name), of: declared.nameRange) }
    return meaning
  }

  /// The value in sight of that name.
  mutating func value(of name: Token, in node: SyntaxNode) -> ParameterID? {
    let value = scope[name.name]
    if let value { noteUse(at: node.range(of: name), of: graph.parameters[value].nameRange) }
    return value
  }

  mutating func noteUse(of enumerationCase: EnumerationCaseID, at range: SourceRange) {
    noteUse(at: range, of: graph.enumerationCases[enumerationCase].nameRange)
  }

  /// Records that the names in one list of parameters are those of another declaration of the same thing.
  mutating func noteUses(at parameters: IDRange<Parameter>, of declared: IDRange<Parameter>) {
    for (one, other) in zip(parameters, declared) {
      noteUse(at: graph.parameters[one].nameRange, of: graph.parameters[other].nameRange)
    }
  }

  mutating func noteUse(at range: SourceRange, of declaration: SourceRange, isLabel: Bool = false) {
    graph.nameUses.append(NameUse(range: range, declaration: declaration, isLabel: isLabel))
  }
}
