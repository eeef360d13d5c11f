import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A controller whose rows lead to other columns. A controller conforms to this protocol to show which row is selected.
  @MainActor public protocol ColumnReader: UIViewController {
    /// Reads the screens that the columns of the split around the controller show now. The host calls this method when everything is at
    /// rest: once the controller can be seen, and again whenever the columns have changed, after a tap, a link, Back, or a restored
    /// session.
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
  /// Passes the columns to the controllers that read them. A nested split passes its own columns.
  fileprivate func tell(_ columns: NavGraph.AnyColumns) {
    if controller is UISplitViewController { return }
    for child in visible { child.tell(columns) }
    guard readColumns != columns, controller.viewIfLoaded != nil, let reader = screen as? any NavGraph.ColumnReader else { return }
    readColumns = columns
    reader.read(columns)
  }
}
