/// The surroundings of a view or a controller.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let idiom: UIUserInterfaceIdiom
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass
  private let direction: UITraitEnvironmentLayoutDirection

  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
    self.direction = direction
    super.init()
  }

  /// Those of the device.
  @available(iOS 13.0, *) open class var current: UITraitCollection {
    MainActor.assumeIsolated {
      let isWide = Headless.options.idiom == .pad
      return UITraitCollection(idiom: Headless.options.idiom, horizontal: isWide ? .regular : .compact, vertical: .regular)
    }
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
  @available(iOS 10.0, *) open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
}
