/// A parameter of a function, or an associated value of a case. Its names are already escaped.
///
/// For example: `on events: ChatList.Events`
package struct ParameterDescription: Hashable, Sendable {
  /// The argument label, or nil if it equals the name.
  package var label: String?
  package var name: String
  package var type: String
  package var defaultValue: ExpressionDescription?

  package init(label: String? = nil, name: String, type: String, default defaultValue: ExpressionDescription? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
