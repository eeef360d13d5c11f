import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The owner of a split view controller in column style, and of the content of its columns.
  ///
  /// In a collapsed split, the column on top is determined by what is in the window. UIKit pushes the columns' navigation controllers onto
  /// the first one, so the stacks don't show which column is on top.
  @MainActor public final class SplitCoordinator<G: Graph>: Coordinator<G>, UISplitViewControllerDelegate {
    public let splitViewController: UISplitViewController
    private var columns: [Column: SplitColumn<G>] = [:]
    /// Whether the split has been on the screen, so that `isCollapsed` is reliable.
    private var hasBeenSeen = false
    /// The column that both the screen and the tree showed last. The user can go back only from this column.
    private var agreed: Column?
    /// The column of the last call of `show`, and the number of attempts.
    private var asked: (column: Column, times: Int)?
    private var inspectorWasUp = false
    private var inspectorAsked: Bool?
    private var isUncovering = false
    /// The number of consecutive changes of a column that UIKit has refused.
    private var refusals = 0

    init(host: UIKitHost<G>, node: Node<G>) {
      let hasContent = node.splitColumns?[.content] != nil
      let style: UISplitViewController.Style = hasContent ? .tripleColumn : .doubleColumn
      splitViewController = node.container.map { host.containers.split($0, style) } ?? SplitController(style: style)
      super.init(host: host, node: node, controller: splitViewController)
      splitViewController.delegate = self
      let options = node.container.map { G.options(of: $0) } ?? SplitOptions()
      splitViewController.preferredDisplayMode = options.display.mode
      splitViewController.preferredSplitBehavior = options.behavior.behavior
    }

    public override var children: [Coordinator<G>] { Column.allCases.compactMap { columns[$0]?.content } }
    override var containers: [ControllerOwner] { children }
    override var isAsAgreed: Bool { false }

    var detail: SplitColumn<G>? { columns[.detail] }

    /// The controllers that the app has pushed in columns without a stack.
    override var opaque: [UIViewController] { Column.allCases.flatMap { columns[$0]?.opaque ?? [] } }

    private var isCoveredByApp: Bool {
      first { $0.opaque.contains { $0.viewIfLoaded?.window != nil } ? true : nil } ?? false
    }

    // MARK: Updating

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .split(_, let nodes, let focus) = node.content else { return false }
      if uncovers(nodes) { return true }
      var hasChanged = false
      for column in Column.allCases {
        // Changes of a column that isn't on top are invisible.
        let isAnimated = animated && (!focus.isCollapsed || column == focus.front)
        guard change(column, to: nodes[column], host, animated: isAnimated) else { continue }
        hasChanged = true
        guard splitViewController.isCollapsed else { continue }
        // The columns of a collapsed split form one stack, and UIKit refuses a second change during a transition.
        if seenColumn != focus.front { agreed = nil }
        return true
      }
      return bring(focus) || showInspector(focus) || hasChanged
    }

    /// Shows `node` in a column, or nothing if it's nil. Returns whether anything changed.
    private func change(_ column: Column, to node: Node<G>?, _ host: UIKitHost<G>, animated: Bool) -> Bool {
      guard let name = column.name else { return false }
      guard let node else {
        if columns.removeValue(forKey: column) != nil { splitViewController.setViewController(nil, for: name) }
        return false
      }
      if let shown = columns[column], let change = shown.update(to: node, host: host, animated: animated) { return change }
      let fresh = SplitColumn(node, host: host)
      splitViewController.setViewController(fresh.controller, for: name)
      // UIKit may refuse the change.
      guard splitViewController.viewController(for: name) === fresh.controller else { return triesAgain() }
      columns[column] = fresh
      refusals = 0
      return true
    }

    /// Schedules another attempt after UIKit has refused a column. After a second refusal, the next step tries again.
    private func triesAgain() -> Bool {
      refusals += 1
      guard refusals == 1 else { return false }
      host?.lookAgain()
      return true
    }

    /// Reveals a column whose stack must change while UIKit has pushed other columns on it. Those are shown again afterwards.
    private func uncovers(_ nodes: [Column: Node<G>]) -> Bool {
      func isCovered(_ column: Column) -> Bool {
        guard let node = nodes[column], let shown = columns[column] else { return false }
        return shown.differs(from: node) && shown.isCovered
      }
      guard splitViewController.isCollapsed, !isUncovering, let name = Column.allCases.first(where: isCovered)?.name else {
        isUncovering = false
        return false
      }
      isUncovering = true
      agreed = nil
      splitViewController.show(name)
      return true
    }

    /// Shows the column that is to be on top. In a collapsed split, UIKit doesn't show a new controller by itself.
    private func bring(_ focus: Focus) -> Bool {
      // A collapsed split always has a column on top, even if none was requested.
      guard let column = focus.isCollapsed ? focus.front : focus.column, let name = column.name else { return false }
      let seen = seenColumn
      // Controllers outside the graph may cover all columns.
      if seen == column || seen == nil && isCoveredByApp { return false }
      let times = asked?.column == column ? asked?.times ?? 0 : 0
      // The result is visible only in a collapsed split that is on the screen.
      guard times == 0 || times == 1 && seen != nil else {
        if let seen { host?.navigator.hostCollapsed(id, onto: seen) }
        return false
      }
      asked = (column, times + 1)
      splitViewController.show(name)
      return true
    }

    private func showInspector(_ focus: Focus) -> Bool {
      guard #available(iOS 26.0, *), columns[.inspector] != nil else { return false }
      let isUp = splitViewController.isShowing(.inspector)
      guard focus.showsInspector != isUp, focus.showsInspector != inspectorAsked else { return false }
      inspectorAsked = focus.showsInspector
      if focus.showsInspector { splitViewController.show(.inspector) } else { splitViewController.hide(.inspector) }
      return true
    }

    // MARK: Reading

    override func absorb() {
      super.absorb()
      // The system resizes windows in the background to take snapshots, so changes there are ignored.
      guard splitViewController.viewIfLoaded?.window?.windowScene?.activationState != .background,
        let host, case .split(_, _, let focus)? = host.navigator.tree.node(id)?.content
      else { return }
      hasBeenSeen = hasBeenSeen || splitViewController.viewIfLoaded?.window != nil
      if focus.isCollapsed != splitViewController.isCollapsed {
        // The tree gets the visible column, so that the user can go back from it immediately.
        (inspectorWasUp, inspectorAsked, asked, agreed) = (false, nil, nil, seenColumn)
        let column = splitViewController.isCollapsed ? seenColumn ?? topColumn : nil
        return host.navigator.hostCollapsed(id, onto: column)
      }
      absorbInspector(focus)
      guard focus.isCollapsed else {
        // If the columns are side by side, the requested column is visible.
        if hasBeenSeen, let column = focus.column, asked?.column == column {
          asked = nil
          host.navigator.hostCollapsed(id, onto: nil)
        }
        return
      }
      guard let seen = seenColumn else { return }
      if seen == focus.front {
        (agreed, asked) = (seen, nil)
      } else if agreed == focus.front, seen.order < focus.front.order {
        agreed = seen
        host.navigator.hostWentBack(to: seen, in: id)
      }
    }

    private func absorbInspector(_ focus: Focus) {
      guard #available(iOS 26.0, *) else {
        // Before iOS 26, UIKit has no inspector column.
        if focus.showsInspector { host?.navigator.hostHidInspector(of: id) }
        return
      }
      guard columns[.inspector] != nil, splitViewController.viewIfLoaded?.window != nil else { return }
      let isUp = splitViewController.isShowing(.inspector)
      if inspectorWasUp, !isUp, focus.showsInspector { host?.navigator.hostHidInspector(of: id) }
      inspectorWasUp = isUp
      if isUp == focus.showsInspector { inspectorAsked = nil }
    }

    /// The column on top of a collapsed split; nil if something else covers it.
    private var seenColumn: Column? {
      guard splitViewController.isCollapsed else { return nil }
      return [.detail, .content, .sidebar].first { columns[$0]?.isSeen ?? false }
    }

    /// The column that is on top when the split collapses.
    private var topColumn: Column { host?.navigator.tree.node(id)?.columnOnTop ?? .sidebar }

    public func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn.name ?? proposedTopColumn }

    public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) { host?.lookAgain() }

    public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) { host?.lookAgain() }

    public func splitViewController(_ splitViewController: UISplitViewController, didHide column: UISplitViewController.Column) {
      // The inspector may be hidden before the coordinator has observed that it was shown.
      if #available(iOS 26.0, *), column == .inspector { inspectorWasUp = true }
      host?.lookAgain()
    }
  }
}

extension NavGraph.Column {
  /// UIKit's name of the column; nil for the inspector before iOS 26.
  fileprivate var name: UISplitViewController.Column? {
    switch self {
    case .sidebar: .primary
    case .content: .supplementary
    case .detail: .secondary
    case .inspector: if #available(iOS 26.0, *) { .inspector } else { nil }
    }
  }
}

extension NavGraph.SplitOptions.Display {
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

extension NavGraph.SplitOptions.Behavior {
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic: .automatic
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }
}
