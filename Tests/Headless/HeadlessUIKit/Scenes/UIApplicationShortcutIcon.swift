/// The headless icon of a shortcut.
@available(iOS 9.0, *) open class UIApplicationShortcutIcon: NSObject {
  @available(iOS 13.0, *) public convenience init(systemImageName: String) { self.init() }
}
