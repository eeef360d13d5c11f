import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Makes UIKit show one node. This class is enough for a screen; containers have classes of their own.
  @MainActor public class Coordinator<G: Graph>: ControllerOwner {
    private(set) weak var host: UIKitHost<G>?
    #if KEYS
    /// The screen that its controller was made for, or told of last; nil for a container.
    var value: G.Screen?
    #endif

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      #if KEYS
      value = node.screen
      #endif
      super.init(node.id, name: Self.name(of: node), controller)
      chrome = node.screen.map { G.chrome(of: $0) }
      #if SYSTEMBARS
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
      #endif
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      super.init(node.id, name: Self.name(of: node), lent: controller)
      chrome = node.screen.map { G.chrome(of: $0) }
    }

    #endif
    private static func name(of node: Node<G>) -> String {
      node.container.map { "\($0)" } ?? node.screen.map { G.noteName(of: $0) } ?? ""
    }

    public var children: [Coordinator] { [] }

    /// This coordinator and all below it. No step asks for them: what they cost grows with everything that the scene holds.
    final var subtree: [Coordinator] { [self] + children.flatMap { $0.subtree } }

    /// The coordinator of that node, if it is this one or below it.
    final func coordinator(of wanted: NodeID) -> Coordinator? {
      if id == wanted { return self }
      for child in children.reversed() {
        if let found = child.coordinator(of: wanted) { return found }
      }
      return nil
    }

    /// Makes UIKit show `node`; true if something changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }
  }
}
