import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns the controller of one node. This class is enough for a screen; containers have classes of their own.
  @MainActor open class Coordinator<G: UIKitGraph>: NSObject, ContainerOwner {
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

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      id = node.id
      name = node.container.map(caseName) ?? node.screen.map(caseName) ?? ""
      #if EXTERNAL
      held = controller
      #else
      self.controller = controller
      #endif
      super.init()
      #if SYSTEMBARS
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
      #endif
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      id = node.id
      name = node.screen.map(caseName) ?? ""
      held = nil
      lent = controller
      super.init()
    }

    #endif
    /// Containers make the controller that they need.
    public required convenience init(host: UIKitHost<G>, node: Node<G>) {
      self.init(host: host, node: node, controller: UIViewController())
    }

    public var children: [Coordinator] { [] }

    /// This one, and all below it.
    final var subtree: [Coordinator] { [self] + children.flatMap(\.subtree) }

    #if PAGES
    /// Something moves that no transition coordinator tells of; whoever sets it looks again afterwards.
    var isMoving: Bool { false }

    #endif
    #if SPLITS
    /// Stands for another node from now on, with the same controller.
    final func take(_ id: NodeID) { self.id = id }

    #endif
    /// Makes UIKit show `node`; true if something changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }

    /// Reports what UIKit shows and the tree doesn't know.
    func absorb() { children.forEach { $0.absorb() } }

    /// Does one step at the screen that this container shows. Nothing happens while it is covered.
    public func go(_ action: Action<G>, named name: String = #function) { send(Event("\(Self.self).\(name)", action)) }

    #if OUTCOMES
    /// The same for a step that presents something: waits until that has ended.
    public func outcome(of action: Action<G>, named name: String = #function) async -> Outcome<G.Result> {
      await outcome(of: Event("\(Self.self).\(name)", action))
    }

    public func outcome(of event: Event<G>) async -> Outcome<G.Result> { await place?.perform(event) ?? .dismissed(by: .parent) }
    #endif

    public func send(_ event: Event<G>) { place?.send(event) }

    /// The screen that this container shows.
    var place: Place<G>? {
      guard let navigator = host?.navigator, let node = navigator.tree.node(id) else { return nil }
      return Place(navigator, node.leaf.id)
    }
  }
}
