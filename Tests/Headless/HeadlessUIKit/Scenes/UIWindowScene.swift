/// A headless scene that has windows.
@available(iOS 13.0, *) @MainActor open class UIWindowScene: UIScene {
  private var list: [UIWindow] = []

  open var windows: [UIWindow] { list }

  @available(iOS 15.0, *) open var keyWindow: UIWindow? { list.last { !$0.isHidden } }

  func remember(_ window: UIWindow) {
    if !list.contains(where: { $0 === window }) { list.append(window) }
  }

  func forget(_ window: UIWindow) {
    list.removeAll { $0 === window }
  }
}
