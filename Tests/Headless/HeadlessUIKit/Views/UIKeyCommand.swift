/// A key that does something. Apple's names a selector, of which there are none here.
@available(iOS 7.0, *) @MainActor open class UIKeyCommand: NSObject {
  open var title = ""
  open var input: String? { key }
  private let key: String

  public init(headless key: String) {
    self.key = key
    super.init()
  }
}
