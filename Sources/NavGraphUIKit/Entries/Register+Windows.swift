import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// Scenes of the app that have a window each.
extension NavGraph.Register {
  public func connect(_ scene: Scene, in window: UIWindow) {
    // A window knows from the start where it is shown, and one that is shown nowhere waits for nothing.
    connect(scene) { [weak window] in
      SystemScene(window?.windowScene) ?? SystemScene(nil, isInFront: false, isYetToCome: false)
    }
  }

  #if EMBEDDING || EXTERNAL
  /// Scenes that stand in what the app shows itself: which window that is in may come later.
  public func connect(_ scene: Scene, in controller: UIViewController) {
    connect(scene) { [weak controller] in
      guard let controller else { return SystemScene(nil, isInFront: false, isYetToCome: false) }
      return SystemScene(controller.viewIfLoaded?.window?.windowScene)
    }
  }
  #endif

  /// Opens something in the scene that it is for, otherwise in the one in front; before there is one, in the next that connects.
  public func open(in target: UIScene?, _ work: @escaping @MainActor (Scene) -> Bool) -> Bool {
    open(for: SystemScene(target), work)
  }
}
