import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// What stands by itself: the root, and what is presented.
extension NavGraph.UIKitHost {
  /// Every coordinator on the screen, from the root up. No step asks for them: what they cost grows with everything that the scene holds.
  public var coordinators: [NavGraph.Coordinator<G>] { ([root] + modals.map { $0.content }).flatMap { $0?.subtree ?? [] } }

  /// Those, and the ones of the root that may come back.
  package var keptCoordinators: [NavGraph.Coordinator<G>] { coordinators + (away?.subtree ?? []) }

  /// The first coordinator of that class.
  public func coordinator<Wanted>(of type: Wanted.Type) -> Wanted? { coordinators.lazy.compactMap { $0 as? Wanted }.first }

  /// The coordinator of that node, if it is on the screen.
  func coordinator(of id: NavGraph.NodeID) -> NavGraph.Coordinator<G>? {
    for modal in modals.reversed() {
      if let found = modal.content?.coordinator(of: id) { return found }
    }
    return root?.coordinator(of: id)
  }

  /// Counts again what stands by itself, since that has changed.
  func updateLayers() {
    layers = []
    if let root { layers.append(root) }
    presentedControllers = []
    for modal in modals {
      presentedControllers.append(modal.controller)
      if let content = modal.content { layers.append(content) }
    }
    keptLayers = layers
    if let away { keptLayers.append(away) }
  }

  /// The tree has not changed since everything came to rest, nor has what UIKit shows: there is nothing to report, and nothing to make true.
  var isAsItRested: Bool {
    guard restedAt == navigator.changes, opaque.isBare, opaque.clearing.isEmpty, !opaque.watch.isLooking else { return false }
    let chain = presentedChain
    guard chain.count == modals.count else { return false }
    for index in chain.indices where chain[index] !== presentedControllers[index] { return false }
    return layers.firstFound { $0.isAsAgreed ? nil : true } == nil
  }

  /// How many of what is presented may stay.
  func keptModals(of tree: NavGraph.Tree<G>) -> Int {
    var kept = 0
    while kept < modals.count, kept < tree.modals.count, modals[kept].id == tree.modals[kept].id,
      modals[kept].content?.id == tree.modals[kept].content?.id
    {
      kept += 1
    }
    return kept
  }
}

extension [NavGraph.ControllerOwner] {
  /// What `find` returns first, from the bottom up.
  @MainActor func firstFound<Found>(_ find: (NavGraph.ControllerOwner) -> Found?) -> Found? {
    for layer in self {
      if let found = layer.first(find) { return found }
    }
    return nil
  }
}

extension NavGraph.UIKitHost {
  /// Gives the views of screens, containers and alerts that can be seen the names that they have in the graph, for tests of the interface.
  func nameViews() {
    for layer in layers { layer.visitVisible { $0.controller.viewIfLoaded?.takeName($0.name) } }
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(G.record(ofModal: modal.modal).name)
    }
  }
}

extension NavGraph.Idiom {
  /// The idiom of that window.
  @MainActor public init(_ window: UIWindow) {
    self.init(window.traitCollection.userInterfaceIdiom)
  }

  /// The idiom of that controller.
  @MainActor public init(_ controller: UIViewController) {
    self.init(controller.traitCollection.userInterfaceIdiom)
  }
}
