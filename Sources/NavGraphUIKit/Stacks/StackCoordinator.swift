import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The owner of a navigation controller, which keeps its stack equal to a path.
  @MainActor public final class StackCoordinator<G: Graph>: Coordinator<G>, UINavigationControllerDelegate {
    public var navigationController: UINavigationController { external?.navigationController ?? own }
    public override var controller: UIViewController { navigationController }
    /// The navigation controller of the graph's own stack. Not used if `external` isn't nil.
    private let own: StackController
    /// The app's screen that this stack builds on; nil if the stack belongs to the graph.
    private let external: ExternalScreen?
    /// The delegate of the app's stack while screens of the graph are on it.
    var relay: DelegateProxy<any UINavigationControllerDelegate> = StackRelay()
    /// The app's stack while `relay` is its delegate.
    weak var stackOfApp: UINavigationController?
    /// The screens of the graph, the lowest first.
    var screens: [Coordinator<G>] = [] { didSet { owners = screens } }
    /// A copy of `screens` with a type that isn't generic.
    private(set) var owners: [ControllerOwner] = []
    /// The stack on which the app may push its own controllers.
    var shared = SharedStack()
    private let bars = ShownBars<G>()
    private let pans = PanPriority()

    init(host: UIKitHost<G>, node: Node<G>) {
      external = host.external(under: node)
      own = external == nil ? host.containers.navigation(node.container) : StackController()
      super.init(host: host, node: node, controller: own)
      if external != nil { return }
      navigationController.delegate = self
      (navigationController as? StackController)?.holdsBack = { [weak self] in self?.holdsBack($0) ?? false }
      navigationController.navigationBar.prefersLargeTitles = G.hasLargeTitles
    }

    public override var children: [Coordinator<G>] { screens }
    override var visible: [ControllerOwner] { owners.last.map { [$0] } ?? [] }

    /// Returns whether the navigation controller contains exactly these screens. For an invisible stack, only its ends are compared, unless
    /// `inFull` is true. This saves time, and the stack is compared in full when it becomes visible.
    func shows(_ shown: [UIViewController], inFull: Bool = false) -> Bool {
      guard shown.count == owners.count, shown.first === owners.first?.controller, shown.last === owners.last?.controller else {
        return false
      }
      guard inFull || navigationController.viewIfLoaded?.window != nil else { return true }
      for index in shown.indices where shown[index] !== owners[index].controller { return false }
      return true
    }

    /// Whether the stack belongs to the app. Controllers that the app pushes there don't concern the graph.
    var isOnAppsStack: Bool { external != nil }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .stack(_, let path) = node.content else { return false }
      if let external { return update(on: external, to: path, animated: animated) }
      let shown = navigationController.viewControllers
      let kept = kept(of: path)
      if kept == path.count, kept == owners.count,
        shows(shown) || graphControllers(in: shown).elementsEqual(owners, by: { $0 === $1.controller })
      {
        return clearAppControllers(animated: animated)
      }
      var others = Dictionary(screens[kept...].map { ($0.id, $0) }) { first, _ in first }
      let next = screens[..<kept] + path[kept...].map { node in others.removeValue(forKey: node.id) ?? host.coordinator(for: node) }
      let isOurs = shows(shown, inFull: true)
      shared.recordRemoval(of: others.values.map { $0.controller })
      let controllers = isOurs ? next.map { $0.controller } : self.controllers(for: Array(next))
      screens = Array(next)
      navigationController.setViewControllers(controllers, animated: animated && !shown.isEmpty)
      if !animated || shown.isEmpty, let top = controllers.last {
        bars.show(around: top, among: owners, of: navigationController, by: host, animated: false)
      }
      return true
    }

    /// Returns how many of the lowest screens stay. A path changes only at its end, so if a node is equal in both, those under it are too.
    private func kept(of path: [Node<G>]) -> Int {
      var kept = min(path.count, owners.count)
      while kept > 0, path[kept - 1].id != owners[kept - 1].id { kept -= 1 }
      return kept
    }

    override var opaque: [UIViewController] { pushedByApp }
    override var isAsAgreed: Bool {
      if isOnAppsStack { return false }
      return shows(navigationController.viewControllers)
    }

    override func absorb() {
      if let external { return absorb(on: external) }
      guard let remainingScreens else { return }
      screens = remainingScreens
      host?.navigator.hostShows(Set(remainingScreens.map { $0.id }), in: id)
    }

    public func navigationController(_ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      // The app has gone back from its own screen, and the screens of the graph went with it.
      if let external, external.floor == nil { stopListening() }
      let shown = external?.screen(in: viewController) ?? viewController
      bars.show(around: shown, among: owners, of: navigation, by: host, animated: animated)
      host?.lookAgain()
    }

    public func navigationController(_ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      if let screen = owners.last(where: { $0.controller === viewController })?.screen { pans.follow(screen, on: navigation) }
      stopListeningIfBare()
      host?.lookAgain()
    }
  }
}
