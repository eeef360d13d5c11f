import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Makes what a window shows equal to a navigator's tree. It keeps no account of what UIKit is doing: it reads the controllers as they
  /// are, makes the first difference true, waits until nothing moves, and looks again.
  @MainActor public final class UIKitHost<G: Graph>: Host {
    public let navigator: Navigator<G>
    /// What shows the root; nil when the scene has stopped.
    private(set) var holder: Holder?
    /// The app's own classes for containers.
    private(set) var containers: Containers<G>
    /// What the app itself pushes and presents.
    let opaque = OpaqueEntries<G>()
    /// Makes the app's controller for a screen; nil when the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> UIViewController)?
    /// Tells the app's controller of the values that are new for its screen.
    public var tell: (@MainActor (UIViewController, G.Screen, Place<G>) -> Void)?
    /// What the controllers have been told of, as the navigator counts it.
    var heardTellings = 0
    var root: Coordinator<G>? { didSet { updateLayers() } }
    /// The root that may come back when a guard's flow has left its place.
    private(set) var away: Coordinator<G>? { didSet { updateLayers() } }
    var modals: [ModalCoordinator<G>] = [] { didSet { updateLayers() } }
    /// What has been taken down to be presented from somewhere else.
    var displaced: [ModalCoordinator<G>] = []
    private(set) var anchors: [NodeID: Anchor] = [:]
    private var waiting: [@MainActor () -> Void] = []
    /// What the system was told last.
    var hiddenSystemBars: Chrome.Bars = []
    let swipes = BackSwipes()
    /// Screens that are asked whether Back may leave them.
    var placesAsked: Set<NodeID> = []
    /// What is under way, by number, whose end will wake this up.
    var awaited: Int?
    var waits = 0
    /// What is being taken down from here.
    private weak var leaving: ModalCoordinator<G>?
    /// One root fades into another.
    var isDissolving = false
    private var isStepping = false
    /// The tree that the screen showed when it came to rest last, as the navigator counts them; nil where it is to be looked at in any case.
    var restedAt: Int?
    var mustStepAgain = false
    /// Makes what is shown while a guard keeps the scene from its root; nil: an empty screen. Set it in the turn in which the scene is made.
    public var placeholder: (@MainActor () -> UIViewController)? { didSet { showPlaceholder() } }
    /// In debug builds: how many seconds what has left the screen may stay in memory before that is reported; nil switches the check off.
    public var leakPatience: Double? = 5
    /// The screens that have brought a stack of their own, of which that has been said.
    var nesting: Set<NodeID> = []
    /// That has been said.
    var isNested = false
    /// Ends the scene where the app has let go of it without saying so.
    private var ending: Ending?
    /// What was on the screen when it came to rest last.
    var traces: [Trace] = []
    private let screenChanges = ScreenChanges<G>()

    /// Shows what the graph shows in a window.
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
      ending = Ending { [navigator] in navigator.stop() }
      self.navigator = navigator
      self.make = make
      navigator.host = self
      updateRoot()
    }

    // MARK: Reading

    /// The window that shows this, if one does.
    public var window: UIWindow? { holder?.shownIn }

    /// What stands by itself, from the bottom up: the root, and what is presented.
    var layers: [ControllerOwner] = []
    /// Those, and the root that may come back.
    var keptLayers: [ControllerOwner] = []
    /// The controllers of what is presented, from the bottom up.
    public internal(set) var presentedControllers: [UIViewController] = []

    /// The one live transition: ours, the user's, or that of something else that the app presents.
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
      // What depends on answers of the app's is read again.
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

    /// The screen has come to rest.
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

    /// Makes the first difference true; false if that is under way.
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
      // The app may have ended the scene meanwhile.
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

    /// True if something began to move.
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

    /// That what is presented there has gone is read when everything has come to rest: UIKit may say so late, or never.
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
        // UIKit refuses without a word, for example while the scene has no window on the screen.
        awaited = nil
        modals.removeLast()
        navigator.hostDismissed(presented.id, .dismissed(by: .parent))
        mustStepAgain = true
      }
      return false
    }

    /// Something changed: goes on when it has come to rest, at once if it didn't move.
    private func wait() -> Bool {
      opaque.mayHaveGone = true
      if let transition { watch(transition) } else if awaited == nil { mustStepAgain = true }
      return false
    }

    // MARK: From the coordinators

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

    /// Says to the controller of a screen what the graph says about its bars.
    func dress(_ controller: UIViewController, as screen: G.Screen, _ id: NodeID) {
      let chrome = G.chrome(of: screen)
      controller.apply(chrome)
      if let appearance = chrome.appearance ?? appearance(at: id) { controller.navigationItem.apply(appearance) }
      if chrome.zooms { controller.zoom(from: anchors[id]) { [weak self] in self?.mayZoomBack(from: id) ?? true } }
    }

    /// UIKit has taken a modal down by itself.
    func modalIsGone(_ id: NodeID, _ outcome: Outcome<G.Result>) {
      if let index = modals.firstIndex(where: { $0.id == id }) { modals.removeSubrange(index...) }
      navigator.hostDismissed(id, outcome)
    }
  }
}
