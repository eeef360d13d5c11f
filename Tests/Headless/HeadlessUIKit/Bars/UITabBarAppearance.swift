/// The appearance of a headless tab bar, which has two of them.
@available(iOS 13.0, *) @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
