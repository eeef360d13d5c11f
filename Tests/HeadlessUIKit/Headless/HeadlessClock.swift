/// Time that passes only when a test says so.
///
/// Each job is one turn of the run loop. Jobs run in the order of their time, those of one time in the order in which they were scheduled.
@MainActor public final class HeadlessClock {
  struct Job {
    let time: Double
    let number: Int
    let work: @MainActor () -> Void
  }

  /// Seconds since the world began.
  public private(set) var now = 0.0
  /// Counts the turns of the run loop; what happens in one turn happens before any layout or animation.
  public private(set) var turn = 0
  private var jobs: [Job] = []
  private var scheduled = 0

  nonisolated init() {}

  /// Whether nothing is waiting to happen.
  public var isIdle: Bool { jobs.isEmpty }

  /// Runs `work` after `delay` seconds; a delay of 0 means the next turn.
  public func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) {
    scheduled += 1
    jobs.append(Job(time: now + max(0, delay), number: scheduled, work: work))
  }

  /// Runs the next job; false if there was none.
  @discardableResult public func step() -> Bool {
    var next: Int?
    for index in jobs.indices {
      guard let best = next else {
        next = index
        continue
      }
      if (jobs[index].time, jobs[index].number) < (jobs[best].time, jobs[best].number) { next = index }
    }
    guard let next else { return false }
    let job = jobs.remove(at: next)
    now = max(now, job.time)
    turn += 1
    job.work()
    return true
  }

  /// Lets `duration` seconds pass.
  public func advance(by duration: Double) {
    let end = now + duration
    while jobs.contains(where: { $0.time <= end }), step() {}
    now = max(now, end)
    turn += 1
  }

  /// Runs everything that waits, and what comes of it, up to a bound that only a loop reaches; false if that happened.
  @discardableResult public func drain(limit: Int = 10_000) -> Bool {
    for _ in 0..<limit where !step() { return true }
    return isIdle
  }

  func reset() {
    jobs = []
    now = 0
    turn += 1
  }
}
