/// The shared limit of the searches for loops of modals, for all kinds of devices.
final class LoopEffort {
  /// The maximum number of states after one move in all searches.
  ///
  /// Measured on 12 modals of 7 screens with 37 ways to present each, where every search fails: `check` takes 3.6 s in a debug build, and
  /// an optimized build is 5.7 times as fast. 276 such modals, 1,933 places, take 5.8 s. Without a limit, 12 took 25 s and 48 took 99 s.
  private static let maxLandings = 200_000
  private var landings = 0

  /// Whether the limit is reached.
  var isSpent: Bool { landings > Self.maxLandings }

  func spend(_ count: Int) { landings += count }
}
