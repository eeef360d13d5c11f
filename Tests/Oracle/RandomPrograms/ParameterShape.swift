/// A parameter, such as `since: Date? = nil`.
struct ParameterShape {
  var name: String
  var type: TypeShape
  var defaultValue: String?
  /// Whether a pattern may omit the placeholder.
  var mayMiss = false
  var isKey = false

  var text: String { "\(name): \(type.text)" + (isKey ? " key" : "") + (defaultValue.map { " = " + $0 } ?? "") }

  /// Whether an argument can be written if no value is in scope.
  var isSpared: Bool { defaultValue != nil || type.hasLiteral }
}
