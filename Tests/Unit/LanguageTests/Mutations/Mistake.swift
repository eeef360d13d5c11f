import NavGraphSyntax

/// A kind of mistake, with its mutants of a valid program.
struct Mistake: Sendable, CustomStringConvertible {
  let description: String
  let mutants: @Sendable (Base) -> [Mutant]

  init(_ description: String, _ mutants: @escaping @Sendable (Base) -> [Mutant]) {
    self.description = description
    self.mutants = mutants
  }

  /// Creates a mistake with the mutants of all sites for which `mutant` isn't nil.
  init<Site>(
    _ description: String, at sites: @escaping @Sendable (Base) -> [Site], _ mutant: @escaping @Sendable (Base, Site) -> Mutant?
  ) {
    self.init(description) { base in sites(base).compactMap { mutant(base, $0) } }
  }
}

/// A program with one mistake, and the diagnostics that it must and may have.
struct Mutant {
  /// An expected diagnostic, located in these bytes of the valid program or in their replacement.
  struct Expected {
    var code: Int?
    /// The family, if any of its codes is expected.
    var family: Int?
    var range: SourceRange?
  }

  let edits: [Edit]
  /// The diagnostics that must be reported.
  let must: [Expected]
  /// The diagnostics that may also be reported, for the reason in a comment next to them.
  var may: [Expected] = []
  /// Whether diagnostics that depend on the mistake, such as those about unused declarations, are suppressed.
  var isPoisoned = false
  /// The index of a file that the mutant lacks.
  var withoutFile: Int?

  init(_ edits: Edit..., must: [Expected], may: [Expected] = [], isPoisoned: Bool = false) {
    self.edits = edits
    self.must = must
    self.may = may
    self.isPoisoned = isPoisoned
  }
}

extension Mutant.Expected {
  static func code(_ code: Int, _ node: SyntaxNode) -> Self { Self(code: code, range: node.range) }
  static func code(_ code: Int, at range: SourceRange) -> Self { Self(code: code, range: range) }
  static func family(_ family: Int, _ node: SyntaxNode) -> Self { Self(family: family, range: node.range) }
  static func anywhere(_ code: Int) -> Self { Self(code: code, range: nil) }
}
