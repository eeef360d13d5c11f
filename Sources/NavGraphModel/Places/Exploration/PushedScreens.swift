/// The screens that a sequence has pushed, the last on top.
///
/// A push takes constant time and changes no other value. Copies for each step of a long sequence would take quadratic time.
struct PushedScreens {
  /// Entries that values share. None is changed or removed.
  private final class Log {
    var entries: [(place: PlaceID, below: Int)] = []
  }

  private var log: Log?
  private var last = -1
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var top: PlaceID? { last < 0 ? nil : log?.entries[last].place }

  /// The number of entries of all values with the same log.
  var sharedCount: Int { log?.entries.count ?? 0 }

  mutating func push(_ place: PlaceID) {
    let log = self.log ?? Log()
    self.log = log
    log.entries.append((place, last))
    last = log.entries.count - 1
    count += 1
  }

  mutating func pop() {
    guard last >= 0, let log else { return }
    last = log.entries[last].below
    count -= 1
  }
}
