import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The owner of the controller of one node.
  ///
  /// The class isn't generic, because each step traverses the owners several times, and generic classes look up their types at run time.
  @MainActor public class ControllerOwner: NSObject, ContainerOwner {
    public private(set) final var id: NodeID
    /// The name of the screen or container in the graph.
    public final let name: String
    public var controller: UIViewController { held ?? lent ?? UIViewController() }
    private final let held: UIViewController?
    /// A controller that the app shows itself, and therefore holds.
    private final weak var lent: UIViewController?
    /// Whether the app shows the controller itself.
    final var isLent: Bool { held == nil }
    /// The options for the bars around the screen; nil for a container.
    final var chrome: Chrome? {
      didSet {
        appearance = nil
      }
    }
    /// The appearance of the bars around it, cached. The outer optional is nil until it has been determined.
    final var appearance: Appearance??

    /// The columns that the controller has received last, as a `ColumnReader`.
    final var readColumns: AnyColumns?

    init(_ id: NodeID, name: String, _ controller: UIViewController) {
      (self.id, self.name) = (id, name)
      held = controller
      super.init()
    }

    /// Creates an owner for a screen that the app shows itself.
    init(_ id: NodeID, name: String, lent controller: UIViewController?) {
      (self.id, self.name) = (id, name)
      held = nil
      lent = controller
      super.init()
    }

    /// The children that can have children. Empty for stacks and pages, which contain only screens.
    var containers: [ControllerOwner] { [] }
    var visible: [ControllerOwner] { containers }

    /// Returns the first result of `find` that isn't nil, for this owner and the containers under it.
    final func first<Found>(_ find: (ControllerOwner) -> Found?) -> Found? {
      if let found = find(self) { return found }
      for container in containers {
        if let found = container.first(find) { return found }
      }
      return nil
    }

    /// Calls `visit` with this owner and the containers under it.
    final func visitContainers(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for container in containers { container.visitContainers(visit) }
    }

    /// Calls `visit` with this owner and the visible owners under it.
    final func visitVisible(_ visit: (ControllerOwner) -> Void) {
      visit(self)
      for child in visible { child.visitVisible(visit) }
    }

    /// Calls `visit` with the screens that are on top of their stacks or not in a stack.
    final func visitTops(_ visit: (ControllerOwner) -> Void) {
      let next = containers.isEmpty ? visible : containers
      if next.isEmpty { visit(self) }
      for child in next { child.visitTops(visit) }
    }

    /// Whether UIKit shows the same content as when the tree and the screen were last compared, according to a quick check.
    var isAsAgreed: Bool { true }

    /// The controllers that the app itself has added to the container.
    var opaque: [UIViewController] { [] }

    /// Whether something moves that no transition coordinator reports. When it ends, the host looks again.
    var isMoving: Bool { false }

    /// Stops waiting for the end of a turn.
    func forgetTurn() {}

    /// Assigns another node to this owner, which keeps its controller.
    final func take(_ id: NodeID) { self.id = id }

    /// Reports the changes of the screen that the tree doesn't contain yet.
    func absorb() {
      for container in containers { container.absorb() }
    }
  }

  /// A delegate that forwards calls to two others: the owner's and the app's. Subclasses implement UIKit's methods.
  nonisolated class DelegateProxy<Delegate>: StandIn {
    private weak var first: AnyObject?

    final var owner: Delegate? { first as? Delegate }
    final var app: Delegate? { forwards as? Delegate }
    final var both: [Delegate?] { [owner, app] }

    /// Returns the delegate to install after `new` was set: the owner, or this relay if the app has a delegate too.
    @discardableResult final func delegate(for new: AnyObject?, isOwner: Bool) -> Delegate? {
      if isOwner { first = new }
      forwards = new === first || new === self ? nil : new
      return forwards == nil ? owner : self as? Delegate
    }

    /// Calls an optional delegate method of each delegate.
    final func tell<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ call: (Method) -> Void) {
      for delegate in delegates { delegate.flatMap(method).map(call) }
    }

    /// Returns the result of the app's delegate, or nil if it doesn't have the method.
    final func ask<Method, Answer>(_ method: (Delegate) -> Method?, _ call: (Method) -> Answer) -> Answer? { app.flatMap(method).map(call) }

    /// Returns whether all delegates agree. A missing delegate or method counts as agreement.
    final func agree<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ ask: (Method) -> Bool) -> Bool {
      delegates.allSatisfy { $0.flatMap(method).map(ask) ?? true }
    }
  }

  /// The runtime's delegate of a container. A delegate that the app sets doesn't replace it.
  @MainActor protocol ContainerOwner: AnyObject {}
}
