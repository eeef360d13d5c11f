/// An associated type of a protocol.
///
/// For example: `associatedtype ChatView: View = AnyView`
package struct AssociatedTypeDescription: Hashable, Sendable {
  package var name: String
  package var constraint: String
  /// The default type. With a default, the compiler reports a missing method by
  /// name. Without one, it reports every associated type of the protocol instead.
  package var defaultType: String

  package init(name: String, constraint: String, default defaultType: String) {
    self.name = name
    self.constraint = constraint
    self.defaultType = defaultType
  }
}
