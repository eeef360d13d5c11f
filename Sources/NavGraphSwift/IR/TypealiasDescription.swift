/// Another name for a type.
///
/// For example: `typealias Event = NavGraph.Event<Messenger>`
package struct TypealiasDescription: Hashable, Sendable {
  package var name: String
  package var type: String

  package init(_ name: String, _ type: String) {
    self.name = name
    self.type = type
  }
}
