import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller that displays which of its rows is selected, because the rows lead to other columns.
  @MainActor public protocol ColumnReader: UIViewController {
    /// Receives the screens that the columns of the surrounding split show. It's called at rest: when the controller first becomes visible,
    /// and whenever the columns have changed.
    func read(_ columns: AnyColumns)
  }
}

extension NavGraph.UIKitHost {
  /// Calls the column readers that are visible in splits.
  func tellReaders() {
    for layer in layers { layer.visitVisible { ($0 as? NavGraph.SplitCoordinator<G>)?.tellReaders() } }
  }
}

extension NavGraph.SplitCoordinator {
  fileprivate func tellReaders() {
    guard let shown = host?.navigator.tree.node(id)?.shownColumns else { return }
    let columns = NavGraph.AnyColumns(shown)
    for child in visible { child.tell(columns) }
  }
}

extension NavGraph.ControllerOwner {
  /// Calls the column readers in this subtree, except those in an inner split.
  fileprivate func tell(_ columns: NavGraph.AnyColumns) {
    if controller is UISplitViewController { return }
    for child in visible { child.tell(columns) }
    guard readColumns != columns, controller.viewIfLoaded != nil, let reader = screen as? any NavGraph.ColumnReader else { return }
    readColumns = columns
    reader.read(columns)
  }
}
