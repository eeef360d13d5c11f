/// A URL to open. The system passes a set of them, which has no order (UIKit-L1).
@available(iOS 13.0, *) @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  public init(headless url: URL) {
    self.url = url
    super.init()
  }
}
