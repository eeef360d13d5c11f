import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Register.SystemScene {
  /// What the register has to know of a scene of UIKit's; nil if there is none.
  @MainActor package init?(_ scene: UIScene?) {
    guard let scene else { return nil }
    self.init(scene, isInFront: scene.activationState == .foregroundActive, isYetToCome: scene.activationState == .unattached)
  }
}
