/// The surroundings of a view or a controller.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let idiom: UIUserInterfaceIdiom
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
}
