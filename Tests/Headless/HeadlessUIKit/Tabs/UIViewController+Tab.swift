@available(iOS 18.0, *) extension UIViewController {
  /// The tab that made this controller or one of its containers.
  public var tab: UITab? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = candidate.ownTab as? UITab { return found }
      current = candidate.parent
    }
    return nil
  }
}
