/// A headless button in a bar.
@MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    @available(iOS 26.0, *) case prominent = 3
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
      camera
    case trash, play, pause, rewind, fastForward, undo, redo
    @available(iOS 13.0, *) case close = 24
  }

  open var title: String?
  open var image: UIImage?
  open var style = UIBarButtonItem.Style.plain
  open var isEnabled = true
  open var tintColor: UIColor?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  @available(iOS 14.0, *) open var primaryAction: UIAction?
  @available(iOS 14.0, *) open var menu: UIMenu?
  @available(iOS 26.0, *) open var hidesSharedBackground: Bool {
    get { !shares }
    set { shares = !newValue }
  }
  @available(iOS 26.0, *) open var sharesBackground: Bool {
    get { shares }
    set { shares = newValue }
  }
  @available(iOS 26.0, *) open var identifier: String? {
    get { name }
    set { name = newValue }
  }
  private(set) var systemItem: UIBarButtonItem.SystemItem?
  private var shares = true
  private var name: String?

  public init(headless title: String?, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Replaces `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(headless: nil, image: nil) }

  @available(iOS 14.0, *) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(headless: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  @available(iOS 14.0, *) public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(headless: primaryAction?.title, image: nil)
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }
}
