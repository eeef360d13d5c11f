/// How a tab bar looks; there are two slots for it, not four as in a navigation bar.
@available(iOS 13.0, *) @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
