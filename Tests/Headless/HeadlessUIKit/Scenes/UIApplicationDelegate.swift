/// A stand-in for the app delegate, with the requirements that generated code or test apps implement.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS 13.0, *) func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main() {}
}
