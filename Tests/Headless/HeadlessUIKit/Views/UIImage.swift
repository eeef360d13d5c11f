/// A headless image, which only has a name.
open class UIImage: NSObject, @unchecked Sendable {
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  public convenience init?(named name: String) {
    self.init(text: name)
  }

  @available(iOS 13.0, *) public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(text: name)
  }
}
