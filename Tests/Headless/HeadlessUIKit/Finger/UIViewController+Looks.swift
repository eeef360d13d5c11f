extension UIViewController {
  /// Returns the view or bar button of a zoom from or to `source`.
  public func zoomSource(from source: UIViewController) -> NSObject? {
    guard #available(iOS 18.0, *), let ask = preferredTransition?.source else { return nil }
    return ask(Transition.ZoomSourceViewProviderContext(source: source, zoomed: self))
  }

  /// The name of the preferred transition, from iOS 18 on.
  public var transitionName: String? {
    if #available(iOS 18.0, *) { preferredTransition?.kind } else { nil }
  }
}

extension UIBarAppearance {
  /// The background, such as `opaque brandBlue`.
  public var headlessText: String {
    let text = "\(background)"
    return backgroundColor.map { text + " " + $0.text } ?? text
  }
}

extension UIColor {
  /// The name of the color.
  public var headlessName: String { text }
}
