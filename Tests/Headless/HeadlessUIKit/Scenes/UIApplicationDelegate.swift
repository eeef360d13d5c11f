/// The headless app delegate, with those of Apple's requirements that generated code implements or apps in tests need.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS 13.0, *) func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main() {}
}
