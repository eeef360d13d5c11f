import Foundation

nonisolated extension NavGraph {
  /// The screens that the columns of a split show, for example to mark the selected row of a list. In a stack, it's the lowest screen. Nil
  /// if the column doesn't exist, or isn't reached in a narrow window.
  public nonisolated struct Columns<G: Graph>: Hashable, Sendable {
    public var sidebar: G.Screen?
    public var content: G.Screen?
    public var detail: G.Screen?
    public var inspector: G.Screen?

    public init(sidebar: G.Screen? = nil, content: G.Screen? = nil, detail: G.Screen? = nil, inspector: G.Screen? = nil) {
      (self.sidebar, self.content, self.detail, self.inspector) = (sidebar, content, detail, inspector)
    }
  }

  /// The screens that the columns of a split show, for any graph: `columns.of(Mail.self).detail`.
  public nonisolated struct AnyColumns: Hashable, Sendable {
    // Nil before the columns are known. Such columns belong to no graph.
    private let columns: (any Hashable & Sendable)?

    public init() { columns = nil }

    /// Creates columns for previews and tests of a single screen.
    public init<G: Graph>(_ columns: Columns<G>) { self.columns = columns }

    /// Returns the columns if they belong to this graph, or empty columns otherwise.
    public func of<G: Graph>(_ graph: G.Type) -> Columns<G> { columns as? Columns<G> ?? Columns() }

    public static func == (one: AnyColumns, other: AnyColumns) -> Bool { one.hashable == other.hashable }

    public func hash(into hasher: inout Swift.Hasher) { hasher.combine(hashable) }

    private var hashable: AnyHashable? { columns.map { AnyHashable($0) } }
  }
}

nonisolated extension NavGraph.Node {
  /// The screens of the visible columns, and of those to which Back leads, if this node is a split.
  package var shownColumns: NavGraph.Columns<G>? {
    guard case .split(_, let nodes, let focus) = content else { return nil }
    let shown = focus.shown(of: Set(nodes.keys))
    func screen(_ column: NavGraph.Column) -> G.Screen? { shown.contains(column) ? nodes[column]?.lowestScreen : nil }
    return NavGraph.Columns(
      sidebar: screen(.sidebar), content: screen(.content), detail: screen(.detail), inspector: screen(.inspector))
  }

  /// The screen of this node: the node itself, the lowest screen of a stack, or that of the selected tab or page.
  private var lowestScreen: G.Screen? {
    switch content {
    case .screen(let screen): screen
    case .stack(_, let nodes): nodes.first?.screen
    default: visible.last?.lowestScreen
    }
  }
}

extension NavGraph.Navigator {
  /// Returns the screens that the columns of this split show, if it's in the tree.
  public func columns(of split: G.Container) -> NavGraph.Columns<G> {
    tree.layers.lazy.compactMap { $0.container(split)?.shownColumns }.last ?? NavGraph.Columns()
  }
}

nonisolated extension NavGraph {
  /// The visible columns of a split.
  public nonisolated struct Focus: Hashable, Sendable {
    /// The column that was requested last, which a collapsed split shows. Nil once the columns are side by side and at rest.
    public internal(set) var column: Column?
    /// Whether the columns form one stack, because the window is narrow.
    public internal(set) var isCollapsed = false
    /// Whether the inspector is shown. It's hidden until an event requests it.
    public internal(set) var showsInspector = false

    /// Returns the visible columns among `columns`.
    package func visible(of columns: Set<Column>) -> [Column] {
      if isCollapsed, showsInspector, columns.contains(.inspector) { return [.inspector] }
      return Column.allCases.filter { column in
        guard columns.contains(column) else { return false }
        if column == .inspector { return showsInspector }
        return !isCollapsed || column == front
      }
    }

    /// Returns the visible columns and those to which Back leads.
    func shown(of columns: Set<Column>) -> [Column] {
      guard isCollapsed else { return visible(of: columns) }
      return Column.allCases.filter { columns.contains($0) && ($0 == .inspector ? showsInspector : $0.order <= front.order) }
    }

    /// The column that a collapsed split shows.
    package var front: Column { column ?? .sidebar }

    mutating func bring(_ wanted: Column) {
      if wanted == .inspector {
        showsInspector = true
      } else {
        column = wanted
        // In a collapsed split, the inspector would cover the requested column.
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
