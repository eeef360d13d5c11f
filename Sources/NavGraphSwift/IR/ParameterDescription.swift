/// A parameter of a function, or an associated value of a case. Names are escaped already.
///
/// For example: `on events: ChatList.Events`
package struct ParameterDescription: Hashable, Sendable {
  /// nil: the same as the name.
  package var label: String?
  package var name: String
  package var type: String
  package var defaultValue: ExpressionDescription?

  package init(label: String? = nil, _ name: String, _ type: String, default defaultValue: ExpressionDescription? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
