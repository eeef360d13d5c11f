import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

// The layers of the scene: the root and the modals.
extension NavGraph.UIKitHost {
  /// Every coordinator on the screen, from the root up. Steps don't use it, because it takes time proportional to the whole scene.
  public var coordinators: [NavGraph.Coordinator<G>] { ([root] + modals.map { $0.content }).flatMap { $0?.subtree ?? [] } }

  /// Every coordinator, including those of a root that may be shown again.
  package var keptCoordinators: [NavGraph.Coordinator<G>] { coordinators + (away?.subtree ?? []) }

  /// Returns the first coordinator of this class.
  public func coordinator<Wanted>(of type: Wanted.Type) -> Wanted? { coordinators.lazy.compactMap { $0 as? Wanted }.first }

  /// Returns the coordinator of the node if it's on the screen.
  func coordinator(of id: NavGraph.NodeID) -> NavGraph.Coordinator<G>? {
    for modal in modals.reversed() {
      if let found = modal.content?.coordinator(of: id) { return found }
    }
    return root?.coordinator(of: id)
  }

  /// Updates the lists of layers and presented controllers.
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

  /// Whether neither the tree nor UIKit's content has changed since everything came to rest.
  var isAsItRested: Bool {
    guard restedAt == navigator.changes, opaque.isBare, opaque.clearing.isEmpty, !opaque.watch.isLooking else { return false }
    let chain = presentedChain
    guard chain.count == modals.count else { return false }
    for index in chain.indices where chain[index] !== presentedControllers[index] { return false }
    return layers.firstFound { $0.isAsAgreed ? nil : true } == nil
  }

  /// Returns the number of modals, from the bottom up, that are also in the tree.
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
  /// Returns the first result of `find` that isn't nil, from the bottom up.
  @MainActor func firstFound<Found>(_ find: (NavGraph.ControllerOwner) -> Found?) -> Found? {
    for layer in self {
      if let found = layer.first(find) { return found }
    }
    return nil
  }
}

extension NavGraph.UIKitHost {
  /// Sets the accessibility identifiers of visible screens, containers, and alerts to their names in the graph, for UI tests.
  func nameViews() {
    for layer in layers { layer.visitVisible { $0.controller.viewIfLoaded?.takeName($0.name) } }
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(G.record(ofModal: modal.modal).name)
    }
  }
}

extension NavGraph.Idiom {
  /// Creates the idiom of a window.
  @MainActor public init(_ window: UIWindow) {
    self.init(window.traitCollection.userInterfaceIdiom)
  }

  /// Creates the idiom of a controller.
  @MainActor public init(_ controller: UIViewController) {
    self.init(controller.traitCollection.userInterfaceIdiom)
  }
}
