import UIKit

// What the graph says about bars, asked by the place that they are around.
extension Navigation.UIKitHost {
  /// The look of the bars there: what the nearest container around that place says, else the app.
  func appearance(at id: Navigation.NodeID) -> Navigation.Appearance? {
    let around = navigator.tree.path(to: id) ?? []
    return around.reversed().lazy.compactMap { $0.container.flatMap { G.appearance(of: $0) } }.first ?? G.appearance
  }

  func chrome(of id: Navigation.NodeID) -> Navigation.Chrome {
    navigator.tree.node(id)?.screen.map { G.chrome(of: $0) } ?? Navigation.Chrome()
  }

  /// What the screen hides that can be seen in that container.
  func hiddenBars(in id: Navigation.NodeID) -> Navigation.Chrome.Bars {
    navigator.tree.node(id).map { chrome(of: $0.leaf.id).hides } ?? []
  }

  /// The height of a sheet that the app has named.
  func height(of name: String, within room: CGFloat) -> CGFloat? { navigator.answers.height(name, room) }

  /// Has the system ask again whether the status bar and the home indicator are hidden, if that has changed.
  func updateSystemBars() {
    let hidden = hiddenBars(in: navigator.tree.leaf.id).intersection([.statusBar, .homeIndicator])
    guard hidden != hiddenSystemBars, let top = presentedControllers.last ?? window.rootViewController else { return }
    hiddenSystemBars = hidden
    top.setNeedsStatusBarAppearanceUpdate()
    top.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
  func askBeforeBack(from id: Navigation.NodeID, _ leave: Navigation.Event<G> = Navigation.Event("back", .close)) {
    let screen = coordinators.first { $0.id == id }?.screen as? any Navigation.DismissalConfirming
    guard let screen, !screen.mayDismiss else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    Task { @MainActor [weak self, weak screen] in
      let mayLeave = await screen?.confirmDismissal() ?? false
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
}
