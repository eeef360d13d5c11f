/// A headless element of a menu.
@available(iOS 13.0, *) @MainActor open class UIMenuElement: NSObject {
  @available(iOS 13.0, *) public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public let title: String
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
