import Foundation

nonisolated extension NavGraph {
  /// The places where controllers outside the graph must be removed, because they would cover what the graph shows.
  public nonisolated struct Clearing: Hashable, Sendable {
    /// The foreign presentations to dismiss.
    public nonisolated enum Presented: Int, Hashable, Sendable {
      case nothing, alerts, everything
    }

    /// The stacks that may contain only screens of the graph.
    public internal(set) var stacks: Set<NodeID> = []
    /// The screens on which no controller of the app may be pushed.
    public internal(set) var screens: Set<NodeID> = []
    /// The foreign presentations that must be dismissed.
    public internal(set) var presented = Presented.nothing

    public init() {}

    public var isEmpty: Bool { stacks.isEmpty && screens.isEmpty && presented == .nothing }

    public mutating func formUnion(_ other: Clearing) {
      stacks.formUnion(other.stacks)
      screens.formUnion(other.screens)
      dismiss(other.presented)
    }

    /// Records that the foreign presentations have been dismissed.
    public mutating func dismissed() { presented = .nothing }

    mutating func dismiss(_ wanted: Presented) {
      if wanted.rawValue > presented.rawValue { presented = wanted }
    }
  }
}

extension NavGraph {
  /// A timer that checks whether a foreign presentation has ended, while something waits for that. UIKit doesn't report it.
  @MainActor package final class CoverWatch<G: Graph> {
    /// Whether a check is scheduled.
    package private(set) var isLooking = false
    private var isHeldUp = false

    package init() {}

    package func nothingWaits() { isHeldUp = false }

    /// Reports that something waits, and schedules `look` in 0.2 seconds to check again.
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
