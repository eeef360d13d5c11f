import Foundation

nonisolated extension NavGraph {
  /// Which of a split's columns are seen.
  public nonisolated struct Focus: Hashable, Sendable {
    /// The one that was asked for last; a collapsed split shows it alone. At rest side by side there is none.
    public internal(set) var column: Column?
    /// The columns stand behind each other.
    public internal(set) var isCollapsed = false
    /// An inspector is hidden until it is asked for.
    public internal(set) var showsInspector = false

    /// The columns that can be seen, of those that there are.
    package func visible(of columns: Set<Column>) -> [Column] {
      if isCollapsed, showsInspector, columns.contains(.inspector) { return [.inspector] }
      return Column.allCases.filter { column in
        guard columns.contains(column) else { return false }
        if column == .inspector { return showsInspector }
        return !isCollapsed || column == front
      }
    }

    /// Those, and the ones to which Back leads.
    func shown(of columns: Set<Column>) -> [Column] {
      guard isCollapsed else { return visible(of: columns) }
      return Column.allCases.filter { columns.contains($0) && ($0 == .inspector ? showsInspector : $0.order <= front.order) }
    }

    /// The column of a collapsed split that is on top.
    package var front: Column { column ?? .sidebar }

    mutating func bring(_ wanted: Column) {
      if wanted == .inspector {
        showsInspector = true
      } else {
        column = wanted
        // There, it covers what is asked for.
        if isCollapsed { showsInspector = false }
      }
    }

    mutating func leave(_ left: Column, for neighbour: Column) {
      if left == .inspector {
        showsInspector = false
      } else if column == left {
        column = neighbour
      }
    }
  }
}
