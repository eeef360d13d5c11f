/// What becomes of a callback that may not be relied on. No fact says that any of this happens; nothing may hang if it does.
public enum HeadlessFault: Sendable, CaseIterable {
  case none, lost, twice, late
  /// After its waiter has given up, and has done something else.
  case tooLate

  @MainActor package func call(_ work: @escaping @MainActor () -> Void) {
    switch self {
    case .none: work()
    case .lost: break
    case .twice:
      work()
      work()
    case .late: Headless.clock.schedule(after: 2, work)
    case .tooLate: Headless.clock.schedule(after: 7, work)
    }
  }
}
