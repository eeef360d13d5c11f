import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The host that makes the content of a window equal to a navigator's tree. It doesn't track what UIKit does. Instead, it reads the
  /// controllers, applies the first difference, waits until nothing moves, and compares again.
  @MainActor public final class UIKitHost<G: Graph>: Host {
    public let navigator: Navigator<G>
    /// The object that contains the root; nil after the scene has stopped.
    private(set) var holder: Holder?
    private(set) var containers: Containers<G>
    /// The controllers that the app itself pushes and presents.
    let opaque = OpaqueEntries<G>()
    /// The closure that creates the app's controller for a screen; nil after the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> UIViewController)?
    /// The closure that updates the app's controller with new values of its screen.
    public var tell: (@MainActor (UIViewController, G.Screen, Place<G>) -> Void)?
    /// The value of `Navigator.tellings` when the controllers were last updated.
    var heardTellings = 0
    var root: Coordinator<G>? { didSet { updateLayers() } }
    /// The root that is shown again when the flow of a guard that replaces it has ended.
    private(set) var away: Coordinator<G>? { didSet { updateLayers() } }
    var modals: [ModalCoordinator<G>] = [] { didSet { updateLayers() } }
    /// The modals that were dismissed in order to be presented by another controller.
    var displaced: [ModalCoordinator<G>] = []
    private(set) var anchors: [NodeID: Anchor] = [:]
    private var waiting: [@MainActor () -> Void] = []
    /// The status bar and home indicator that were hidden when the system was last notified.
    var hiddenSystemBars: Chrome.Bars = []
    let swipes = BackSwipes()
    /// The screens whose confirmation of Back is in progress.
    var placesAsked: Set<NodeID> = []
    /// The number of the wait whose end continues the steps; nil if there is none.
    var awaited: Int?
    var waits = 0
    /// The modal that this host is dismissing.
    private weak var leaving: ModalCoordinator<G>?
    var isDissolving = false
    private var isStepping = false
    /// The value of `Navigator.changes` when the screen came to rest last; nil to compare in any case.
    var restedAt: Int?
    var mustStepAgain = false
    /// The closure that creates the content that is shown before the scene has a root; nil for an empty screen. Set it in the same turn in
    /// which the scene is created.
    public var placeholder: (@MainActor () -> UIViewController)? { didSet { showPlaceholder() } }
    /// The number of seconds after which a controller that has left the screen but is still in memory is reported, in debug builds. Set it
    /// to nil to turn off the check.
    public var leakPatience: Double? = 5
    /// The screens that contain a stack although they are on one, which have been reported.
    var nesting: Set<NodeID> = []
    /// Whether a root on a stack of the app has been reported.
    var isNested = false
    /// Stops the navigator when the app releases the scene without stopping it.
    private var ending: DeinitObserver?
    /// The coordinators and controllers on the screen when it came to rest last.
    var traces: [Trace] = []
    private let screenChanges = ScreenChanges<G>()

    /// Creates a host that shows the graph's content in a window.
    public convenience init(
      window: UIWindow, navigator: Navigator<G>, containers: Containers<G> = Containers(),
      make: @escaping @MainActor (G.Screen, Place<G>) -> UIViewController
    ) {
      self.init(on: window, navigator: navigator, containers: containers, make: make)
    }

    init(
      on holder: Holder, navigator: Navigator<G>, containers: Containers<G>,
      make: @escaping @MainActor (G.Screen, Place<G>) -> UIViewController
    ) {
      self.holder = holder
      self.containers = containers
      ending = DeinitObserver { [navigator] in navigator.stop() }
      self.navigator = navigator
      self.make = make
      navigator.host = self
      updateRoot()
    }

    // MARK: Reading

    /// The window that shows the scene.
    public var window: UIWindow? { holder?.shownIn }

    /// The owners of the root and of the modals' contents, from the bottom up.
    var layers: [ControllerOwner] = []
    /// The layers and the root that may be shown again.
    var keptLayers: [ControllerOwner] = []
    /// The controllers of the modals, from the bottom up.
    public internal(set) var presentedControllers: [UIViewController] = []

    /// The current transition, whether the graph, the user, or the app has started it.
    var transition: (any UIViewControllerTransitionCoordinator)? {
      for controller in presentedChain {
        if let transition = controller.transitionCoordinator { return transition }
      }
      return layers.firstFound { $0.controller.transitionCoordinator }
    }

    public var isQuiet: Bool {
      if isMoving { return false }
      return awaited == nil && transition == nil
    }

    // MARK: Host

    public func reconcile() {
      // The app's conditions and badges may have changed.
      restedAt = nil
      step()
    }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    public func absorb() {
      guard isQuiet else { return }
      root?.absorb()
      if let gone = modals.first(where: { $0.controller.presentingViewController == nil }) {
        modals.removeAll { $0.controller.presentingViewController == nil }
        if gone !== leaving { navigator.hostDismissed(gone.id) }
      }
      for modal in modals { modal.content?.absorb() }
    }

    public func confirmDismissal(of modal: NodeID) async -> Bool {
      guard let coordinator = modals.first(where: { $0.id == modal }) else { return true }
      for screen in coordinator.confirming where !screen.mayDismiss {
        guard await screen.confirmDismissal() else { return false }
      }
      return true
    }

    public func anchor(_ id: NodeID, at anchor: Anchor) { anchors[id] = anchor }

    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in _Concurrency.Task { @MainActor in work() } }
    }

    public func release() {
      (make, holder, containers, placeholder) = (nil, nil, Containers(), nil)
      tell = nil
      anchors = [:]
      displaced = []
      away = nil
      (root, modals, waiting, traces) = (nil, [], [], [])
    }

    // MARK: Steps

    func step() {
      if holder == nil { return }
      guard !isStepping else {
        mustStepAgain = true
        return
      }
      isStepping = true
      var isSettled: Bool
      repeat {
        mustStepAgain = false
        isSettled = isSettledAfterOneStep()
      } while mustStepAgain
      isStepping = false
      guard isSettled else { return }
      settle()
      guard !waiting.isEmpty else { return }
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Performs the work that is due when the screen has come to rest.
    private func settle() {
      for modal in modals { modal.keepDelegate() }
      nameViews()
      screenChanges.follow(navigator.tree) { coordinator(of: $0)?.screen.viewIfLoaded }
      tellReaders()
      followSwipes()
      #if DEBUG
      lookForLeaks()
      lookForInnerStacks()
      lookForOuterStack()
      #endif
    }

    /// Applies the first difference to the tree. Returns false if a change is in progress.
    private func isSettledAfterOneStep() -> Bool {
      guard awaited == nil else { return false }
      if let transition {
        watch(transition)
        return false
      }
      if isMoving { return false }
      if isAsItRested { return true }
      absorb()
      tellScreens()
      reportWhatIsGone()
      // Code of the app may have stopped the scene meanwhile.
      guard holder != nil else { return false }
      let tree = navigator.tree
      let kept = keptModals(of: tree)
      if let presenter = clearedPresenter(above: kept) {
        opaque.clearing.dismissed()
        return dismiss(from: presenter)
      }
      if modals.count > kept { return dismiss(from: kept) }
      if let lowest = lowestOutOfPlace { return moveAway(from: lowestOfLastChain(from: lowest)) }
      if waitsForAlert(above: kept) { return false }
      if updateRoot() { return wait() }
      for (modal, presented) in zip(modals, tree.modals) {
        if let node = presented.content, modal.content?.update(to: node, animated: true) == true { return wait() }
      }
      if tree.modals.indices.contains(kept) { return present(tree.modals[kept]) }
      if !anchors.isEmpty { anchors = anchors.filter { id, _ in tree.modals.contains { $0.id == id } || tree.node(id) != nil } }
      updateSystemBars()
      displaced = []
      opaque.clearing = Clearing()
      restedAt = navigator.changes
      return true
    }

    /// Updates the root, and returns whether anything changed.
    @discardableResult private func updateRoot() -> Bool {
      let node = navigator.tree.root
      if let root, root.id == node.id { return root.update(to: node, animated: modals.isEmpty) }
      let returning = away?.id == node.id ? away : nil
      _ = returning?.update(to: node, animated: false)
      let next = returning ?? coordinator(for: node)
      away = root?.id == navigator.tree.home?.root.id ? root : nil
      let isFirst = root == nil
      root = next
      if isFirst { holder?.show(next.controller) } else { exchangeRoot(for: next.controller) }
      return true
    }

    private func dismiss(from kept: Int) -> Bool {
      let kept = lowestOfLastChain(from: kept)
      guard let presenter = modals[kept].controller.presentingViewController else {
        modals.removeSubrange(kept...)
        mustStepAgain = true
        return false
      }
      leaving = modals[kept]
      return dismiss(from: presenter)
    }

    /// Dismisses the controllers that `presenter` presents. The result is read when everything is at rest, because UIKit may report it late
    /// or never.
    func dismiss(from presenter: UIViewController, animated: Bool = true) -> Bool {
      opaque.mayHaveGone = true
      let wait = beginWait()
      presenter.dismiss(animated: animated) { [weak self] in self?.resume(wait) }
      navigator.hostMoves()
      return false
    }

    private func present(_ presented: Presented<G>) -> Bool {
      let (modal, presenter, isMoved) = self.modal(for: presented)
      modals.append(modal)
      let wait = beginWait()
      presenter?.present(modal.controller, animated: !navigator.isRestoring && !isMoved) { [weak self] in self?.resume(wait) }
      navigator.hostMoves()
      if modal.controller.presentingViewController == nil {
        // UIKit refuses silently, for example while the scene isn't in a visible window.
        awaited = nil
        modals.removeLast()
        navigator.hostDismissed(presented.id, .dismissed(by: .parent))
        mustStepAgain = true
      }
      return false
    }

    /// Continues when the change has come to rest, or immediately if it wasn't animated.
    private func wait() -> Bool {
      opaque.mayHaveGone = true
      if let transition { watch(transition) } else if awaited == nil { mustStepAgain = true }
      return false
    }

    // MARK: Coordinators

    func coordinator(for node: Node<G>) -> Coordinator<G> {
      if let external = externalCoordinator(for: node) { return external }
      let coordinator: Coordinator<G> =
        switch node.content {
        case .blank: Coordinator(host: self, node: node, controller: makePlaceholder())
        case .screen(let screen):
          Coordinator(host: self, node: node, controller: outermost(controller(for: screen, node.id), node, screen))
        case .stack: StackCoordinator(host: self, node: node)
        case .tabs: TabsCoordinator(host: self, node: node)
        case .split: SplitCoordinator(host: self, node: node)
        case .pages: PagesCoordinator(host: self, node: node)
        }
      _ = coordinator.update(to: node, animated: false)
      return coordinator
    }

    func controller(for screen: G.Screen, _ id: NodeID) -> UIViewController {
      let controller = make?(screen, Place(navigator, id)) ?? UIViewController()
      dress(controller, as: screen, id)
      return controller
    }

    /// Applies the options for bars to the controller of a screen.
    func dress(_ controller: UIViewController, as screen: G.Screen, _ id: NodeID) {
      let chrome = G.chrome(of: screen)
      controller.apply(chrome)
      if let appearance = chrome.appearance ?? appearance(at: id) { controller.navigationItem.apply(appearance) }
      if chrome.zooms { controller.zoom(from: anchors[id]) { [weak self] in self?.mayZoomBack(from: id) ?? true } }
    }

    /// Records that UIKit has dismissed a modal.
    func modalIsGone(_ id: NodeID, _ outcome: Outcome<G.Result>) {
      if let index = modals.firstIndex(where: { $0.id == id }) { modals.removeSubrange(index...) }
      navigator.hostDismissed(id, outcome)
    }
  }
}
