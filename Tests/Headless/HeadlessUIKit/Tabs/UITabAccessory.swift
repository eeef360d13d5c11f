/// The view above the tab bar.
@available(iOS 26.0, *) @MainActor open class UITabAccessory: NSObject {
  @available(iOS 26.0, *) public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
