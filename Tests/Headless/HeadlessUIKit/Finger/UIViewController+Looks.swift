extension UIViewController {
  /// What this controller would grow out of now if it came from `source`, or shrink back into: a view or a bar button.
  public func zoomSource(from source: UIViewController) -> NSObject? {
    guard #available(iOS 18.0, *), let ask = preferredTransition?.source else { return nil }
    return ask(Transition.ZoomSourceViewProviderContext(source: source, zoomed: self))
  }

  /// The name of the transition that it asks for, from iOS 18 on.
  public var transitionName: String? {
    if #available(iOS 18.0, *) { preferredTransition?.kind } else { nil }
  }
}

extension UIBarAppearance {
  /// For example: `opaque brandBlue`
  public var headlessText: String {
    let text = "\(background)"
    return backgroundColor.map { text + " " + $0.text } ?? text
  }
}

extension UIColor {
  /// The name of the colour.
  public var headlessName: String { text }
}
