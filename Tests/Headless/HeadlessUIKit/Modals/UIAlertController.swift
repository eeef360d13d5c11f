/// A headless alert or action sheet. A tap on a button dismisses it and then calls the button's handler.
@available(iOS 8.0, *) @MainActor open class UIAlertController: UIViewController {
  @available(iOS 8.0, *) public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public private(set) var preferredStyle = UIAlertController.Style.actionSheet
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  @available(iOS 9.0, *) open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        Headless.world.raise("UIKit-A2", "the preferred action must be one of the alert's actions")
        return
      }
      preferred = newValue
    }
  }
  private var preferred: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Headless.world.raise("UIKit-A1", "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
  }

  /// The text fields, which action sheets can't have (UIKit-A3).
  public private(set) var textFields: [UITextField]?

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Headless.world.raise("UIKit-A3", "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The presentation style. An action sheet in a wide window is a popover and needs an anchor (UIKit-M17).
  override var styleToPresent: UIModalPresentationStyle {
    preferredStyle == .actionSheet ? .popover : .overFullScreen
  }
}
