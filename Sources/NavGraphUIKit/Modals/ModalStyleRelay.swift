import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Says what a modal becomes where there is little room, too. The system decides only if nobody has that method.
  @MainActor final class ModalStyleRelay: ModalRelay {
    #if ANCHORS || COMPACT
    /// What the graph says, if it does.
    var compactStyle: UIModalPresentationStyle?
    #endif
    func adaptivePresentationStyle(for shown: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
      #if ANCHORS || COMPACT
      if let compactStyle { return traitCollection.horizontalSizeClass == .compact ? compactStyle : .none }
      #endif
      let (ask, askOlder) = (app?.adaptivePresentationStyle(for:traitCollection:), app?.adaptivePresentationStyle(for:))
      return ask?(shown, traitCollection) ?? askOlder?(shown) ?? .none
    }
  }
}
