import NavGraphPlatform
import NavGraphRuntime

// What the app itself pushes and presents is in no tree. It stays where it is until something goes below it.
extension NavGraph.UIKitHost {
  /// What is presented, by the graph or the app, from the bottom up.
  private var chain: [UIViewController] {
    // What the app presents over a part that can't be seen doesn't concern the graph.
    guard holder?.shownIn != nil || !modals.isEmpty || isInWindow else { return [] }
    return presentedChain.filter { !$0.isBeingDismissed }
  }

  private var isInWindow: Bool { layers.contains { $0.isInWindow } }

  /// What is presented, or still seen to leave, from the bottom up.
  var presentedChain: [UIViewController] {
    var chain = holder?.presenter?.everythingPresented ?? []
    // What covers a column isn't presented by what is around that.
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

  /// What presents what comes next.
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

  /// Everything of the app's own that is there.
  private var opaqueControllers: [UIViewController] {
    var found: [UIViewController] = []
    let layers = keptLayers
    for layer in layers { layer.visitContainers { found += $0.opaque } }
    return found + chain.filter(isOpaque)
  }

  /// Says what the graph has gone over since nothing moved last.
  func reportWhatIsGone() {
    for name in opaque.gone(leaving: opaqueControllers) { navigator.hostWentOver(name) }
  }

  // MARK: Steps

  /// The controller on which the app has presented something that is to go, with everything on it: right above the graph's modals that
  /// stay. What lies on those that go goes with them.
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

  /// Whether what is to come has to wait for an alert of the app's: it has come up while something else was under way.
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
  /// Its controller is in a window, or one below it that can be seen.
  fileprivate var isInWindow: Bool { controller.viewIfLoaded?.window != nil || visible.contains { $0.isInWindow } }
}

extension UIViewController {
  /// What is presented on this one, from the bottom up.
  var everythingPresented: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }.dropFirst()) }
}

extension NavGraph {
  /// What the app itself has shown among the controllers of the graph, as it was when nothing moved last. Nothing of it is held.
  @MainActor final class OpaqueEntries<G: Graph> {
    private struct Entry {
      weak var controller: UIViewController?
      let name: String
    }

    private var seen: [Entry] = []
    /// Nothing of the app's was there, and nothing can have gone since.
    var isBare: Bool { seen.isEmpty && !mayHaveGone }
    /// The graph has changed the screen since.
    var mayHaveGone = false
    /// What is to go with the next change of the screen.
    var clearing = Clearing()
    /// Looks whether an alert has gone that something waits for.
    let watch = CoverWatch<G>()

    /// What has gone because of the graph since this was asked last, now that only `found` is left.
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
