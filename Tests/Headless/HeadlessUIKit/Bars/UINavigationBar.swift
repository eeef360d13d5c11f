/// The bar of a headless navigation controller.
@MainActor open class UINavigationBar: UIView {
  @available(iOS 11.0, *) open var prefersLargeTitles = false
  @available(iOS 3.0, *) open var isTranslucent = true
  @available(iOS 13.0, *) open var standardAppearance = UINavigationBarAppearance()
  @available(iOS 13.0, *) open var compactAppearance: UINavigationBarAppearance?
  @available(iOS 13.0, *) open var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15.0, *) open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  weak var navigation: UINavigationController?

  open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }
  open var backItem: UINavigationItem? { navigation?.viewControllers.dropLast().last?.navigationItem }
}
