import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Holds a window's scene, stores what it shows, and ends it with the window: SwiftUI tells of that by letting go of this.
  @MainActor final class SceneKeeper<Scene: ViewScene>: ObservableObject {
    let scene: Scene
    private let ending: Ending

    init(_ saved: Binding<Foundation.Data?>, _ make: (Snapshot?) -> Scene) {
      let scene = make(saved.wrappedValue.flatMap { Snapshot($0) })
      self.scene = scene
      ending = Ending { scene.stop() }
      scene.host.store = { saved.wrappedValue = $0 }
    }
  }
}
