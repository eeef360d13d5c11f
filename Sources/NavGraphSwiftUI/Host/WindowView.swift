import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A window: what it showed when it was last seen, and the scene that is made from that.
  @MainActor public struct WindowView<Scene: ViewScene, Content: View>: View {
    @SceneStorage private var saved: Foundation.Data?
    private let name: String
    private let make: (Snapshot?) -> Scene
    private let content: @MainActor (Scene) -> Content

    /// `name` is that of the app: a window may hold several.
    public init(
      _ name: String, make: @escaping (Snapshot?) -> Scene, @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      _saved = SceneStorage(name + ".navigation")
      self.name = name
      self.make = make
      self.content = content
    }

    private var root: Binding<WindowRoot?>?

    /// `root` is for what an event has opened the window; nil for one that the system or the user has.
    public init(
      _ name: String, root: Binding<WindowRoot?>?, make: @escaping (Snapshot?) -> Scene,
      @ViewBuilder content: @escaping @MainActor (Scene) -> Content
    ) {
      self.init(name, make: make, content: content)
      self.root = root
    }

    /// What is stored can be read only here, where SwiftUI has found the window's storage: so the scene belongs to a view further inside.
    public var body: some View {
      // What was stored is younger than that for which the window was opened.
      KeptScene(saved: $saved) { saved in
        make(saved ?? root?.wrappedValue?.snapshot(of: Scene.G.self))
      } content: { scene in
        content(scene).modifier(WindowLook(host: scene.host, group: name + ".window", root: root))
      }
    }
  }

  /// Makes the scene once, and holds it for as long as SwiftUI keeps the window.
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

@available(iOS 16.0, *)
extension NavGraph {
  /// The scene of an app, as its window holds it.
  @MainActor public protocol ViewScene: ObservableObject, Sendable {
    associatedtype G: Graph
    var host: SwiftUIHost<G> { get }
    /// Ends the scene and answers everyone who waits for an outcome.
    func stop()
  }
}
