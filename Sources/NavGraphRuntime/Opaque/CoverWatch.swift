import Foundation

extension NavGraph {
  /// Looks whether what the app itself has presented is gone, while something waits for that and at no other time: UIKit tells nobody.
  @MainActor package final class CoverWatch<G: Graph> {
    /// A look is due.
    package private(set) var isLooking = false
    /// That something waits has been reported.
    private var isHeldUp = false

    package init() {}

    package func nothingWaits() { isHeldUp = false }

    /// `look`, a fifth of a second later, decides whether anything waits still.
    package func somethingWaits(_ navigator: Navigator<G>, _ words: String, _ look: @escaping @MainActor @Sendable () -> Void) {
      if !isHeldUp {
        isHeldUp = true
        navigator.log(words)
        navigator.pass(.isHeldUp)
      }
      guard !isLooking else { return }
      isLooking = true
      navigator.host?.after(0.2) { [weak self] in
        self?.isLooking = false
        look()
      }
    }
  }
}
