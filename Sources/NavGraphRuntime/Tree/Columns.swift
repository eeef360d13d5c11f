import Foundation

nonisolated extension NavGraph {
  /// What the columns of a split show, for the rows that lead to them. A column with a stack shows its lowest screen: what is pushed on that
  /// belongs to the same row. nil: there is no such column, or in a narrow window the user hasn't gone there, or has gone back.
  public nonisolated struct Columns<G: Graph>: Hashable, Sendable {
    public var sidebar: G.Screen?
    public var content: G.Screen?
    public var detail: G.Screen?
    public var inspector: G.Screen?

    public init(sidebar: G.Screen? = nil, content: G.Screen? = nil, detail: G.Screen? = nil, inspector: G.Screen? = nil) {
      (self.sidebar, self.content, self.detail, self.inspector) = (sidebar, content, detail, inspector)
    }
  }

  /// What the columns of a split show, of whichever graph: `columns.of(Mail.self).detail`.
  public nonisolated struct AnyColumns: Hashable, Sendable {
    // Columns that aren't there yet are those of no graph.
    private let columns: (any Hashable & Sendable)?

    public init() { columns = nil }

    /// For previews and tests of a screen alone.
    public init<G: Graph>(_ columns: Columns<G>) { self.columns = columns }

    /// The columns, if they are of that graph: otherwise they show nothing.
    public func of<G: Graph>(_ graph: G.Type) -> Columns<G> { columns as? Columns<G> ?? Columns() }

    public static func == (one: AnyColumns, other: AnyColumns) -> Bool { one.hashable == other.hashable }

    public func hash(into hasher: inout Swift.Hasher) { hasher.combine(hashable) }

    private var hashable: AnyHashable? { columns.map { AnyHashable($0) } }
  }
}

nonisolated extension NavGraph.Node {
  /// What the columns show, if this is a split: those that can be seen, and those to which Back leads.
  package var shownColumns: NavGraph.Columns<G>? {
    guard case .split(_, let nodes, let focus) = content else { return nil }
    let shown = focus.shown(of: Set(nodes.keys))
    func screen(_ column: NavGraph.Column) -> G.Screen? { shown.contains(column) ? nodes[column]?.lowestScreen : nil }
    return NavGraph.Columns(
      sidebar: screen(.sidebar), content: screen(.content), detail: screen(.detail), inspector: screen(.inspector))
  }

  /// The screen itself, the lowest of a stack, or that of the tab or page that is selected.
  private var lowestScreen: G.Screen? {
    switch content {
    case .screen(let screen): screen
    case .stack(_, let nodes): nodes.first?.screen
    default: visible.last?.lowestScreen
    }
  }
}

extension NavGraph.Navigator {
  /// What the columns of that split show; nothing while it isn't there.
  public func columns(of split: G.Container) -> NavGraph.Columns<G> {
    tree.layers.lazy.compactMap { $0.container(split)?.shownColumns }.last ?? NavGraph.Columns()
  }
}

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
