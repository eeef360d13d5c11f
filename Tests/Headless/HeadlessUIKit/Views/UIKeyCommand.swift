/// A headless key command. It has no selector, because there is no Objective-C.
@available(iOS 7.0, *) @MainActor open class UIKeyCommand: NSObject {
  open var title = ""
  open var input: String? { key }
  private let key: String

  public init(headless key: String) {
    self.key = key
    super.init()
  }
}
