/// A loop condition that advances the clock while a test waits for a lost callback.
@MainActor public struct HeadlessPatience {
  private var turns = 0

  public init() {}

  /// Runs one step. Returns false if nothing was left to do.
  ///
  /// Without jobs, time passes only if the options contain faults and `isIdle` is false.
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
