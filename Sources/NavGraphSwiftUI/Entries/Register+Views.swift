import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Scenes of the app that are views: SwiftUI tells nobody which window is theirs, their screens do.
@available(iOS 16.0, *)
extension NavGraph.Register {
  public func connect<G: NavGraph.Graph>(_ scene: Scene, of host: NavGraph.SwiftUIHost<G>) {
    connect(scene) { [weak host] in
      guard let host else { return nil }
      // What has left its window is shown nowhere; what has never had one may be shown in any.
      let nowhere = host.probes.hasBeenSeen ? SystemScene(host, isInFront: false, isYetToCome: false) : nil
      return SystemScene(host.probes.windowScene) ?? nowhere
    }
  }

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that is made.
  public func open(at target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }

  /// The same for a scene of the system that is being connected. Its views may have been made before, or are made after that.
  public func open(connecting target: UIScene, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target, isInFront: false, isYetToCome: true), work)
  }
}
