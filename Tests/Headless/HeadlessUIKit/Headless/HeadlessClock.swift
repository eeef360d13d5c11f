/// A clock that advances only when a test advances it.
///
/// Each job is one turn of the run loop. Jobs run in the order of their time. Jobs with the same time run in the order in which they were
/// scheduled.
@MainActor public final class HeadlessClock {
  struct Job {
    let time: Double
    let number: Int
    let work: @MainActor () -> Void
  }

  /// The time in seconds.
  public private(set) var now = 0.0
  /// The number of turns. Layout and animations begin after a turn.
  public private(set) var turn = 0
  private var jobs: [Job] = []
  /// Jobs that run when their time comes, but that `step` and `drain` don't wait for.
  private var timers: [Job] = []
  private var scheduled = 0

  nonisolated init() {}

  /// Whether no job is pending. Timers don't count.
  public var isIdle: Bool { jobs.isEmpty }

  /// Runs `work` after `delay` seconds. A delay of 0 means the next turn.
  public func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) {
    scheduled += 1
    jobs.append(Job(time: now + max(0, delay), number: scheduled, work: work))
  }

  /// Runs `work` when `delay` seconds have passed. `step` and `drain` don't advance the clock for it.
  func setTimer(after delay: Double, _ work: @escaping @MainActor () -> Void) {
    scheduled += 1
    timers.append(Job(time: now + max(0, delay), number: scheduled, work: work))
  }

  /// Runs the next job, after the timers that are due by then. Returns false if no job is pending.
  @discardableResult public func step() -> Bool {
    guard let next = Self.earliest(in: jobs) else { return false }
    let job = jobs.remove(at: next)
    fireTimers(until: job.time)
    run(job)
    return true
  }

  /// Advances the clock by `duration` seconds.
  public func advance(by duration: Double) {
    let end = now + duration
    while jobs.contains(where: { $0.time <= end }), step() {}
    fireTimers(until: end)
    now = max(now, end)
    turn += 1
  }

  private func fireTimers(until time: Double) {
    while let next = Self.earliest(in: timers), timers[next].time <= time { run(timers.remove(at: next)) }
  }

  private func run(_ job: Job) {
    now = max(now, job.time)
    turn += 1
    job.work()
  }

  private static func earliest(in jobs: [Job]) -> Int? {
    jobs.indices.min { (jobs[$0].time, jobs[$0].number) < (jobs[$1].time, jobs[$1].number) }
  }

  /// Runs all jobs, including those that they schedule. Returns false if more than `limit` steps are needed, which only an endless loop
  /// causes.
  @discardableResult public func drain(limit: Int = 10_000) -> Bool {
    for _ in 0..<limit where !step() { return true }
    return isIdle
  }

  func reset() {
    jobs = []
    timers = []
    now = 0
    turn += 1
  }
}
