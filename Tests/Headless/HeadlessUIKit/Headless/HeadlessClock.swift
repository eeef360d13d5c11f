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
  /// What fires when its time has come, but is nothing to wait for.
  private var timers: [Job] = []
  private var scheduled = 0

  nonisolated init() {}

  /// Whether nothing is waiting to happen.
  public var isIdle: Bool { jobs.isEmpty }

  /// Runs `work` after `delay` seconds; a delay of 0 means the next turn.
  public func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) {
    scheduled += 1
    jobs.append(Job(time: now + max(0, delay), number: scheduled, work: work))
  }

  /// Runs `work` when `delay` seconds have passed. It keeps nobody waiting: `step` and `drain` don't go on to it by themselves.
  func setTimer(after delay: Double, _ work: @escaping @MainActor () -> Void) {
    scheduled += 1
    timers.append(Job(time: now + max(0, delay), number: scheduled, work: work))
  }

  /// Runs the next job, and the timers that are due by then; false if there was no job.
  @discardableResult public func step() -> Bool {
    guard let next = Self.earliest(in: jobs) else { return false }
    let job = jobs.remove(at: next)
    fireTimers(until: job.time)
    run(job)
    return true
  }

  /// Lets `duration` seconds pass.
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

  /// Runs everything that waits, and what comes of it, up to a bound that only a loop reaches; false if that happened.
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
