import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.Idiom {
  /// The idiom of this device.
  @MainActor public static var current: NavGraph.Idiom { NavGraph.Idiom(UIDevice.current.userInterfaceIdiom) }
}
