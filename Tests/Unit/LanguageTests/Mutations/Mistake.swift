import NavGraphSyntax

/// A kind of mistake, and all the places of a sound program where it can be made.
struct Mistake: Sendable, CustomStringConvertible {
  let description: String
  let mutants: @Sendable (Base) -> [Mutant]

  init(_ description: String, _ mutants: @escaping @Sendable (Base) -> [Mutant]) {
    self.description = description
    self.mutants = mutants
  }

  /// One mutant of each of these places, where there is one.
  init<Site>(
    _ description: String, at sites: @escaping @Sendable (Base) -> [Site], _ mutant: @escaping @Sendable (Base, Site) -> Mutant?
  ) {
    self.init(description) { base in sites(base).compactMap { mutant(base, $0) } }
  }
}

/// A program with one mistake, and what must be said about it.
struct Mutant {
  /// A finding of this kind, about something between these bytes of the sound program (or what was put there).
  struct Finding {
    var code: Int?
    /// Any code of it.
    var family: Int?
    var range: SourceRange?
  }

  let edits: [Edit]
  /// Each of these is reported.
  let must: [Finding]
  /// These may be reported as well, for the reason that stands beside them in the code.
  var may: [Finding] = []
  /// What depends on what is broken is not judged: nothing is called unused or out of reach because of it.
  var isPoisoned = false
  /// A file that the program lacks.
  var withoutFile: Int?

  init(_ edits: Edit..., must: [Finding], may: [Finding] = [], isPoisoned: Bool = false) {
    self.edits = edits
    self.must = must
    self.may = may
    self.isPoisoned = isPoisoned
  }
}

extension Mutant.Finding {
  static func code(_ code: Int, _ node: SyntaxNode) -> Self { Self(code: code, range: node.range) }
  static func code(_ code: Int, at range: SourceRange) -> Self { Self(code: code, range: range) }
  static func family(_ family: Int, _ node: SyntaxNode) -> Self { Self(family: family, range: node.range) }
  static func anywhere(_ code: Int) -> Self { Self(code: code, range: nil) }
}
