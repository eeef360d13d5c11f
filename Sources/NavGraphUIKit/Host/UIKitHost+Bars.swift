import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  /// The look of the bars around that screen.
  func appearance(around owner: NavGraph.ControllerOwner) -> NavGraph.Appearance? {
    if let known = owner.appearance { return known }
    let found = owner.chrome?.appearance ?? appearance(at: owner.id)
    owner.appearance = .some(found)
    return found
  }

  func chrome(of id: NavGraph.NodeID) -> NavGraph.Chrome {
    navigator.tree.node(id)?.screen.map { G.chrome(of: $0) } ?? NavGraph.Chrome()
  }

  /// What the screen hides that can be seen in that container.
  func hiddenBars(in id: NavGraph.NodeID) -> NavGraph.Chrome.Bars {
    navigator.tree.node(id).map { chrome(of: $0.leaf.id).hides } ?? []
  }

  /// The height of a sheet that the app has named.
  func height(of name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? { navigator.answers.height(name, room) }

  /// Has the system ask again whether the status bar and the home indicator are hidden, if that has changed.
  func updateSystemBars() {
    guard !hiddenSystemBars.isEmpty || layers.last?.hidesSystemBars ?? false else { return }
    let hidden = (navigator.tree.leaf.screen.map { G.chrome(of: $0).hides } ?? []).intersection([.statusBar, .homeIndicator])
    guard hidden != hiddenSystemBars, let top = presentedControllers.last ?? holder?.presenter else { return }
    hiddenSystemBars = hidden
    top.setNeedsStatusBarAppearanceUpdate()
    top.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
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
  /// A screen that can be seen hides bars of the system.
  fileprivate var hidesSystemBars: Bool {
    chrome.map { !$0.hides.isDisjoint(with: [.statusBar, .homeIndicator]) } ?? false || visible.contains { $0.hidesSystemBars }
  }
}

extension NavGraph {
  /// The bars of one navigation controller: hidden and coloured as the screen wants it that is about to be seen.
  @MainActor final class ShownBars<G: Graph> {
    /// The bars that are hidden because the graph says so. What the app hides itself stays hidden.
    private var hidden: Chrome.Bars = []
    /// The bar has the tint of a screen.
    private var isTinted = false

    func show(
      around shown: UIViewController, among screens: [ControllerOwner], of navigation: UINavigationController, by host: UIKitHost<G>?,
      animated: Bool
    ) {
      guard let host else { return }
      // Around what the app has pushed itself, bars are as the app has them.
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
      // A swipe back that is cancelled tells nobody.
      transition?.animate(alongsideTransition: nil) { [weak self, weak navigation, weak host] context in
        guard let host, let navigation, let top = navigation.topViewController else { return }
        self?.holdBack(from: top, among: screens, of: navigation, by: host, isFollowingFinger: false)
        if context.isCancelled { self?.show(around: top, among: screens, of: navigation, by: host, animated: false) }
      }
    }

    /// Whether the bar has to change.
    private func follow(_ bar: Chrome.Bars, _ chrome: Chrome, isHidden: Bool) -> Bool {
      guard chrome.hides.contains(bar) else { return hidden.remove(bar) != nil }
      if !isHidden { hidden.insert(bar) }
      return !isHidden
    }
  }
}

extension NavGraph.UIKitHost {
  /// A screen without a container around it that hides the status bar needs one: the screen's own class is the app's.
  func outermost(_ controller: UIViewController, _ node: NavGraph.Node<G>, _ screen: G.Screen) -> UIViewController {
    let isBare = navigator.tree.layers.contains { $0.id == node.id }
    return isBare && !G.chrome(of: screen).hides.isDisjoint(with: [.statusBar, .homeIndicator])
      ? NavGraph.BareController(controller) : controller
  }
}

extension NavGraph {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  ///
  /// Each overrides the same four properties: Swift has no way to override them once for all four classes of UIKit.
  @MainActor protocol SystemBarHiding: UIViewController {
    /// What the screen hides that can be seen in it.
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
  /// Stands around a screen without a container that hides them.
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
  /// What the screens say about the swipes that lead back from them, now that nothing moves.
  func followSwipes() {
    // Below the top of a stack there is no swipe.
    var tops: [(controller: UIViewController, swipe: NavGraph.Chrome.SwipeBack)] = []
    for layer in layers {
      layer.visitTops { if let chrome = $0.chrome { tops.append(($0.controller, chrome.swipeBack(of: $0.controller))) } }
    }
    swipes.follow(tops)
  }
}
