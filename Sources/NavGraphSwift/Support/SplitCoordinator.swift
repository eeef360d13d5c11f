import UIKit

extension Navigation {
  /// Owns a split view controller in column style, and the content of its columns.
  @MainActor public class SplitCoordinator<G: UIKitGraph>: Coordinator<G>, UISplitViewControllerDelegate {
    public let splitViewController: UISplitViewController
    private let container: G.Container?
    private var columns: [Column: Coordinator<G>] = [:]
    private var front: Column?

    public required init(host: UIKitHost<G>, node: Node<G>) {
      container = node.container
      let hasContent = node.splitColumns?[.content] != nil
      splitViewController = UISplitViewController(style: hasContent ? .tripleColumn : .doubleColumn)
      super.init(host: host, node: node, controller: splitViewController)
      splitViewController.delegate = self
      let options = container.map { G.options(of: $0) } ?? SplitOptions()
      splitViewController.preferredDisplayMode = options.display.mode
      splitViewController.preferredSplitBehavior = options.behavior.behavior
    }

    public override var children: [Coordinator<G>] { Column.allCases.compactMap { columns[$0] } }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .split(_, let nodes, let wanted) = node.content else { return false }
      var hasChanged = false
      for column in Column.allCases {
        guard let name = column.name else { continue }
        guard let node = nodes[column] else {
          if columns.removeValue(forKey: column) != nil {
            splitViewController.setViewController(nil, for: name)
            hasChanged = true
          }
          continue
        }
        if let content = columns[column], content.id == node.id {
          hasChanged = content.update(to: node, animated: animated) || hasChanged
        } else {
          let content = host.coordinator(for: node)
          columns[column] = content
          splitViewController.setViewController(content.controller, for: name)
          hasChanged = true
        }
      }
      if front != wanted {
        // Collapsed, a new controller for a column does not show itself.
        if front != nil || wanted != .sidebar, let name = wanted.name {
          splitViewController.show(name)
          hasChanged = true
        }
        front = wanted
      }
      return hasChanged
    }

    public func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      guard let container, let node = host?.navigator.tree.node(id), let shown = node.splitColumns else { return proposedTopColumn }
      if let column = G.options(of: container).collapsesTo { return column.name ?? proposedTopColumn }
      let declared = G.columns(of: container)
      let changed = Column.allCases.last { $0 != .inspector && shown[$0] != nil && shown[$0]?.shape != declared[$0] }
      return (changed ?? .sidebar).name ?? proposedTopColumn
    }
  }
}

extension Navigation.Column {
  /// UIKit's name for the column; the inspector has none before iOS 26.
  fileprivate var name: UISplitViewController.Column? {
    switch self {
    case .sidebar: .primary
    case .content: .supplementary
    case .detail: .secondary
    case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
    }
  }
}

extension Navigation.SplitOptions.Display {
  fileprivate var mode: UISplitViewController.DisplayMode {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .oneOverSecondary: .oneOverSecondary
    case .twoBesideSecondary: .twoBesideSecondary
    case .twoOverSecondary: .twoOverSecondary
    case .twoDisplaceSecondary: .twoDisplaceSecondary
    }
  }
}

extension Navigation.SplitOptions.Behavior {
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic: .automatic
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }
}
