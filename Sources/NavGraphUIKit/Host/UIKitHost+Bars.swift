import NavGraphPlatform
import NavGraphRuntime

#if APPEARANCES || BACK && CONFIRMATION || HEIGHTS || HIDING || SWIPES || ZOOMING
extension NavGraph.UIKitHost {
  #if APPEARANCES
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: NavGraph.NodeID) -> NavGraph.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }
  #endif

  #if APPEARANCES
  /// The look of the bars around that screen.
  func appearance(around owner: NavGraph.ControllerOwner) -> NavGraph.Appearance? {
    if let known = owner.appearance { return known }
    let found = owner.chrome?.appearance ?? appearance(at: owner.id)
    owner.appearance = .some(found)
    return found
  }
  #endif

  #if APPEARANCES || BACK && CONFIRMATION || HIDING || SWIPES || ZOOMING
  func chrome(of id: NavGraph.NodeID) -> NavGraph.Chrome {
    navigator.tree.node(id)?.screen.map { G.chrome(of: $0) } ?? NavGraph.Chrome()
  }
  #endif

  #if SYSTEMBARS
  /// What the screen hides that can be seen in that container.
  func hiddenBars(in id: NavGraph.NodeID) -> NavGraph.Chrome.Bars {
    navigator.tree.node(id).map { chrome(of: $0.leaf.id).hides } ?? []
  }
  #endif

  #if HEIGHTS
  /// The height of a sheet that the app has named.
  func height(of name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? { navigator.answers.height(name, room) }
  #endif

  #if SYSTEMBARS
  /// Has the system ask again whether the status bar and the home indicator are hidden, if that has changed.
  func updateSystemBars() {
    guard !hiddenSystemBars.isEmpty || layers.last?.hidesSystemBars ?? false else { return }
    let hidden = (navigator.tree.leaf.screen.map { G.chrome(of: $0).hides } ?? []).intersection([.statusBar, .homeIndicator])
    guard hidden != hiddenSystemBars, let top = presentedControllers.last ?? holder?.presenter else { return }
    hiddenSystemBars = hidden
    top.setNeedsStatusBarAppearanceUpdate()
    top.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
  #endif

  #if BACK && CONFIRMATION
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
  #endif
}

#if SYSTEMBARS
extension NavGraph.ControllerOwner {
  /// A screen that can be seen hides bars of the system.
  fileprivate var hidesSystemBars: Bool {
    chrome.map { !$0.hides.isDisjoint(with: [.statusBar, .homeIndicator]) } ?? false || visible.contains { $0.hidesSystemBars }
  }
}
#endif
#endif
