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
