/// The appearance of a headless navigation bar.
@available(iOS 13.0, *) @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26.0, *) open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { secondLine }
    set {
      Headless.needs(26, "subtitleTextAttributes")
      secondLine = newValue
    }
  }
  private var secondLine: [NSAttributedString.Key: Any] = [:]

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    secondLine = other.secondLine
  }

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(coder: NSCoder) { super.init(coder: coder) }
}

extension NSAttributedString.Key {
  /// The attribute for the color of a text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
