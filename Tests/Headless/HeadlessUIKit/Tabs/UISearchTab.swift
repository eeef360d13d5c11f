/// A headless search tab (UIKit-T12).
@available(iOS 18.0, *) @MainActor open class UISearchTab: UITab {
  @available(iOS 26.0, *) open var automaticallyActivatesSearch: Bool {
    get { activates }
    set { activates = newValue }
  }
  @available(iOS 26.4, *) open class var identifier: String { "com.apple.UIKit.Search" }
  private var activates = false

  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}
