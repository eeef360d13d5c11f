/// A function, an initializer, or the protocol requirement for one.
///
/// For example: `static func open(chat: ChatID) -> Event { ... }`
package struct FunctionDescription: Hashable, Sendable {
  package var doc: [String] = []
  /// `init` for an initializer.
  package var name: String
  package var modifiers: [String] = []
  package var parameters: [ParameterDescription] = []
  package var isAsync = false
  /// The type of the errors that it throws.
  package var throwing: String?
  package var returns: String?
  /// The body, or nil for a protocol requirement.
  package var body: [Statement]?
  package var isPrivate = false

  package init(
    doc: [String] = [], name: String, modifiers: [String] = [], parameters: [ParameterDescription] = [], isAsync: Bool = false,
    throwing: String? = nil, returns: String? = nil, isPrivate: Bool = false, body: [Statement]? = nil
  ) {
    self.doc = doc
    self.name = name
    self.modifiers = modifiers
    self.parameters = parameters
    self.isAsync = isAsync
    self.throwing = throwing
    self.returns = returns
    self.isPrivate = isPrivate
    self.body = body
  }
}
