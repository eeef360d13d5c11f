/// A type that is chosen by what conforms to a protocol.
///
/// For example: `associatedtype ChatView: View = AnyView`
package struct AssociatedTypeDescription: Hashable, Sendable {
  package var name: String
  package var constraint: String
  /// The type where nothing chooses one. With it, the compiler names a method that is missing; without it, it names every associated type of
  /// the protocol instead, and not the method.
  package var defaultType: String

  package init(_ name: String, _ constraint: String, default defaultType: String) {
    self.name = name
    self.constraint = constraint
    self.defaultType = defaultType
  }
}
