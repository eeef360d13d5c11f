/// A fault of a callback. No fact documents one, but generated code may not hang.
public enum HeadlessFault: Sendable, CaseIterable {
  case none, lost, twice, late
  /// The callback arrives after its receiver has stopped waiting.
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
