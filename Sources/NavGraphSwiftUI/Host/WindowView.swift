import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A window with a scene, which restores the scene's previous state.
  @MainActor public struct WindowView<Scene: ViewScene, Content: View>: View {
    @SceneStorage private var saved: Foundation.Data?
    private let name: String
    private let make: (Snapshot?) -> Scene
    private let content: @MainActor (Scene) -> Content

    /// Creates a window. `name` is the name of the app, because a window may contain several scenes.
    public init(
      _ name: String, make: @escaping (Snapshot?) -> Scene, @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      _saved = SceneStorage(name + ".navigation")
      self.name = name
      self.make = make
      self.content = content
    }

    private var root: Binding<WindowRoot?>?

    /// Creates a window. `root` contains the value with which an event has opened the window; nil for other windows.
    public init(
      _ name: String, root: Binding<WindowRoot?>?, make: @escaping (Snapshot?) -> Scene,
      @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      self.init(name, make: make, content: content)
      self.root = root
    }

    /// The content of the window. SwiftUI provides the window's storage only here, so an inner view holds the scene.
    public var body: some View {
      // The stored state is newer than the value with which the window was opened.
      KeptScene(saved: $saved) { saved in
        make(saved ?? root?.wrappedValue?.snapshot(of: Scene.G.self))
      } content: { scene in
        content(scene).modifier(WindowModifier(host: scene.host, group: name + ".window", root: root))
      }
    }
  }

  /// A view that creates the scene once, and holds it as long as SwiftUI keeps the window.
  @MainActor struct KeptScene<Scene: ViewScene, Content: View>: View {
    @StateObject private var keeper: SceneKeeper<Scene>
    private let content: @MainActor (Scene) -> Content

    init(
      saved: Binding<Foundation.Data?>, make: @escaping (Snapshot?) -> Scene, content: @escaping @MainActor (Scene) -> Content
    ) {
      _keeper = StateObject(wrappedValue: SceneKeeper(saved, make))
      self.content = content
    }

    var body: some View { content(keeper.scene) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The owner of a window's scene. It stores the state, and stops the scene when SwiftUI releases this object with the window.
  @MainActor final class SceneKeeper<Scene: ViewScene>: ObservableObject {
    let scene: Scene
    private let ending: DeinitObserver

    init(_ saved: Binding<Foundation.Data?>, _ make: (Snapshot?) -> Scene) {
      let scene = make(saved.wrappedValue.flatMap { Snapshot($0) })
      self.scene = scene
      ending = DeinitObserver { scene.stop() }
      scene.host.store = { saved.wrappedValue = $0 }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The scene of an app in a window.
  @MainActor public protocol ViewScene: ObservableObject, Sendable {
    associatedtype G: Graph
    var host: SwiftUIHost<G> { get }
    /// Stops the scene and resumes every task that waits for an outcome.
    func stop()
  }
}
