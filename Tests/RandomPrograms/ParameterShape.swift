/// A parameter: `since: Date? = nil`.
struct ParameterShape {
  var name: String
  var type: TypeShape
  var defaultValue: String?
  /// A placeholder that a pattern may leave out.
  var mayMiss = false

  var text: String { "\(name): \(type.text)" + (defaultValue.map { " = " + $0 } ?? "") }

  /// Whether an instance can be named where nothing is in scope.
  var isSpared: Bool { defaultValue != nil || type.hasLiteral }
}
