/// Lets time pass where nothing is left that moves, as it does for somebody who waits for a callback that has been left out.
@MainActor public struct HeadlessPatience {
  private var turns = 0

  public init() {}

  /// One turn of the run loop; false if there was nothing to do in it. Time passes by itself only where callbacks go wrong.
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
