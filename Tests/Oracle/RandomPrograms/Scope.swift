/// The values that are in scope at a place, and whether their declaration may get one more.
struct Scope {
  var values: [ParameterShape] = []
  /// Those that were declared because a value was wanted.
  var added: [ParameterShape] = []
  /// How many of a hundred values become parameters of their own; 0 where none can be declared.
  var growth = 0
  /// Nothing is in scope where they are declared, so only types with literals fit.
  var isSpared = false
  /// What declares them comes from outside: a pattern or a payload.
  var isCarried = false

  /// Nothing in scope, and nothing can be.
  static var empty: Scope { Scope() }

  init(_ values: [ParameterShape] = [], growth: Int = 0, isSpared: Bool = false) {
    self.values = values
    self.growth = growth
    self.isSpared = isSpared
  }

  /// Whether a parameter of that type can be declared.
  func mayGrow(_ type: TypeShape) -> Bool { growth > 0 && (!isSpared || type.hasLiteral) && (!isCarried || type.isCarried) }

  /// The names of the values that fit.
  func names(for type: TypeShape) -> [String] {
    var names: [String] = []
    for value in values + added where !value.mayMiss && type.accepts(value.type) { names.append(value.name) }
    return names
  }

  func holds(_ name: String) -> Bool { (values + added).contains { $0.name == name } }
}
