/// A type that whoever conforms to a protocol chooses.
///
/// For example: `associatedtype ChatView: View`
package struct AssociatedTypeDescription: Hashable, Sendable {
  package var name: String
  package var constraint: String

  package init(_ name: String, _ constraint: String) {
    self.name = name
    self.constraint = constraint
  }
}
