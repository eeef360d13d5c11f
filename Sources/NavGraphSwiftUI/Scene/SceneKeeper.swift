import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Holds a window's scene, stores what it shows, and ends it with the window: SwiftUI tells of that by letting go of this.
  @MainActor final class SceneKeeper<Scene: ViewScene>: ObservableObject {
    let scene: Scene

    init(_ saved: Binding<Foundation.Data?>, _ make: (Snapshot?) -> Scene) {
      scene = make(saved.wrappedValue.flatMap { Snapshot($0) })
      scene.host.store = { saved.wrappedValue = $0 }
    }

    deinit {
      let scene = scene
      _Concurrency.Task { @MainActor in scene.stop() }
    }
  }
}
