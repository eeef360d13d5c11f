import Foundation
import NavGraphSyntax
import Torture

/// Tests the program with random command lines in hostile folders, and ends it at random moments.
struct CommandTorture {
  private let program: String
  private let seed: UInt64
  private let work: String
  private let seeds: [[UInt8]]
  private let mutator: Mutator
  private let lines: CommandLines
  private let repository: HostileRepository
  private let parsers: OutputParsers
  /// The command prefix that runs the program as the user `nobody`, so that file permissions apply. Empty if that isn't possible.
  private let asNobody: [String]

  private static let nobody: uid_t = 65534
  private static let codes: Set<Int32> = [0, 1, 2, 64, 74]

  init(program: String, seed: UInt64, seeds: [[UInt8]]) throws {
    // A shell ignores some signals for background jobs, and child processes would inherit that.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    let program = URL(fileURLWithPath: program).standardizedFileURL.path
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-torture-\(getpid())").path
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    chmod(work, 0o755)
    let input = work + "/input"
    try Data("shop://items/7\nnonsense\n".utf8).write(to: URL(fileURLWithPath: input))
    func said(_ command: [String]) throws -> String {
      try Execution.run(command, in: work, input: input, log: work + "/log").said
    }
    let table = try VerbTable { verb in try said([program] + (verb.map { [$0] } ?? []) + ["--help"]) }
    let nobody = ["/usr/bin/setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups", program]
    let canBeNobody = getuid() == 0 && FileManager.default.isExecutableFile(atPath: nobody[0])
    asNobody = canBeNobody ? try said(nobody + ["--version"]).hasPrefix("navgraph ") ? nobody : [] : []
    (self.program, self.seed, self.work, self.seeds) = (program, seed, work, seeds)
    mutator = Mutator(seeds: seeds, seed: seed)
    lines = CommandLines(table: table)
    repository = try HostileRepository(in: work, source: seeds.first { $0.count > 400 } ?? [])
    parsers = try OutputParsers(in: work)
  }

  /// The counts of a run.
  struct Tally {
    var trials = 0
    var verbs: [String: Int] = [:]
    var ends: [String: Int] = [:]
    var kills = 0

    var text: String {
      func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      }
      return "\(trials) command lines (\(list(verbs))), \(kills) kills while writing; ended with \(list(ends))"
    }
  }

  /// Runs trials for a number of minutes, or only one trial. Returns the failure that ended the run, if any.
  func run(minutes: Double, only: UInt64?) throws -> (tally: Tally, complaint: String?) {
    defer { try? FileManager.default.removeItem(atPath: work) }
    guard !lines.table.verbs.isEmpty else { return (Tally(), "\(program) lists no verbs") }
    var tally = Tally()
    let end = ContinuousClock.now + .seconds(minutes * 60)
    let kills = try KillTrials(program, in: work, seeds: seeds)
    var number = only ?? 1
    while only != nil || ContinuousClock.now < end {
      var random = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D ^ number &* 0x9E37_79B9_7F4A_7C15)
      let complaint: String?
      if number % 5 == 0 {
        tally.kills += 1
        complaint = try kills.complaint(&random)
      } else {
        complaint = try trial(number, &random, &tally, isShown: only != nil)
      }
      if let complaint { return (tally, "command line \(number): \(complaint)\nagain with: --seed \(seed) --only \(number)") }
      if only != nil { break }
      number += 1
    }
    return (tally, nil)
  }

  private func trial(_ number: UInt64, _ random: inout SeededRandom, _ tally: inout Tally, isShown: Bool) throws -> String? {
    let scenery = try Scenery(work + "/\(number)", seeds: seeds, mutator: mutator, repository, &random)
    defer { scenery.remove() }
    let words = lines.line(scenery.paths, &random)
    let verb = words.first ?? ""
    let isNobody = !asNobody.isEmpty && Int.random(in: 0..<3, using: &random) == 0
    if isNobody, Bool.random(using: &random) { give(scenery.inside, to: Self.nobody) }
    let kill = kill(verb, &random)
    let before = Scenery.contents(scenery.inside)
    let untouchable = scenery.untouchable
    let run = try Execution.run(
      (isNobody ? asNobody : [program]) + words, in: scenery.inside, input: work + "/input", log: work + "/log", kill: kill)
    tally.trials += 1
    tally.verbs[verb, default: 0] += 1
    tally.ends[run.isSignal ? "signal \(run.status)" : "\(run.status)", default: 0] += 1
    let what = words.map { $0.debugDescription }.joined(separator: " ") + (isNobody ? " (as nobody)" : "")
    if isShown { print("\(what)\nin \(scenery.paths)\nended with \(run.status)\n\(run.said)") }
    func complaint(_ text: String) -> String { "\(text)\n\(what)\n\(run.said)" }
    if run.isTimedOut { return complaint("it doesn't end") }
    if run.isSignal, run.status != kill?.signal { return complaint("signal \(run.status) ended it") }
    if !run.isSignal, !Self.codes.contains(run.status) { return complaint("it ended with \(run.status)") }
    if scenery.untouchable != untouchable { return complaint("something outside of the folder has changed") }
    let after = Scenery.contents(scenery.inside)
    if let wrong = change(words, before, after) { return complaint(wrong) }
    if let wrong = try parsers.complaint(scenery.inside, before: before, after: after) { return complaint(wrong) }
    if scenery.hasCanary { return complaint("something of a stranger's was run") }
    return nil
  }

  /// Returns when a run is ended by a signal, or nil. `watch` never ends itself.
  private func kill(_ verb: String, _ random: inout SeededRandom) -> Execution.Kill? {
    let signals = [SIGINT, SIGTERM, SIGKILL, SIGHUP]
    if verb == "watch" {
      return Execution.Kill(signal: signals.randomElement(using: &random) ?? SIGINT, seconds: Double.random(in: 0...0.5, using: &random))
    }
    guard Int.random(in: 0..<5, using: &random) == 0 else { return nil }
    return Execution.Kill(signal: signals.randomElement(using: &random) ?? SIGKILL, seconds: Double.random(in: 0...0.04, using: &random))
  }

  /// Describes a forbidden change that a run has made, or returns nil.
  private func change(_ words: [String], _ before: [ExactText: [UInt8]], _ after: [ExactText: [UInt8]]) -> String? {
    let isWriting =
      words.first == "format" && words.contains { ["-w", "--write"].contains($0) } || words.first == "check" && words.contains("--fix")
    for (key, bytes) in before {
      let name = key.text
      let isSource = name.hasSuffix(Scenery.suffix)
      if isSource, isWriting {
        // A source is changed completely or not at all. Other tests check the result of `--fix`.
        let isWhole = words.first == "check" || after[key] == bytes || after[key] == format(SourceFile(path: name, bytes: bytes))
        if isWhole, after[key] != nil { continue }
      }
      guard isSource || name.hasSuffix("notes.txt") || name.hasSuffix(".keep") else { continue }
      // A command line may overwrite files that it names, except for sources.
      if !isSource, words.contains(where: { $0.hasSuffix(name) }) { continue }
      if after[key] != bytes { return "\(name.debugDescription) has \(after[key] == nil ? "gone" : "changed")" }
    }
    return nil
  }

  private func give(_ folder: String, to owner: uid_t) {
    lchown(folder, owner, owner)
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? FileManager.DirectoryEnumerator() {
      lchown(folder + "/" + name, owner, owner)
    }
  }
}
