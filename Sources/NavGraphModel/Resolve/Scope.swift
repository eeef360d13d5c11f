import NavGraphSyntax

/// The values in sight: a screen's parameters, an event's in front of them, an arm's binding in front of those.
struct Scope: Sendable {
  private static let nothing = UInt32.max
  private var parameterOf: [UInt32]
  private var log: [(name: Name, before: UInt32)] = []
  /// In an outcome handler for `finished` that gives the result no name: that result.
  var unnamedResult: UnnamedResult?
  /// Whether the parameters of the declaration that is being resolved couldn't be read in full: a name may be one of them.
  var isOwnerUnsure = false
  /// Whether what is being resolved is part of a target: the link doesn't supply what is missing there.
  var isInTarget = false

  init(names: Int) { parameterOf = Array(repeating: Scope.nothing, count: names) }

  /// Where the scope stands; `leave` goes back to it.
  var mark: Int { log.count }

  subscript(name: Name) -> ParameterID? {
    let index = Int(name.raw)
    guard index < parameterOf.count, parameterOf[index] != Scope.nothing else { return nil }
    return ParameterID(raw: parameterOf[index])
  }

  /// Brings a value into sight; a value of the same name is hidden until the scope is left.
  mutating func bind(_ name: Name, _ parameter: ParameterID) {
    let index = Int(name.raw)
    if index >= parameterOf.count {
      parameterOf.append(contentsOf: repeatElement(Scope.nothing, count: index + 1 - parameterOf.count))
    }
    log.append((name, parameterOf[index]))
    parameterOf[index] = parameter.raw
  }

  mutating func leave(to mark: Int) {
    while log.count > mark {
      let entry = log.removeLast()
      parameterOf[Int(entry.name.raw)] = entry.before
    }
  }

  /// The names in sight, the nearest first.
  var names: some Sequence<Name> { log.reversed().lazy.map(\.name) }
}

/// What a flow returns to an outcome handler that says `finished`, or names a button, without `(name)`.
struct UnnamedResult {
  var type: TypeID
  /// The word `finished`, or the button's name.
  var word: String
  var outcome: SourceRange
}
