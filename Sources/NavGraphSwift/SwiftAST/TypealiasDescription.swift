/// A type alias, for a type or a protocol composition.
///
/// For example: `typealias Event = NavGraph.Event<Messenger>`
package struct TypealiasDescription: Hashable, Sendable {
  package var doc: [String] = []
  package var name: String
  /// The type, or the protocols of a composition.
  package var types: [String]

  package init(doc: [String] = [], name: String, type: String) {
    self.doc = doc
    self.name = name
    types = [type]
  }

  package init(doc: [String], name: String, composing types: [String]) {
    self.doc = doc
    self.name = name
    self.types = types
  }
}
