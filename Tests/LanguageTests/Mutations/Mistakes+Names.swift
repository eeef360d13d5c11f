import NavGraphSyntax

// Mistakes of family 03: names that are misspelt, missing, doubled or forgotten.
extension Mistake {
  static let names: [Mistake] = [
    Mistake("a misspelt name", at: { $0.nodes(.instance, .guardUse, .uses, .barUse) }) { base, node in
      guard let reference = node.child(.reference), reference.endToken - reference.firstToken == 1,
        base.declaration(of: reference.text, .screen, .modal, .stack, .alert, .guardDecl, .events, .appearance, .pages) != nil
      else { return nil }
      return Mutant(reference.replaced(by: reference.text.misspelt), must: [.code(301, reference)], isPoisoned: true)
    },
  ]
}
