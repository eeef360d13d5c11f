/// The appearance of a headless bar.
@available(iOS 13.0, *) @MainActor open class UIBarAppearance: NSObject {
  enum Background {
    case standard, opaque, transparent
  }

  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  var background = Background.standard

  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    background = barAppearance.background
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) { super.init() }

  public required init(coder: NSCoder) { super.init() }

  /// Replaces `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(idiom: .unspecified) }

  open func configureWithDefaultBackground() { background = .standard }
  open func configureWithOpaqueBackground() { background = .opaque }
  open func configureWithTransparentBackground() { background = .transparent }
}
