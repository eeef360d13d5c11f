import NavGraphSyntax

/// A Swift module that has a part of the graph: what its screens look like to Swift, for the app's own code and for other modules.
package struct Module: Sendable {
  package var name: Name
  /// Where it is said first.
  package var nameRange: SourceRange
  /// Whether a `module` line says what it has; otherwise another module only needs types of it.
  package var isDeclared: Bool
  /// What its screens are made with, as `needs output` says; nil: as the app's are.
  package var output: App.Output?
  package var outputRange: SourceRange?

  package init(name: Name, nameRange: SourceRange, isDeclared: Bool) {
    self.name = name
    self.nameRange = nameRange
    self.isDeclared = isDeclared
  }
}

/// A `module` line: what follows it in its file is that module's, up to the next one. A `needs` line begins a section, too: what it says is
/// written in one module, and is another's.
package struct ModuleSection: Sendable {
  package var start: UInt32
  /// nil: elsewhere, the module isn't told where.
  package var module: ModuleID?
  /// In whose files it is written; nil: the app's.
  package var writer: ModuleID?
}

extension NavigationGraph {
  /// The module that has what is written there; nil: it is the app's own.
  package func module(of range: SourceRange) -> ModuleID? { section(of: range)?.module }

  /// The module in whose files it is written, be it only as a need; nil: the app's.
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

  /// Whether all that is known of it is what a module needs.
  package func isNeeded(_ declared: Declared) -> Bool { module(of: declared.range) != writer(of: declared.range) }

  /// The modules whose files are among these.
  package var declaredModules: [ModuleID] { modules.ids.filter { modules[$0].isDeclared } }

  /// What a module's screens are made with.
  package func output(of module: ModuleID) -> App.Output { modules[module].output ?? app?.output ?? .uikit }
}
