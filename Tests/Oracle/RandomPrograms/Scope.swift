/// The values in scope at a position, and whether more can be declared.
struct Scope {
  var values: [ParameterShape] = []
  /// The parameters that were added because a value was required.
  var added: [ParameterShape] = []
  /// The percentage of values that become new parameters. If it is 0, none can be declared.
  var growth = 0
  /// Whether added parameters need a literal, because no value is in scope where they are passed.
  var isSpared = false
  /// Whether the values come from a pattern or a payload.
  var isCarried = false

  /// A scope without values, to which none can be added.
  static var empty: Scope { Scope() }

  init(_ values: [ParameterShape] = [], growth: Int = 0, isSpared: Bool = false) {
    self.values = values
    self.growth = growth
    self.isSpared = isSpared
  }

  /// Whether a parameter of the type can be added.
  func mayGrow(_ type: TypeShape) -> Bool { growth > 0 && (!isSpared || type.hasLiteral) && (!isCarried || type.isCarried) }

  /// Returns the names of the values that fit the type.
  func names(for type: TypeShape) -> [String] {
    var names: [String] = []
    for value in values + added where !value.mayMiss && type.accepts(value.type) { names.append(value.name) }
    return names
  }

  func holds(_ name: String) -> Bool { (values + added).contains { $0.name == name } }
}

/// The position in a sequence of steps, and the values in scope there.
struct Moment {
  var zone: Int
  /// The current screen. Nil after the sequence has navigated, and in a group of events.
  var screen: Int?
  var scope: Scope
  /// Whether a screen is certainly below on the stack.
  var isPushed = false
  /// Whether a screen was below before the sequence began. If a guard fails, its outcome handlers run there.
  var wasPushed = false
  /// Whether the sequence presents something with outcome handlers after it
  /// has navigated. If a guard fails, they run where the sequence began.
  var hasArmsElsewhere = false
  /// Whether the sender of the event supplies an anchor.
  var isAnchored = false
  var mayAnchor = true
}
