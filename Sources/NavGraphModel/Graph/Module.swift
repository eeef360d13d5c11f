import NavGraphSyntax

/// A Swift module that has a part of the graph: what its screens look like to Swift, for the app's own code and for other modules.
package struct Module: Sendable {
  package var name: Name
  /// Where it is said first.
  package var nameRange: SourceRange

  package init(name: Name, nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
  }
}

/// A `module` line: what follows it in its file is that module's, up to the next one.
package struct ModuleSection: Sendable {
  package var start: UInt32
  package var module: ModuleID
}

extension NavigationGraph {
  /// The module that has what is written there; nil: it is the app's own.
  package func module(of range: SourceRange) -> ModuleID? {
    let file = Int(range.file.index)
    guard moduleSections.indices.contains(file), !moduleSections[file].isEmpty else { return nil }
    let sections = moduleSections[file]
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : sections[low - 1].module
  }
}
