import NavGraphSyntax

/// The values in scope: a screen's parameters, then an event's, which hide them, then an outcome handler's binding.
struct Scope: Sendable {
  private static let nothing = UInt32.max
  private var parameterOf: [UInt32]
  private var log: [(name: Name, before: UInt32)] = []
  /// The result of a flow in an outcome handler for `finished` that doesn't name it.
  var unnamedResult: UnnamedResult?
  /// Whether some parameters of the current declaration couldn't be read, so that an unknown name may be one of them.
  var isOwnerUnsure = false
  /// Whether the current position is part of a target, where the link doesn't supply missing values.
  var isInTarget = false

  init(names: Int) { parameterOf = Array(repeating: Scope.nothing, count: names) }

  /// The current state of the scope, which `leave` restores.
  var mark: Int { log.count }

  subscript(name: Name) -> ParameterID? {
    let index = Int(name.raw)
    guard index < parameterOf.count, parameterOf[index] != Scope.nothing else { return nil }
    return ParameterID(raw: parameterOf[index])
  }

  /// Adds a value to the scope. It hides a value with the same name until the scope is left.
  mutating func bind(_ name: Name, to parameter: ParameterID) {
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

  /// The names in scope, each once, even if a value hides another one. Those that were bound last are first.
  var names: some Sequence<Name> { log.reversed().lazy.filter { $0.before == Scope.nothing }.map(\.name) }
}

/// The result of a flow in an outcome handler for `finished` or a button without `(name)`.
struct UnnamedResult {
  var type: TypeID
  /// The word `finished`, or the button's name.
  var word: String
  var outcome: SourceRange
}
