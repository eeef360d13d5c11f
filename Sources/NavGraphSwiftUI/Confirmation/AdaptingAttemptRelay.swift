import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// Stands in for a delegate that says what a sheet becomes where there is little room. The system decides only if nobody has that method.
  @MainActor final class AdaptingAttemptRelay: AttemptRelay {
    func adaptivePresentationStyle(
      for presentation: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let (ask, askOlder) = (own?.adaptivePresentationStyle(for:traitCollection:), own?.adaptivePresentationStyle(for:))
      return ask?(presentation, traitCollection) ?? askOlder?(presentation) ?? .none
    }
  }
}
