import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The controller of an invisible view behind others. Nobody touches it, and VoiceOver passes it by.
  @MainActor class Probe: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
    }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Puts an invisible view behind this one. What SwiftUI itself makes of it can't be touched or read out either.
  func probed(@ViewBuilder by probe: () -> some View) -> some View {
    background { probe().allowsHitTesting(false).accessibilityHidden(true) }
  }
}
