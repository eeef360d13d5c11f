import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Does something when the object that holds it has gone.
  @MainActor package final class Ending {
    private let work: @MainActor @Sendable () -> Void

    package init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit {
      let work = work
      _Concurrency.Task { @MainActor in work() }
    }
  }
}
