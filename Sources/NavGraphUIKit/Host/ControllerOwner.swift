import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns the controller of one node, whatever the graph is.
  ///
  /// A step looks through these several times. They are not generic, since generic classes look up their types at run time: that was most
  /// of what a step cost.
  @MainActor public class ControllerOwner: NSObject, ContainerOwner {
    public private(set) final var id: NodeID
    /// The name of its screen or container in the graph.
    public final let name: String
    #if EXTERNAL
    public var controller: UIViewController { held ?? lent ?? UIViewController() }
    private final let held: UIViewController?
    /// A controller that the app shows itself is the app's to hold.
    private final weak var lent: UIViewController?
    /// The app shows that controller itself.
    final var isLent: Bool { held == nil }
    #else
    public final let controller: UIViewController
    #endif
    /// What the graph says about the bars around its screen; nil for a container.
    final var chrome: Chrome? {
      didSet {
        #if APPEARANCES
        appearance = nil
        #endif
      }
    }
    #if APPEARANCES
    /// How the bars look around it, once that has been asked for.
    final var appearance: Appearance??
    #endif

    #if SPLITS
    /// What its controller was told last about the columns around it.
    final var readColumns: AnyColumns?
    #endif

    init(_ id: NodeID, name: String, _ controller: UIViewController) {
      (self.id, self.name) = (id, name)
      #if EXTERNAL
      held = controller
      #else
      self.controller = controller
      #endif
      super.init()
    }

    #if EXTERNAL
    /// Owns nothing: the app shows that screen itself.
    init(_ id: NodeID, name: String, lent controller: UIViewController?) {
      (self.id, self.name) = (id, name)
      held = nil
      lent = controller
      super.init()
    }

    #endif
    /// The children that may have children: a stack and pages hold screens alone.
    var containers: [ControllerOwner] { [] }
    /// The children that can be seen.
    var visible: [ControllerOwner] { containers }

    /// What `find` returns first, of this one and the containers below it.
    final func first<Found>(_ find: (ControllerOwner) -> Found?) -> Found? {
      if let found = find(self) { return found }
      for container in containers {
        if let found = container.first(find) { return found }
      }
      return nil
    }

    /// Calls `visit` with this one and the containers below it.
    final func visitContainers(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for container in containers { container.visitContainers(visit) }
    }

    /// Calls `visit` with this one and those below it that can be seen.
    final func visitVisible(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for child in visible { child.visitVisible(visit) }
    }

    #if SWIPES
    /// Calls `visit` with the screens that are on top of their stacks, or in none.
    final func visitTops(_ visit: (ControllerOwner) -> Void) {
      let next = containers.isEmpty ? visible : containers
      if next.isEmpty { visit(self) }
      for child in next { child.visitTops(visit) }
    }

    #endif
    /// Whether UIKit shows in it what it did when the tree and the screen were compared last, as far as that can be seen at a glance.
    var isAsAgreed: Bool { true }

    /// What the app has put into its container itself.
    var opaque: [UIViewController] { [] }

    #if PAGES
    /// Something moves that no transition coordinator reports; the code that sets it looks again afterwards.
    var isMoving: Bool { false }

    /// Forgets what it waits for: only what can be seen to move still does.
    func forgetTurn() {}

    #endif
    #if SPLITS
    /// Stands for another node from now on, with the same controller.
    final func take(_ id: NodeID) { self.id = id }

    #endif
    /// Reports what UIKit shows and the tree doesn't know.
    func absorb() {
      for container in containers { container.absorb() }
    }
  }
}
