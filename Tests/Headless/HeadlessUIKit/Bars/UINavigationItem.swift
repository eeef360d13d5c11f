/// The content of a headless navigation bar for one controller (UIKit-N24, UIKit-N25).
@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  @available(iOS 11.0, *) open var backButtonTitle: String?
  @available(iOS 14.0, *) open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  @available(iOS 16.0, *) open var backAction: UIAction? {
    get { back }
    set {
      Headless.needs(16, "backAction")
      back = newValue
    }
  }
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  @available(iOS 5.0, *) open var leftBarButtonItems: [UIBarButtonItem]?
  @available(iOS 5.0, *) open var rightBarButtonItems: [UIBarButtonItem]?
  @available(iOS 5.0, *) open var leftItemsSupplementBackButton = false
  @available(iOS 11.0, *) open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  @available(iOS 13.0, *) open var standardAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *) open var compactAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *) open var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15.0, *) open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 16.0, *) open var style: UINavigationItem.ItemStyle {
    get { ItemStyle(rawValue: itemStyle) ?? .navigator }
    set { itemStyle = newValue.rawValue }
  }
  @available(iOS 16.0, *) open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { titleMenu }
    set { titleMenu = newValue }
  }
  @available(iOS 26.0, *) open var subtitle: String? {
    get { secondLine }
    set {
      Headless.needs(26, "subtitle")
      secondLine = newValue
    }
  }
  @available(iOS 26.0, *) open var largeTitle: String? {
    get { bigTitle }
    set { bigTitle = newValue }
  }
  @available(iOS 26.0, *) open var largeSubtitle: String? {
    get { bigSecondLine }
    set { bigSecondLine = newValue }
  }
  // Storage for properties newer than the oldest supported system. A stored property can't be conditionally available.
  private var back: UIAction?
  private var titleMenu: (([UIMenuElement]) -> UIMenu?)?
  private var itemStyle = 0
  private var secondLine: String?
  private var bigTitle: String?
  private var bigSecondLine: String?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  @available(iOS 5.0, *) open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  @available(iOS 5.0, *) open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

extension UINavigationItem {
  /// The display mode of the Back button's title (UIKit-N25).
  @available(iOS 14.0, *) public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// The display mode of large titles.
  @available(iOS 11.0, *) public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *) case inline = 3
  }

  /// The layout style of a navigation bar.
  @available(iOS 16.0, *) public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}
