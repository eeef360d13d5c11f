/// A stored or computed property.
///
/// For example: `let navigator: NavGraph.Navigator<Messenger>`
package struct VariableDescription: Hashable, Sendable {
  package var doc: [String] = []
  package var isLet = false
  package var name: String
  /// The type, or an empty string if it is inferred from the value.
  package var type: String
  package var modifiers: [String] = []
  /// The initial value of a stored property.
  package var value: ExpressionDescription?
  /// The body of the getter, or nil for a stored property.
  package var getter: [Statement]?
  /// Whether it is a protocol requirement: `{ get }`.
  package var isRequirement = false

  package init(
    doc: [String] = [], name: String, type: String, isLet: Bool = false, modifiers: [String] = [], isRequirement: Bool = false,
    value: ExpressionDescription? = nil, getter: [Statement]? = nil
  ) {
    self.doc = doc
    self.name = name
    self.type = type
    self.isLet = isLet
    self.modifiers = modifiers
    self.isRequirement = isRequirement
    self.value = value
    self.getter = getter
  }
}
