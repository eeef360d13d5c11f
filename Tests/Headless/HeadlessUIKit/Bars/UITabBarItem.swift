/// The content of a headless tab bar for one controller.
@MainActor open class UITabBarItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }

  open var title: String?
  open var image: UIImage?
  @available(iOS 7.0, *) open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag = 0
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  @available(iOS 13.0, *) open var standardAppearance: UITabBarAppearance?
  @available(iOS 15.0, *) open var scrollEdgeAppearance: UITabBarAppearance?

  init(headless title: String?) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Replaces `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(headless: nil) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(headless: title)
    self.image = image
    self.tag = tag
  }

  @available(iOS 7.0, *) public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(headless: title)
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(headless: nil)
    self.tag = tag
  }
}
