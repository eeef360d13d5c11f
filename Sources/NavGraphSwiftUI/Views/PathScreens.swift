import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen of a path, as it is now: SwiftUI may keep the element of the path that it was pushed with.
  @MainActor final class PathScreen<G: Graph>: ObservableObject {
    fileprivate(set) var node: Node<G> { willSet { changes += 1 } }
    @Published private var changes = 0

    fileprivate init(_ node: Node<G>) { self.node = node }
  }

  /// The screens of paths that views show. Each is an object of its own, so that a view hears only of changes of its own screen.
  @MainActor final class PathScreens<G: Graph> {
    private struct Held {
      weak var screen: PathScreen<G>?
    }

    /// By node. The views own the objects.
    private var held: [NodeID: Held] = [:]

    /// The object that a view of this screen has, or a new one.
    func screen(of step: PathStep<G>, in shown: Shown<G>) -> PathScreen<G> {
      let id = step.node.id
      if let known = held[id]?.screen { return known }
      let screen = PathScreen(shown.node(id) ?? step.node)
      held[id] = Held(screen: screen)
      return screen
    }

    /// Tells the views whose screens are different in `layers`.
    func update(to layers: [Node<G>]) {
      held = held.filter { $0.value.screen != nil }
      guard !held.isEmpty else { return }
      for layer in layers {
        layer.walk({ $0.children }) { node in
          if let screen = held[node.id]?.screen, screen.node != node { screen.node = node }
        }
      }
    }
  }
}
