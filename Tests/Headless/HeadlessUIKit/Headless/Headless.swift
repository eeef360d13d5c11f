/// The interface for tests: the clock, the recorded events, and the options of the headless UIKit.
///
/// All of it belongs to a `HeadlessWorld`. Tests that run in parallel use separate worlds, created with `isolated`.
@MainActor public enum Headless {
  #if hasFeature(Embedded)
  package static let world = HeadlessWorld()
  #else
  /// The world of the current task. Child tasks inherit it.
  @TaskLocal public static var world = HeadlessWorld()

  /// Runs `body` in a new world, which shares no clock, records, or options with other tests.
  public static func isolated<Result>(
    _ options: HeadlessOptions = HeadlessOptions(), _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await $world.withValue(HeadlessWorld(options: options), operation: body)
  }

  /// Lets other tasks run: those that wait for the main actor, and those of other threads, for which `Task.yield()` alone doesn't wait.
  public static func turn() async {
    await Task.yield()
    await Task.detached {}.value
  }

  /// Runs `turns` steps of the clock and lets other tasks run after each, for tests that check running transitions.
  public static func pass(turns: Int) async {
    for _ in 0..<turns {
      clock.step()
      await turn()
    }
  }
  #endif

  /// The clock of the current world, which times all transitions.
  public static var clock: HeadlessClock { world.clock }

  /// The recorded misuse that UIKit would log or Apple forbids, oldest first. Each begins with the number of a fact or statement, or with
  /// `OS`.
  public static var violations: [String] { world.violations }

  /// The recorded exceptions that UIKit would raise. A call that raises one has no other effect.
  public static var exceptions: [String] { world.exceptions }

  /// The options for platform behavior that isn't documented. Code under test must be correct with every value.
  public static var options: HeadlessOptions {
    get { world.options }
    set { world.options = newValue }
  }

  /// Returns whether the simulated iOS is `system` or newer, as `#available` would on a device.
  public static func has(_ system: Double) -> Bool { world.options.system >= system }

  /// Records a violation if the simulated iOS is older than `system`. A device would crash, or not launch the app.
  static func needs(_ system: Double, _ what: String) {
    if !has(system) { world.violate("OS", "\(what) is used, and this system is older than that") }
  }

  /// The URLs that were opened in other apps.
  public static var openedURLs: [URL] { world.openedURLs }

  /// The controllers in memory, in the order of their creation.
  public static var liveControllers: [UIViewController] { world.liveControllers }

  /// Removes pending work and records, and resets the options.
  public static func reset() { world.reset() }
}

// Optional requirements of Apple's delegates. A default implementation records that the delegate doesn't implement the method.
extension Headless {
  /// Returns a delegate's answer, or nil if only the default implementation answered.
  static func ask<Answer>(_ question: () -> Answer?) -> Answer? {
    world.isUnanswered = false
    let answer = question()
    return world.isUnanswered ? nil : answer
  }

  /// Returns the answer of a default implementation, which is the system's behavior, and records that the delegate has none.
  static func unanswered<Answer>(_ answer: Answer) -> Answer {
    world.isUnanswered = true
    return answer
  }
}
