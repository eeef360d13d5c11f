import Foundation

nonisolated extension NavGraph {
  /// The navigation state of a scene as a value. Two states are equal if they show the same content, regardless of identities.
  public nonisolated protocol StateValue: Hashable, Sendable, Codable, CustomStringConvertible {
    associatedtype G: Graph
    /// The tree, with the identities that distinguish equal screens.
    var tree: Tree<G> { get }
  }
}

nonisolated extension NavGraph.StateValue {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.tree.rootFlow?.flow == right.tree.rootFlow?.flow else { return false }
    guard left.columns == right.columns else { return false }
    return left.tree.rootName == right.tree.rootName && left.modals == right.modals && left.tree.shape == right.tree.shape
  }

  public func hash(into hasher: inout Swift.Hasher) { hasher.combine(tree.shape) }

  /// For each split, the column that is shown if it's collapsed, and whether its inspector is shown.
  private var columns: [String] {
    var all: [String] = []
    for layer in tree.layers {
      layer.walk({ $0.children }) {
        guard case .split(_, _, let focus) = $0.content else { return }
        all.append((focus.isCollapsed ? focus.front.rawValue : "") + (focus.showsInspector ? " and inspector" : ""))
      }
    }
    return all
  }

  /// The visible screens of the top layer.
  public var screens: [G.Screen] {
    var found: [G.Screen] = []
    let top = tree.modals.isEmpty ? tree.root : tree.modals.last?.content
    top?.walk({ $0.visible }) { if let screen = $0.screen { found.append(screen) } }
    return found
  }

  /// Returns the screens of the stack, the lowest first. Empty if the stack isn't in the tree.
  public func screens(in container: G.Container) -> [G.Screen] {
    tree.layers.lazy.compactMap { $0.container(container) }.first?.stack?.compactMap { $0.screen } ?? []
  }

  /// Returns the name of the selected tab or page of the container.
  public func selected(in container: G.Container) -> String? {
    switch tree.layers.lazy.compactMap({ $0.container(container) }).first?.content {
    case .tabs(let name, _, let index): G.tabNames(of: name).dropFirst(index).first
    case .pages(let name, _, let index): G.pageNames(of: name).dropFirst(index).first
    default: nil
    }
  }

  /// The presented modals, from the bottom up.
  public var modals: [G.Modal] { tree.modals.map { $0.modal } }

  public var description: String {
    var lines: [String] = []
    func line(_ node: NavGraph.Node<G>) -> String {
      switch node.content {
      case .blank: "nothing"
      case .screen(let screen): "\(screen)"
      case .stack(_, let nodes): "[" + nodes.map(line).joined(separator: ", ") + "]"
      case .tabs(let name, let nodes, let selected): tabs(G.tabNames(of: name), nodes, selected)
      case .pages(let name, let nodes, let selected): tabs(G.pageNames(of: name), nodes, selected)
      case .split(_, let columns, let focus):
        NavGraph.Column.allCases.compactMap { column in
          columns[column].map { (focus.isCollapsed && column == focus.front ? "*" : "") + column.rawValue + ": " + line($0) }
        }.joined(separator: ", ")
      }
    }
    func tabs(_ names: [String], _ nodes: [NavGraph.Node<G>], _ selected: Int) -> String {
      zip(names, nodes).enumerated().map { index, tab in
        (index == selected ? "*" : "") + tab.0 + ": " + line(tab.1)
      }.joined(separator: ", ")
    }
    lines.append((tree.rootName.map { "\($0)" } ?? "no root") + "(" + line(tree.root) + ")")
    for modal in tree.modals { lines.append("\(modal.modal)" + (modal.content.map { "(" + line($0) + ")" } ?? "")) }
    return lines.joined(separator: " < ")
  }

  /// Encodes the state as a snapshot, up to the first part that can't be encoded. Throws an error if there's no root.
  public func encode(to encoder: any Swift.Encoder) throws {
    guard let snapshot = NavGraph.Snapshot(tree) else {
      let context = Swift.EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "there is no root to keep")
      throw Swift.EncodingError.invalidValue(self, context)
    }
    try snapshot.encode(to: encoder)
  }
}

nonisolated extension NavGraph.Tree {
  /// Decodes a snapshot, as far as this graph allows it. Throws an error if the root doesn't belong to this graph.
  public init(from decoder: any Swift.Decoder) throws {
    let snapshot = try NavGraph.Snapshot(from: decoder)
    self.init(idiom: snapshot.modals.lazy.compactMap { $0.idiom.flatMap(NavGraph.Idiom.init(word:)) }.first ?? .phone)
    guard snapshot.version == NavGraph.Snapshot.version, restore(snapshot) else {
      throw Swift.DecodingError.dataCorrupted(
        Swift.DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no root of this graph"))
    }
    restoreModals(of: snapshot)
    markEntered()
  }
}
