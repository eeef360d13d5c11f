import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// `navgraph watch`: runs a round whenever a file has changed, until a signal arrives.
struct WatchRun {
  /// The pause between two polls in milliseconds. It is longer if polling would take more than 1/`share` of the time.
  private static let interval = 250
  private static let share = 20
  /// The time without changes after which a round starts, so that files saved in several steps are read once, and the maximum time to wait
  /// for that. In milliseconds.
  private static let rest = 120
  private static let patience = 2_000

  private let console: Console
  private var round: Round
  private let server: Server?
  private let signals: BlockedSignals
  private var files: WatchedFiles
  /// The files that were read or missing, and that aren't named by a path.
  private var others: [String]
  /// The trace of a running app; nil if none is followed.
  private var followed: FollowedTrace?

  init(options: WatchOptions, paths: [String], console: Console) throws(Failure) {
    guard !paths.contains("-") else { throw .usage("standard input can't be watched", help: "name files or folders") }
    var round = Round(options: options, paths: paths, console: console)
    server = try options.port.map { port throws(Failure) in try Server(port: port) }
    round.page = server.map(ServedPage.init)
    self.round = round
    followed = options.trace.map(FollowedTrace.init)
    self.console = console
    files = WatchedFiles(in: paths, root: options.policy.root)
    others = [options.policy.baseline].compactMap { $0 }
    // Shells make background processes ignore SIGINT, which is the way to end this program.
    signal(SIGINT, SIG_DFL)
    signals = BlockedSignals()
    console.isHoldingSignals = true
  }

  /// Runs until a signal arrives. Signals are blocked while a round writes, so that its output is complete.
  mutating func run() -> ExitCode {
    defer { server?.end() }
    if let server { say("the page is at \(server.address)") }
    var seen = files.look(alsoAt: others)
    say("watching \(seen.count { $0.stamp != nil }.of("file")); press Ctrl-C to stop")
    var change = "start"
    while true {
      let start = now()
      let outcome = round.run()
      if signals.isPending { break }
      say("\(change): \(outcome.words)")
      if let coverage = outcome.coverage { followed?.take(coverage) }
      if let paths = outcome.paths { seen = take(paths, seen: seen, since: start) }
      guard let next = wait(from: seen) else { break }
      change = Self.change(from: seen, to: next)
      seen = next
    }
    say("stopped")
    return .clean
  }

  private func say(_ text: String) {
    console.say("\(Executable.name): \(TimeOfDay()) \(text)\n")
  }

  /// Adds the files that the last round read. `seen` is from before the round, so that changes during it aren't missed. A file that wasn't
  /// polled then counts as changed if it may have changed since.
  private mutating func take(_ paths: [String], seen: [WatchedFiles.Entry], since start: Int64) -> [WatchedFiles.Entry] {
    let old = Set(others.map { ExactText($0) })
    let named = Set(seen.map(\.path)).subtracting(old)
    let found = Set(paths.map { ExactText($0) }).subtracting(named)
    guard found != old else { return seen }
    others = found.sorted().map(\.text)
    var known = Dictionary(seen.map { ($0.path, $0.stamp) }, uniquingKeysWith: { first, _ in first })
    var entries = files.look(alsoAt: others).map { entry in
      if let stamp = known.removeValue(forKey: entry.path) { return WatchedFiles.Entry(path: entry.path, stamp: stamp) }
      let isYoung = (entry.stamp?.changed ?? 0) > start - 2_000_000_000
      return isYoung ? WatchedFiles.Entry(path: entry.path, stamp: nil) : entry
    }
    // Files that were removed during the round.
    entries += seen.filter { named.contains($0.path) && known[$0.path] != nil }
    return entries
  }

  /// Waits until the files differ from `seen`, and returns them; nil if a signal arrived first.
  private mutating func wait(from seen: [WatchedFiles.Entry]) -> [WatchedFiles.Entry]? {
    var pause = Self.interval
    while sleep(milliseconds: pause) {
      follow()
      let start = ContinuousClock.now
      let next = files.look(alsoAt: others)
      if next != seen { return settle(from: next) }
      let cost = start.duration(to: .now)
      pause = max(Self.interval, Self.share * cost.milliseconds)
    }
    return nil
  }

  /// Reports the new steps of the running app, and shows its position on the page.
  private mutating func follow() {
    guard let said = followed?.look(), !said.isEmpty else { return }
    for words in said { say(words) }
    round.page?.show(names: followed?.names ?? [])
  }

  /// Waits until the files stop changing, and returns them; nil if a signal arrived first.
  private mutating func settle(from first: [WatchedFiles.Entry]) -> [WatchedFiles.Entry]? {
    var last = first
    for _ in 0..<Self.patience / Self.rest {
      guard sleep(milliseconds: Self.rest) else { return nil }
      let next = files.look(alsoAt: others)
      if next == last { break }
      last = next
    }
    return last
  }

  /// Waits, and serves the page meanwhile. Returns false if a signal has arrived.
  private func sleep(milliseconds: Int) -> Bool {
    var left = milliseconds
    while left > 0, !signals.isPending {
      let part = min(left, Self.interval)
      if let server { server.serve(milliseconds: part) } else { _ = poll(nil, 0, Int32(part)) }
      left -= part
    }
    return !signals.isPending
  }

  /// Returns `Shop.navgraph changed` or `Items.navgraph and 2 more changed`.
  private static func change(from old: [WatchedFiles.Entry], to new: [WatchedFiles.Entry]) -> String {
    let before = Dictionary(old.map { ($0.path, $0.stamp) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.path, $0.stamp) }, uniquingKeysWith: { first, _ in first })
    var changes: [(path: ExactText, what: String)] = []
    for (path, stamp) in after where before[path] ?? nil != stamp {
      changes.append((path, stamp == nil ? "removed" : before[path] ?? nil == nil ? "added" : "changed"))
    }
    for (path, stamp) in before where stamp != nil && after[path] == nil { changes.append((path, "removed")) }
    changes.sort { $0.path < $1.path }
    guard let first = changes.first else { return "changed" }
    return changes.count == 1 ? "\(first.path.text) \(first.what)" : "\(first.path.text) and \(changes.count - 1) more changed"
  }

  /// Returns the time in nanoseconds since 1970.
  private func now() -> Int64 { Int64(truncatingIfNeeded: time(nil)) &* 1_000_000_000 }
}

/// The local time, such as `12:03:44`.
private struct TimeOfDay: CustomStringConvertible {
  let description: String

  init() {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    description = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
