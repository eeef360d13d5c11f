import NavGraphRuntime

#if EMBEDDING || EXTERNAL
extension NavGraph {
  /// Does something when whoever holds it has gone.
  @MainActor final class Ending {
    private let work: @MainActor @Sendable () -> Void

    init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit {
      let work = work
      _Concurrency.Task { @MainActor in work() }
    }
  }
}
#endif
