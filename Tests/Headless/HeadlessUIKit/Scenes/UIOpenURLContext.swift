/// A URL that was opened. A set of them has no order (UIKit-L1).
@available(iOS 13.0, *) @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  public init(headless url: URL) {
    self.url = url
    super.init()
  }
}
