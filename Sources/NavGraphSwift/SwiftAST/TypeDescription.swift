/// A type, or an extension of one.
///
/// For example: `nonisolated enum Root: Hashable, Sendable { ... }`
package struct TypeDescription: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `enum`, `struct`, `class`, `protocol`, `extension`
  }

  package var doc: [String] = []
  package var kind: Kind
  package var name: String
  /// The modifiers and attributes, such as `@MainActor` and `final`.
  package var modifiers: [String] = []
  package var inherits: [String] = []
  package var members: [Declaration]

  package init(
    doc: [String] = [], kind: Kind, name: String, modifiers: [String] = [], inherits: [String] = [], members: [Declaration] = []
  ) {
    self.doc = doc
    self.kind = kind
    self.name = name
    self.modifiers = modifiers
    self.inherits = inherits
    self.members = members
  }
}
