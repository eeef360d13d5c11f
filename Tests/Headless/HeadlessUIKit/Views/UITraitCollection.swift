/// The environment of a view or a controller.
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

  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
  @available(iOS 10.0, *) open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
}
