import NavGraphSyntax

/// A Swift module that contains a part of the graph.
package struct Module: Sendable {
  package var name: Name
  /// The range of the first mention of the module.
  package var nameRange: SourceRange
  /// Whether a `module` line declares the module. Otherwise, another module only needs types of it.
  package var isDeclared: Bool
  /// The UI framework of the module's screens, as `needs output` specifies it; if nil, the app's.
  package var output: App.Output?
  package var outputRange: SourceRange?

  package init(name: Name, nameRange: SourceRange, isDeclared: Bool) {
    self.name = name
    self.nameRange = nameRange
    self.isDeclared = isDeclared
  }
}

/// A section of a file that begins at a `module` line and belongs to that module. A `needs` line begins a section too: one module contains
/// its text, and another owns what it declares.
package struct ModuleSection: Sendable {
  package var start: UInt32
  /// The module that owns the declarations; nil for the app, or if it isn't known.
  package var module: ModuleID?
  /// The module whose files contain the section; nil for the app.
  package var writer: ModuleID?
}

extension NavigationGraph {
  /// Returns the module that owns the declaration at a range; nil for the app.
  package func module(of range: SourceRange) -> ModuleID? { section(of: range)?.module }

  /// Returns the module whose files contain a range, including declarations of needs; nil for the app.
  package func writer(of range: SourceRange) -> ModuleID? { section(of: range)?.writer }

  private func section(of range: SourceRange) -> ModuleSection? {
    let file = Int(range.file.index)
    guard moduleSections.indices.contains(file), !moduleSections[file].isEmpty else { return nil }
    let sections = moduleSections[file]
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : sections[low - 1]
  }

  /// Whether a declaration is only known because a module needs it.
  package func isNeeded(_ declared: Declared) -> Bool { module(of: declared.range) != writer(of: declared.range) }

  /// The modules that a `module` line declares.
  package var declaredModules: [ModuleID] { modules.ids.filter { modules[$0].isDeclared } }

  /// Returns the UI framework of a module's screens.
  package func output(of module: ModuleID) -> App.Output { modules[module].output ?? app?.output ?? .uikit }
}
