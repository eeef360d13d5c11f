/// Hears of the app's life. Of Apple's optional requirements, those are here that generated code implements or apps of tests need.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS 13.0, *) func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main() {}
}
