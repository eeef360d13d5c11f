import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Returns the appearance of the bars at a node: that of the innermost container that declares one, or else of the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  /// Returns the appearance of the bars around a screen, which is cached in its owner.
  func appearance(around owner: NavGraph.ControllerOwner) -> NavGraph.Appearance? {
    if let known = owner.appearance { return known }
    let found = owner.chrome?.appearance ?? appearance(at: owner.id)
    owner.appearance = .some(found)
    return found
  }

  func chrome(of id: NavGraph.NodeID) -> NavGraph.Chrome {
    navigator.tree.node(id)?.screen.map { G.chrome(of: $0) } ?? NavGraph.Chrome()
  }

  /// Returns the bars that the visible screen of the node hides.
  func hiddenBars(in id: NavGraph.NodeID) -> NavGraph.Chrome.Bars {
    navigator.tree.node(id).map { chrome(of: $0.leaf.id).hides } ?? []
  }

  /// Returns the height that the app supplies for a named detent.
  func height(of name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? { navigator.answers.height(name, room) }

  /// Updates the status bar and the home indicator if their visibility has changed.
  func updateSystemBars() {
    guard !hiddenSystemBars.isEmpty || layers.last?.hidesSystemBars ?? false else { return }
    let hidden = (navigator.tree.leaf.screen.map { G.chrome(of: $0).hides } ?? []).intersection([.statusBar, .homeIndicator])
    guard hidden != hiddenSystemBars, let top = presentedControllers.last ?? holder?.presenter else { return }
    hiddenSystemBars = hidden
    top.setNeedsStatusBarAppearanceUpdate()
    top.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  /// Starts the confirmation of Back, or of a tap on the selected tab. Further taps are ignored until the user has answered.
  func askBeforeBack(from id: NavGraph.NodeID, _ leave: NavGraph.Event<G> = NavGraph.Event("back", .close)) {
    let screen = coordinator(of: id)?.screen as? any NavGraph.DismissalConfirming
    guard let screen, !screen.mayDismiss else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    _Concurrency.Task { @MainActor [weak self, weak screen] in
      let mayLeave = await screen?.confirmDismissal() ?? false
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
}

extension NavGraph.ControllerOwner {
  /// Whether a visible screen hides the status bar or the home indicator.
  fileprivate var hidesSystemBars: Bool {
    chrome.map { !$0.hides.isDisjoint(with: [.statusBar, .homeIndicator]) } ?? false || visible.contains { $0.hidesSystemBars }
  }
}

extension NavGraph {
  /// The bars of one navigation controller, which are hidden and colored for the screen that is about to appear.
  @MainActor final class ShownBars<G: Graph> {
    /// The bars that are hidden because of the graph. Bars that the app hides itself stay hidden.
    private var hidden: Chrome.Bars = []
    /// Whether the navigation bar has the tint of a screen.
    private var isTinted = false

    func show(
      around shown: UIViewController, among screens: [ControllerOwner], of navigation: UINavigationController, by host: UIKitHost<G>?,
      animated: Bool
    ) {
      guard let host else { return }
      // Around a controller that the app has pushed, the bars don't change.
      let screen = screens.last { $0.controller === shown }
      let chrome = screen?.chrome ?? Chrome()
      let transition = navigation.transitionCoordinator
      if follow(.navigationBar, chrome, isHidden: navigation.isNavigationBarHidden) {
        navigation.setNavigationBarHidden(chrome.hides.contains(.navigationBar), animated: animated)
      }
      if follow(.toolbar, chrome, isHidden: navigation.isToolbarHidden) {
        navigation.setToolbarHidden(chrome.hides.contains(.toolbar), animated: animated)
      }
      let tint = screen.flatMap { host.appearance(around: $0) }?.tintColor
      if tint != nil || isTinted {
        isTinted = tint != nil
        navigation.takeTint(tint)
      }
      holdBack(from: shown, among: screens, of: navigation, by: host, isFollowingFinger: transition?.isInteractive ?? false)
      host.updateSystemBars()
      // UIKit doesn't report a canceled swipe back.
      transition?.animate(alongsideTransition: nil) { [weak self, weak navigation, weak host] context in
        guard let host, let navigation, let top = navigation.topViewController else { return }
        self?.holdBack(from: top, among: screens, of: navigation, by: host, isFollowingFinger: false)
        if context.isCancelled { self?.show(around: top, among: screens, of: navigation, by: host, animated: false) }
      }
    }

    private func follow(_ bar: Chrome.Bars, _ chrome: Chrome, isHidden: Bool) -> Bool {
      guard chrome.hides.contains(bar) else { return hidden.remove(bar) != nil }
      if !isHidden { hidden.insert(bar) }
      return !isHidden
    }
  }
}

extension NavGraph.UIKitHost {
  /// Wraps a screen that hides the status bar and isn't in a container, because the screen's own class belongs to the app.
  func outermost(_ controller: UIViewController, _ node: NavGraph.Node<G>, _ screen: G.Screen) -> UIViewController {
    let isBare = navigator.tree.layers.contains { $0.id == node.id }
    return isBare && !G.chrome(of: screen).hides.isDisjoint(with: [.statusBar, .homeIndicator])
      ? NavGraph.BareController(controller) : controller
  }
}

extension NavGraph {
  /// A controller that determines the visibility of the status bar and the home indicator for the screen in it.
  ///
  /// Each class overrides the same four properties, because Swift can't override them once for all four UIKit classes.
  @MainActor protocol SystemBarHiding: UIViewController {
    /// The closure that returns the bars that the visible screen hides.
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }
}

extension NavGraph.SystemBarHiding {
  func hides(_ bar: NavGraph.Chrome.Bars) -> Bool { hidden().contains(bar) }
}

extension NavGraph.StackController: NavGraph.SystemBarHiding {}
extension NavGraph.TabsController: NavGraph.SystemBarHiding {}
extension NavGraph.SplitController: NavGraph.SystemBarHiding {}
extension NavGraph.PagesController: NavGraph.SystemBarHiding {}

extension NavGraph {
  /// A controller around a screen that hides the status bar or home indicator and isn't in a container.
  @MainActor package final class BareController: SingleChildController, SystemBarHiding {
    package let screen: UIViewController
    var hidden: @MainActor () -> Chrome.Bars = { [] }
    package override var childForStatusBarHidden: UIViewController? { hides(.statusBar) ? nil : screen }
    package override var prefersStatusBarHidden: Bool { hides(.statusBar) }
    package override var childForHomeIndicatorAutoHidden: UIViewController? { hides(.homeIndicator) ? nil : screen }
    package override var prefersHomeIndicatorAutoHidden: Bool { hides(.homeIndicator) }

    init(_ screen: UIViewController) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
      show(screen)
    }

    required init?(coder: NSCoder) { nil }
  }
}

extension NavGraph.UIKitHost {
  /// Applies the swipe back options of the screens on top of their stacks, when nothing moves.
  func followSwipes() {
    // Only the top screen of a stack has a swipe back.
    var tops: [(controller: UIViewController, swipe: NavGraph.Chrome.SwipeBack)] = []
    for layer in layers {
      layer.visitTops { if let chrome = $0.chrome { tops.append(($0.controller, chrome.swipeBack(of: $0.controller))) } }
    }
    swipes.follow(tops)
  }
}
