/// A Swift source file as structure.
package struct SwiftFile: Hashable, Sendable {
  /// For example: `Messenger.swift`
  package var name: String
  /// Lines of the comment at the top.
  package var header: [String]
  /// For example: `UIKit`. Foundation is added where one of its types is named.
  package var imports: [String]
  /// Modules that are imported to be tested, and what is meant by a name that several modules have: `Shop`, `enum Shop.Timer`.
  package var tested: [String] = []
  package var declarations: [Declaration]

  package init(name: String, header: [String], imports: [String], declarations: [Declaration]) {
    self.name = name
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }
}
