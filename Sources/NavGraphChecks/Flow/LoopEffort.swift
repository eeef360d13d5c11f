/// The work that the searches for rounds of modals may do together, for all kinds of devices.
final class LoopEffort {
  /// How many states after one move are looked at in all rounds.
  ///
  /// Measured on 12 modals of 7 screens with 37 ways to present each, where every round fails: `check` takes 3.6 s in a debug build, and an
  /// optimised one is 5.7 times as fast. 276 such modals, 1,933 places, take 5.8 s. Without a limit, 12 took 25 s and 48 took 99 s.
  private static let mostLandings = 200_000
  private var landings = 0

  /// Whether there is no time for more.
  var isSpent: Bool { landings > Self.mostLandings }

  func spend(_ count: Int) { landings += count }
}
