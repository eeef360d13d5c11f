import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Owns a navigation controller, and keeps its stack equal to a path.
  @MainActor public final class StackCoordinator<G: Graph>: Coordinator<G>, UINavigationControllerDelegate {
    #if EXTERNAL
    public var navigationController: UINavigationController { external?.navigationController ?? own }
    public override var controller: UIViewController { navigationController }
    private let own: StackController
    /// The app's screen on which this stack builds, if it does: then the stack is the app's, too.
    private let external: ExternalScreen?
    /// Stands in the app's stack while something of the graph's is on it.
    var relay: Relay<any UINavigationControllerDelegate> = StackRelay()
    /// That stack.
    weak var stackOfApp: UINavigationController?
    #else
    public let navigationController: UINavigationController
    #endif
    var screens: [Coordinator<G>] = []
    /// What the app pushes there itself.
    var shared = SharedStack()
    #if APPEARANCES || BACK && CONFIRMATION || HIDING
    private let bars = ShownBars<G>()
    #endif
    private let pans = PanPriority()

    init(host: UIKitHost<G>, node: Node<G>) {
      #if EXTERNAL
      external = host.external(under: node)
      own = external == nil ? host.containers.navigation(node.container) : StackController()
      super.init(host: host, node: node, controller: own)
      if external != nil { return }
      #else
      navigationController = host.containers.navigation(node.container)
      super.init(host: host, node: node, controller: navigationController)
      #endif
      navigationController.delegate = self
      #if BACK && CONFIRMATION
      (navigationController as? StackController)?.holdsBack = { [weak self] in self?.holdsBack($0) ?? false }
      #endif
      #if TITLES
      navigationController.navigationBar.prefersLargeTitles = G.hasLargeTitles
      #endif
    }

    public override var children: [Coordinator<G>] { screens }

    #if EXTERNAL
    /// What the app pushes there doesn't concern the graph.
    var isOnAppsStack: Bool { external != nil }
    #endif

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .stack(_, let path) = node.content else { return false }
      #if EXTERNAL
      if let external { return update(on: external, to: path, animated: animated) }
      #endif
      let shown = navigationController.viewControllers
      let ours = shown.filter { controller in screens.contains { $0.controller === controller } }
      if path.map(\.id) == screens.map(\.id), ours.elementsEqual(screens.map(\.controller), by: ===) {
        return clearsTheWay(animated: animated)
      }
      let next = path.map { node in screens.first { $0.id == node.id } ?? host.coordinator(for: node) }
      let controllers = arranged(next)
      shared.takeAway(screens.map(\.controller).filter { old in !controllers.contains { $0 === old } })
      screens = next
      navigationController.setViewControllers(controllers, animated: animated && !shown.isEmpty)
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      if !animated || shown.isEmpty, let top = controllers.last {
        bars.show(around: top, among: screens, of: navigationController, animated: false)
      }
      #endif
      return true
    }

    override func absorb() {
      #if EXTERNAL
      if let external { return absorb(on: external) }
      #endif
      guard let left else { return }
      screens = left
      host?.navigator.hostShows(Set(left.map(\.id)), in: id)
    }

    public func navigationController(_ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      #if EXTERNAL
      // The app has gone back beyond its own screen, and everything goes with that.
      if let external, external.floor == nil { stopListening() }
      #endif
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      #if EXTERNAL
      let shown = external?.screen(in: viewController) ?? viewController
      bars.show(around: shown, among: screens, of: navigation, animated: animated)
      #else
      bars.show(around: viewController, among: screens, of: navigation, animated: animated)
      #endif
      #endif
      host?.lookAgain()
    }

    public func navigationController(_ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      if let screen = screens.first(where: { $0.controller === viewController })?.screen { pans.follow(screen, on: navigation) }
      #if EXTERNAL
      stopListeningIfBare()
      #endif
      host?.lookAgain()
    }
  }
}
