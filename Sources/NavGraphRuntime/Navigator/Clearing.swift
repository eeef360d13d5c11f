import Foundation

nonisolated extension NavGraph {
  /// Where nothing of the app's own may be left, since that would cover what is to be seen.
  public nonisolated struct Clearing: Hashable, Sendable {
    public nonisolated enum Presented: Int, Hashable, Sendable {
      case nothing, alerts, everything
    }

    /// Stacks that hold the graph's screens alone.
    public internal(set) var stacks: Set<NodeID> = []
    /// Screens on which nothing of the app's own lies.
    public internal(set) var screens: Set<NodeID> = []
    /// What of that which the app itself has presented on top goes.
    public internal(set) var presented = Presented.nothing

    public init() {}

    public var isEmpty: Bool { stacks.isEmpty && screens.isEmpty && presented == .nothing }

    public mutating func formUnion(_ other: Clearing) {
      stacks.formUnion(other.stacks)
      screens.formUnion(other.screens)
      dismiss(other.presented)
    }

    /// What was presented has been taken away.
    public mutating func dismissed() { presented = .nothing }

    mutating func dismiss(_ wanted: Presented) {
      if wanted.rawValue > presented.rawValue { presented = wanted }
    }
  }
}

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
