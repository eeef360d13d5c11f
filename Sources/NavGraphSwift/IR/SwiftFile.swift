/// A Swift source file as structure.
package struct SwiftFile: Hashable, Sendable {
  /// For example: `Messenger.swift`
  package var name: String
  /// Lines of the comment at the top.
  package var header: [String]
  /// For example: `Foundation`
  package var imports: [String]
  package var declarations: [Declaration]

  package init(name: String, header: [String], imports: [String], declarations: [Declaration]) {
    self.name = name
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }
}
