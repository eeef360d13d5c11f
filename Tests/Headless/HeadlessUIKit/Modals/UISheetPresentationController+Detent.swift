@available(iOS 15.0, *) extension UISheetPresentationController {
  /// A height at which a headless sheet rests.
  @available(iOS 15.0, *) @MainActor open class Detent: NSObject {
    @available(iOS 15.0, *) public struct Identifier: Hashable, RawRepresentable, Sendable {
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")

      public let rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let name: Identifier
    /// The closure of a custom detent, whose argument's type is newer than this class.
    private var resolver: Any?

    required public init(headless name: Identifier) {
      self.name = name
      super.init()
    }

    @available(iOS 15.0, *) open class func medium() -> Self { Self(headless: .medium) }
    @available(iOS 15.0, *) open class func large() -> Self { Self(headless: .large) }

    @available(iOS 16.0, *)
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Headless.needs(16, "a detent of one's own")
      let detent = Detent(headless: identifier ?? Identifier("custom"))
      detent.resolver = resolver
      return detent
    }

    @available(iOS 16.0, *) open var identifier: UISheetPresentationController.Detent.Identifier { name }

    @available(iOS 16.0, *)
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch name {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: (resolver as? (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?(context)
      }
    }
  }
}
