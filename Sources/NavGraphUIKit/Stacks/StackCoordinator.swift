import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a navigation controller, and keeps its stack equal to a path.
  @MainActor public final class StackCoordinator<G: Graph>: Coordinator<G>, UINavigationControllerDelegate {
    public var navigationController: UINavigationController { external?.navigationController ?? own }
    public override var controller: UIViewController { navigationController }
    private let own: StackController
    /// The app's screen on which this stack builds, if it does: then the stack is the app's, too.
    private let external: ExternalScreen?
    /// Stands in the app's stack while something of the graph's is on it.
    var relay: Relay<any UINavigationControllerDelegate> = StackRelay()
    /// That stack.
    weak var stackOfApp: UINavigationController?
    var screens: [Coordinator<G>] = [] { didSet { owners = screens } }
    /// The same.
    private(set) var owners: [ControllerOwner] = []
    /// What the app pushes there itself.
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

    /// Whether the navigation controller holds these screens and nothing else. Of a stack that can't be seen only the ends are compared, so
    /// that it costs nothing as long as others change: it is compared in full when it is seen again.
    func shows(_ shown: [UIViewController], inFull: Bool = false) -> Bool {
      guard shown.count == owners.count, shown.first === owners.first?.controller, shown.last === owners.last?.controller else {
        return false
      }
      guard inFull || navigationController.viewIfLoaded?.window != nil else { return true }
      for index in shown.indices where shown[index] !== owners[index].controller { return false }
      return true
    }

    /// What the app pushes there doesn't concern the graph.
    var isOnAppsStack: Bool { external != nil }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .stack(_, let path) = node.content else { return false }
      if let external { return update(on: external, to: path, animated: animated) }
      let shown = navigationController.viewControllers
      let kept = kept(of: path)
      if kept == path.count, kept == owners.count, shows(shown) || ours(of: shown).elementsEqual(owners, by: { $0 === $1.controller }) {
        return clearsTheWay(animated: animated)
      }
      var others = Dictionary(screens[kept...].map { ($0.id, $0) }) { first, _ in first }
      let next = screens[..<kept] + path[kept...].map { node in others.removeValue(forKey: node.id) ?? host.coordinator(for: node) }
      let isOurs = shows(shown, inFull: true)
      shared.takeAway(others.values.map { $0.controller })
      let controllers = isOurs ? next.map { $0.controller } : arranged(Array(next))
      screens = Array(next)
      navigationController.setViewControllers(controllers, animated: animated && !shown.isEmpty)
      if !animated || shown.isEmpty, let top = controllers.last {
        bars.show(around: top, among: owners, of: navigationController, by: host, animated: false)
      }
      return true
    }

    /// How many of the screens at the bottom stay. A path changes at its end, or loses screens, and later nodes have higher identities: what
    /// is at the same place in both has the same below it.
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
      guard let left else { return }
      screens = left
      host?.navigator.hostShows(Set(left.map { $0.id }), in: id)
    }

    public func navigationController(_ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      // The app has gone back beyond its own screen, and everything goes with that.
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
