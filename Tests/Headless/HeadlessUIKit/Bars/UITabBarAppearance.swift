/// The appearance of a headless tab bar. A tab bar has two of them, not four as a navigation bar has.
@available(iOS 13.0, *) @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
