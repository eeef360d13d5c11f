import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// How a rehearsal looks at what a scene shows: each output has one.
  @MainActor class RehearsalStage<G: Graph> {
    /// Looks whether somebody else has changed the screen.
    func look() {}

    /// What is in memory for the places of the scene: it has to go when they do.
    var held: [(object: AnyObject, name: String)] { [] }

    /// Whether that controller belongs to a place of the scene.
    func holds(_ controller: UIViewController) -> Bool { false }

    /// Where the window differs from the tree; nothing if they agree.
    func differences(from tree: Tree<G>, in window: UIWindow) -> [String] { [] }
  }
}
