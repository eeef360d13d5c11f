@available(iOS 18.0, *) extension UIViewController {
  /// The tab that created this controller or its nearest ancestor with a tab.
  public var tab: UITab? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = candidate.ownTab as? UITab { return found }
      current = candidate.parent
    }
    return nil
  }
}
