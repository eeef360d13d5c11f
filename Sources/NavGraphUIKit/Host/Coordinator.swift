import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns the controller of one node. This class is enough for a screen; containers have classes of their own.
  @MainActor public class Coordinator<G: Graph>: NSObject, ContainerOwner {
    public private(set) var id: NodeID
    /// The name of its screen or container in the graph.
    public let name: String
    #if EXTERNAL
    public var controller: UIViewController { held ?? lent ?? UIViewController() }
    private let held: UIViewController?
    /// A controller that the app shows itself is the app's to hold.
    private weak var lent: UIViewController?
    #else
    public let controller: UIViewController
    #endif
    private(set) weak var host: UIKitHost<G>?
    #if KEYS
    /// What a screen was made with, or told last.
    var told: G.Screen?
    #endif

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      id = node.id
      name = node.container.map { "\($0)" } ?? node.screen.map { G.noteName(of: $0) } ?? ""
      #if EXTERNAL
      held = controller
      #else
      self.controller = controller
      #endif
      super.init()
      #if KEYS
      told = node.screen
      #endif
      #if SYSTEMBARS
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
      #endif
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      id = node.id
      name = node.screen.map { G.noteName(of: $0) } ?? ""
      held = nil
      lent = controller
      super.init()
    }

    #endif
    public var children: [Coordinator] { [] }

    /// This one, and all below it.
    final var subtree: [Coordinator] { [self] + children.flatMap(\.subtree) }

    #if PAGES
    /// Something moves that no transition coordinator tells of; whoever sets it looks again afterwards.
    var isMoving: Bool { false }

    /// Forgets what it waits for: only what can be seen to move still does.
    func forgetTurn() {}

    #endif
    #if SPLITS
    /// Stands for another node from now on, with the same controller.
    final func take(_ id: NodeID) { self.id = id }

    #endif
    /// Makes UIKit show `node`; true if something changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }

    /// Reports what UIKit shows and the tree doesn't know.
    func absorb() { children.forEach { $0.absorb() } }
  }
}
