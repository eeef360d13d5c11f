/// An entry of a menu.
@available(iOS 13.0, *) @MainActor open class UIMenuElement: NSObject {
  public let title: String
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
