/// A parameter: `since: Date? = nil`.
struct ParameterShape {
  var name: String
  var type: TypeShape
  var defaultValue: String?
  /// A placeholder that a pattern may leave out.
  var mayMiss = false
  /// Of a screen: it tells one place from another.
  var isKey = false

  var text: String { "\(name): \(type.text)" + (isKey ? " key" : "") + (defaultValue.map { " = " + $0 } ?? "") }

  /// Whether an instance can be named where nothing is in scope.
  var isSpared: Bool { defaultValue != nil || type.hasLiteral }
}
