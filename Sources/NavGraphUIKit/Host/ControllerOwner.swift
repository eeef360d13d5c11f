import NavGraphHosting
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
    public var controller: UIViewController { held ?? lent ?? UIViewController() }
    private final let held: UIViewController?
    /// A controller that the app shows itself is the app's to hold.
    private final weak var lent: UIViewController?
    /// The app shows that controller itself.
    final var isLent: Bool { held == nil }
    /// What the graph says about the bars around its screen; nil for a container.
    final var chrome: Chrome? {
      didSet {
        appearance = nil
      }
    }
    /// How the bars look around it, once that has been asked for.
    final var appearance: Appearance??

    /// What its controller was told last about the columns around it.
    final var readColumns: AnyColumns?

    init(_ id: NodeID, name: String, _ controller: UIViewController) {
      (self.id, self.name) = (id, name)
      held = controller
      super.init()
    }

    /// Owns nothing: the app shows that screen itself.
    init(_ id: NodeID, name: String, lent controller: UIViewController?) {
      (self.id, self.name) = (id, name)
      held = nil
      lent = controller
      super.init()
    }

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

    /// Calls `visit` with the screens that are on top of their stacks, or in none.
    final func visitTops(_ visit: (ControllerOwner) -> Void) {
      let next = containers.isEmpty ? visible : containers
      if next.isEmpty { visit(self) }
      for child in next { child.visitTops(visit) }
    }

    /// Whether UIKit shows in it what it did when the tree and the screen were compared last, as far as that can be seen at a glance.
    var isAsAgreed: Bool { true }

    /// What the app has put into its container itself.
    var opaque: [UIViewController] { [] }

    /// Something moves that no transition coordinator reports; the code that sets it looks again afterwards.
    var isMoving: Bool { false }

    /// Forgets what it waits for: only what can be seen to move still does.
    func forgetTurn() {}

    /// Stands for another node from now on, with the same controller.
    final func take(_ id: NodeID) { self.id = id }

    /// Reports what UIKit shows and the tree doesn't know.
    func absorb() {
      for container in containers { container.absorb() }
    }
  }

  /// Takes the place of two delegates: the owner's, who makes or presents something, and the app's. Subclasses pass UIKit's calls on.
  nonisolated class Relay<Delegate>: StandIn {
    private weak var first: AnyObject?

    final var owner: Delegate? { first as? Delegate }
    final var app: Delegate? { forwards as? Delegate }
    final var both: [Delegate?] { [owner, app] }

    /// Who is to be the delegate when somebody sets `new`: the owner, or this one, which keeps the app's beside it.
    @discardableResult final func delegate(for new: AnyObject?, isOwner: Bool) -> Delegate? {
      if isOwner { first = new }
      forwards = new === first || new === self ? nil : new
      return forwards == nil ? owner : self as? Delegate
    }

    /// Calls a method of these in turn. UIKit's delegates need not have it.
    final func tell<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ call: (Method) -> Void) {
      for delegate in delegates { delegate.flatMap(method).map(call) }
    }

    /// What the app's answers, if it has the method.
    final func ask<Method, Answer>(_ method: (Delegate) -> Method?, _ call: (Method) -> Answer) -> Answer? { app.flatMap(method).map(call) }

    /// Whether all of these agree; one that isn't there, or doesn't have the method, does.
    final func agree<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ ask: (Method) -> Bool) -> Bool {
      delegates.allSatisfy { $0.flatMap(method).map(ask) ?? true }
    }
  }

  /// Whoever makes a container stays its delegate: what the app sets is kept beside it.
  @MainActor protocol ContainerOwner: AnyObject {}
}
