import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller whose rows lead to other columns may conform: it says which row is selected.
  @MainActor public protocol ColumnReader: UIViewController {
    /// What the columns of the split around it show now. Called when everything is at rest: once the controller can be seen, and again
    /// whenever that has changed, after a tap, a link, Back, or a restored session.
    func read(_ columns: AnyColumns)
  }
}

extension NavGraph.UIKitHost {
  /// Tells the controllers that can be seen in the columns of splits what these show.
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
  /// A split further inside tells its own.
  fileprivate func tell(_ columns: NavGraph.AnyColumns) {
    if controller is UISplitViewController { return }
    for child in visible { child.tell(columns) }
    guard readColumns != columns, controller.viewIfLoaded != nil, let reader = screen as? any NavGraph.ColumnReader else { return }
    readColumns = columns
    reader.read(columns)
  }
}
