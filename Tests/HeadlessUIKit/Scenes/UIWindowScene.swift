/// A scene that shows windows.
@available(iOS 13.0, *) @MainActor open class UIWindowScene: NSObject {
  private var list: [UIWindow] = []

  open var windows: [UIWindow] { list }

  func remember(_ window: UIWindow) {
    if !list.contains(where: { $0 === window }) { list.append(window) }
  }

  func forget(_ window: UIWindow) {
    list.removeAll { $0 === window }
  }
}
