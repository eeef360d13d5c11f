/// A timer whose time is that of the tests: it fires when the clock gets there by other work or by `advance(by:)`, never because
/// somebody only waits until nothing moves. It hides Foundation's.
@MainActor public final class Timer {
  private init() {}

  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer()
    Headless.clock.setTimer(after: interval) { block(timer) }
    return timer
  }
}
