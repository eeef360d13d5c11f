/// A loop condition that advances the clock if no job is left but a test still waits for a callback that was lost.
@MainActor public struct HeadlessPatience {
  private var turns = 0

  public init() {}

  /// Runs one step of the clock. Returns false if there was nothing to do.
  ///
  /// If no job is left, time passes only if the options contain faults and `isIdle` is false.
  public mutating func step(isIdle: Bool) -> Bool {
    if Headless.clock.step() {
      turns = 0
      return true
    }
    guard !isIdle, Headless.options.faults != .none else { return false }
    turns += 1
    if turns % 40 == 0 { Headless.clock.advance(by: 1) }
    return true
  }
}
