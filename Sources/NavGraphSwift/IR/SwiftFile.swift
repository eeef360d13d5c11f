/// A Swift source file as structure.
package struct SwiftFile: Hashable, Sendable {
  /// For example: `Messenger.swift`
  package var name: String
  /// Lines of the comment at the top.
  package var header: [String]
  /// For example: `UIKit`. Foundation is added where one of its types is named.
  package var imports: [String]
  /// Modules that are imported if the file names something of them.
  package var modules: [Import] = []
  /// Modules that are imported to be tested, and what is meant by a name that several modules have: `Shop`, `enum Shop.Timer`.
  package var tested: [String] = []
  package var declarations: [Declaration]

  /// A module that may be imported.
  package struct Import: Hashable, Sendable {
    package var module: String
    /// What tells that it is needed: a namespace with a dot behind it, or the name of a type.
    package var names: [String]
    /// Whether it is imported where nothing of it is named, too: members of its types may be used there.
    package var isAlways: Bool

    package init(_ module: String, where names: [String], isAlways: Bool = false) {
      self.module = module
      self.names = names
      self.isAlways = isAlways
    }
  }

  package init(name: String, header: [String], imports: [String], modules: [Import] = [], declarations: [Declaration]) {
    self.name = name
    self.header = header
    self.imports = imports
    self.modules = modules
    self.declarations = declarations
  }
}
