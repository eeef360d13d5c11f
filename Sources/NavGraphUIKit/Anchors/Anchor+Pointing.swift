import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Anchor {
  /// A popover that points at a view which has gone would end the app.
  var isOnScreen: Bool {
    let item = current
    if let view = item as? UIKit.UIView { return view.window != nil }
    return item is UIBarButtonItem
  }
}

extension NavGraph.ModalCoordinator {
  func point(at anchor: NavGraph.Anchor?) {
    guard let popover = controller.popoverPresentationController else { return }
    if let anchor, anchor.isOnScreen {
      let item = anchor.current
      if let rectangle = anchor.rectangle {
        popover.sourceView = item as? UIKit.UIView
        popover.sourceRect = rectangle
      } else if #available(iOS 16.0, *), let item = item as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = item
      } else if let view = item as? UIKit.UIView {
        popover.sourceView = view
      } else {
        popover.barButtonItem = item as? UIBarButtonItem
      }
    } else if let view = host?.holder?.presenter?.view {
      // In the middle of the window, pointing at nothing. The window itself would be held by what it shows.
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }
}
