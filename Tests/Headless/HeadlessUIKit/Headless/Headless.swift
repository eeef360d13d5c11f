/// The way in for tests: the clock, what was recorded, and the open questions of the headless UIKit.
///
/// Everything belongs to a `HeadlessWorld`. A test that runs beside others takes one of its own with `isolated`.
@MainActor public enum Headless {
  #if hasFeature(Embedded)
  package static let world = HeadlessWorld()
  #else
  /// The world of the current task; tasks started inside inherit it.
  @TaskLocal public static var world = HeadlessWorld()

  /// Runs `body` in a new world, so that clocks, records and options of other tests are out of reach.
  public static func isolated<Result>(
    _ options: HeadlessOptions = HeadlessOptions(), _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await $world.withValue(HeadlessWorld(options: options), operation: body)
  }

  /// Lets others go on: what waits for the main actor, and what comes to it by way of other threads. Those may be busy, and a yield alone doesn't
  /// wait for them.
  public static func turn() async {
    await Task.yield()
    await Task.detached {}.value
  }

  /// Lets time pass for so many turns, in each of which what moves goes on by a step: for what is to be seen whether or not anything comes to rest.
  public static func pass(turns: Int) async {
    for _ in 0..<turns {
      clock.step()
      await turn()
    }
  }
  #endif

  /// Drives the time of every transition.
  public static var clock: HeadlessClock { world.clock }

  /// What UIKit would have logged or what Apple's pages forbid, oldest first; each begins with the number of a fact.
  public static var violations: [String] { world.violations }

  /// What UIKit would have raised. The call that did it had no other effect.
  public static var exceptions: [String] { world.exceptions }

  /// Where the platform's behaviour is not known: code under test must pass with every setting.
  public static var options: HeadlessOptions {
    get { world.options }
    set { world.options = newValue }
  }

  /// Whether the system is that one or a newer one: what `#available` would say on a device.
  public static func has(_ system: Double) -> Bool { world.options.system >= system }

  /// Notes that something was used which this system doesn't have: a device would have crashed, or not even have launched.
  static func needs(_ system: Double, _ what: String) {
    if !has(system) { world.violate("OS", "\(what) is used, and this system is older than that") }
  }

  /// The URLs that were given to other apps.
  public static var openedURLs: [URL] { world.openedURLs }

  /// The controllers that are still in memory, in the order of their creation.
  public static var liveControllers: [UIViewController] { world.liveControllers }

  /// Forgets pending work and records, and sets the options back.
  public static func reset() { world.reset() }
}
