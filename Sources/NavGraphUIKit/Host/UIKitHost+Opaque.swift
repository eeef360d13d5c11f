import NavGraphPlatform
import NavGraphRuntime

// Controllers that the app itself pushes and presents, outside the graph. They aren't in the tree, and stay until something under them
// changes.
extension NavGraph.UIKitHost {
  /// The controllers that the graph or the app presents, from the bottom up, without those being dismissed.
  private var chain: [UIViewController] {
    // Foreign presentations over an invisible part don't concern the graph.
    guard holder?.shownIn != nil || !modals.isEmpty || isInWindow else { return [] }
    return presentedChain.filter { !$0.isBeingDismissed }
  }

  private var isInWindow: Bool { layers.contains { $0.isInWindow } }

  /// The presented controllers from the bottom up, including those being dismissed.
  var presentedChain: [UIViewController] {
    var chain = holder?.presenter?.everythingPresented ?? []
    // A modal over a column isn't in the chain of presentations of the split.
    var place = 0
    for controller in presentedControllers where controller.presentingViewController != nil {
      if let index = chain.firstIndex(where: { $0 === controller }) {
        place = index + 1
      } else {
        let above = controller.everythingPresented.filter { shown in !chain.contains { $0 === shown } }
        chain.insert(contentsOf: [controller] + above, at: place)
        place += 1
      }
    }
    return chain
  }

  /// The controller that presents the next modal.
  var topOfAll: UIViewController? { presentedChain.last { !$0.isBeingDismissed } ?? holder?.presenter }

  private func isOpaque(_ controller: UIViewController) -> Bool { !presentedControllers.contains { $0 === controller } }

  public var cover: NavGraph.Cover? {
    let onTop = chain.reversed().prefix(while: isOpaque)
    if onTop.isEmpty { return nil }
    if onTop.contains(where: { $0 is UIAlertController }) { return .alert }
    return onTop.contains(where: { $0.isModalInPresentation }) ? .held : .screen
  }

  public func clear(_ clearing: NavGraph.Clearing) { opaque.clearing.formUnion(clearing) }

  // MARK: Reports

  /// All controllers that the app itself pushed or presented.
  private var opaqueControllers: [UIViewController] {
    var found: [UIViewController] = []
    let layers = keptLayers
    for layer in layers { layer.visitContainers { found += $0.opaque } }
    return found + chain.filter(isOpaque)
  }

  /// Reports the controllers outside the graph that were removed because of the graph since nothing moved last.
  func reportWhatIsGone() {
    for name in opaque.gone(leaving: opaqueControllers) { navigator.hostWentOver(name) }
  }

  // MARK: Steps

  /// Returns the presenter of the lowest foreign presentation that must be dismissed, above the modals that stay. Presentations on other
  /// modals are dismissed with those.
  func clearedPresenter(above kept: Int) -> UIViewController? {
    let isOtherRoot = holder is UIWindow && root.map { $0.id != navigator.tree.root.id } ?? false
    let wanted = isOtherRoot && kept == 0 && cover != .alert ? .everything : opaque.clearing.presented
    guard wanted != .nothing else { return nil }
    let (chain, modals) = (chain, presentedControllers)
    let base = kept == 0 ? nil : chain.firstIndex { $0 === modals[kept - 1] }
    let above = base.map { chain[($0 + 1)...] } ?? chain[...]
    let goes = above.prefix { shown in !modals.dropFirst(kept).contains { $0 === shown } }.first {
      isOpaque($0) && (wanted == .everything || $0 is UIAlertController)
    }
    return goes?.presentingViewController
  }

  /// Returns whether the next change must wait for a foreign alert, which was presented while something else was in progress.
  func waitsForAlert(above kept: Int) -> Bool {
    let tree = navigator.tree
    guard tree.modals.count > kept || root?.id != tree.root.id, cover == .alert else {
      opaque.watch.nothingWaits()
      return false
    }
    opaque.watch.somethingWaits(navigator, "an alert that isn't the graph's is up; what is to come waits") { [weak self] in
      self?.reconcile()
    }
    return true
  }
}

extension NavGraph.ControllerOwner {
  /// Whether its controller, or a visible one under it, is in a window.
  fileprivate var isInWindow: Bool { controller.viewIfLoaded?.window != nil || visible.contains { $0.isInWindow } }
}

extension UIViewController {
  /// The controllers that are presented on this one, from the bottom up.
  var everythingPresented: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }.dropFirst()) }
}

extension NavGraph {
  /// The controllers outside the graph when nothing moved last. They aren't retained.
  @MainActor final class OpaqueEntries<G: Graph> {
    private struct Entry {
      weak var controller: UIViewController?
      let name: String
    }

    private var seen: [Entry] = []
    /// Whether there were no controllers outside the graph, and none can have been removed since.
    var isBare: Bool { seen.isEmpty && !mayHaveGone }
    /// Whether the graph has changed the screen since the last record.
    var mayHaveGone = false
    /// The places that must be cleared with the next change of the screen.
    var clearing = Clearing()
    /// Checks whether an alert that something waits for has been dismissed.
    let watch = CoverWatch<G>()

    /// Returns the names of the controllers that the graph has removed since the last call. `found` are the remaining ones.
    func gone(leaving found: [UIViewController]) -> [String] {
      if seen.isEmpty, found.isEmpty {
        mayHaveGone = false
        return []
      }
      let left = seen.filter { old in !found.contains { $0 === old.controller } }
      seen = found.map { Entry(controller: $0, name: "\(type(of: $0))") }
      defer { mayHaveGone = false }
      return mayHaveGone ? left.map { $0.name } : []
    }
  }
}
