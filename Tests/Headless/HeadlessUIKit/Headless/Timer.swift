/// A timer that uses the clock of the tests. It hides Foundation's `Timer`.
///
/// It fires when other work or `advance(by:)` advances the clock, but `drain` doesn't wait for it.
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
