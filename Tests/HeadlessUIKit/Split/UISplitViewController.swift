/// Columns side by side, which become one stack in a narrow window.
@MainActor open class UISplitViewController: UIViewController {
  @available(iOS 14.0, *) public init(style: UISplitViewController.Style) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  @available(iOS 14.0, *) public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }
}
