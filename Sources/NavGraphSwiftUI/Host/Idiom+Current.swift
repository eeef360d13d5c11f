import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.Idiom {
  /// The idiom of this device.
  @MainActor public static var current: NavGraph.Idiom {
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: return .pad
    case .mac: return .mac
    case let other:
      if #available(iOS 17.0, *), other == .vision { return .vision } else { return .phone }
    }
  }
}
