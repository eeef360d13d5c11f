import Foundation
import NavGraphSwift
import NavGraphSyntax
import RandomPrograms

/// A run over many programs, which collects failures by kind.
struct Run {
  var options: Options
  var compiler: SwiftCompiler
  /// The seeds of each kind of failure, and the line of the first failure.
  private(set) var failures: [String: (seeds: [UInt64], line: String)] = [:]
  private(set) var compiled = 0
  /// The seeds of programs that use a feature that their output doesn't support, by feature.
  private var unsupported: [String: Set<UInt64>] = [:]
  var walked = 0

  init(_ options: Options, work: URL) {
    self.options = options
    compiler = SwiftCompiler(modules: options.modules, work: work)
  }

  /// A generated program that waits for compilation.
  private struct Ready: Sendable {
    var seed: UInt64
    var files: [GeneratedSwift.File]
    var tests: [GeneratedSwift.File]
    var app: String
    var ownTypes: [String]
  }

  /// Runs all programs, prints the failures, and returns the exit code.
  static func report(_ options: Options) async -> Int32 {
    let work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navgraph-programs-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: work) }
    var run = Run(options, work: work)
    if options.walk > 0 { run.walkAll() } else { await run.all() }
    for (kind, found) in run.failures.sorted(by: { ($0.value.seeds.count, $1.key) > ($1.value.seeds.count, $0.key) }) {
      run.say("\(found.seeds.count) times, \(kind); seeds \(found.seeds.prefix(5).map(String.init).joined(separator: ", "))")
    }
    run.tellOfUnsupported()
    let failed = Set(run.failures.values.flatMap(\.seeds)).count
    let done = options.walk > 0 ? "\(run.walked) walked" : "\(run.compiled) compiled"
    run.say("\(options.count) programs, \(done), \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  private func tellOfUnsupported() {
    for (what, seeds) in unsupported.sorted(by: { ($0.value.count, $1.key) > ($1.value.count, $0.key) }) {
      say("not supported (NAV0394) in \(seeds.count): \(what); seeds \(seeds.sorted().prefix(5).map(String.init).joined(separator: ", "))")
    }
    let all = unsupported.values.reduce(into: Set<UInt64>()) { $0.formUnion($1) }
    if !all.isEmpty { say("\(all.count) not compiled, since their output can't do what they say") }
  }

  /// Prints a line without buffering, so that long runs can be watched.
  private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  private mutating func all() async {
    var waiting: [Ready] = []
    let end = options.seed + UInt64(options.count)
    for seed in options.seed..<end {
      guard let ready = ready(seed) else { continue }
      waiting.append(ready)
      if waiting.count >= options.batch * options.jobs { await compile(&waiting) }
    }
    await compile(&waiting)
  }

  static func trial(_ seed: UInt64, _ options: Options) -> Trial {
    let program =
      options.faults
      ? RandomProgram(seed: seed, avoiding: [], output: options.output) : RandomProgram(seed: seed, output: options.output)
    return Trial(
      name: "\(seed)", files: program.files.map { SourceFile(path: $0.path, text: $0.text) }, externalTypes: program.externalTypes)
  }

  private mutating func ready(_ seed: UInt64) -> Ready? {
    let tests = options.tests
    guard let outcome = TimeLimit.result(of: { [options] in Run.trial(seed, options).run(tests: tests) }, within: 60) else {
      note(seed, [("check or generate: more than a minute", "")])
      return nil
    }
    let trial = Run.trial(seed, options)
    switch outcome {
    case .refused(let kinds):
      note(seed, kinds.map { ("check: " + $0, "") })
      return nil
    case .unsupported(let constructs):
      for what in constructs { unsupported[what, default: []].insert(seed) }
      return nil
    case .swift(let files, let tests, let app):
      let own = GeneratedSwift.File(name: app + "OwnTypes.swift", text: trial.ownTypes)
      return Ready(seed: seed, files: files + [own], tests: tests, app: app, ownTypes: trial.externalTypes.map(\.name))
    }
  }

  private func unit(_ programs: [Ready]) -> SwiftCompiler.Unit {
    SwiftCompiler.Unit(name: "unit\(programs[0].seed)", files: programs.flatMap(\.files), tests: programs.flatMap(\.tests))
  }

  /// Divides programs into groups that share a module without name clashes.
  /// Each program has its own namespace, but its external types don't.
  private func groups(_ waiting: [Ready]) -> [[Ready]] {
    var groups: [[Ready]] = []
    for program in waiting {
      let isTame = program.ownTypes.allSatisfy { $0.hasPrefix("Own") } && program.app != "Navigation"
      let place = groups.firstIndex { group in
        isTame && group.count < options.batch
          && group.allSatisfy { other in
            other.app != program.app && other.ownTypes.allSatisfy { $0.hasPrefix("Own") && !program.ownTypes.contains($0) }
          }
      }
      if let place { groups[place].append(program) } else { groups.append([program]) }
    }
    return groups
  }

  private mutating func compile(_ waiting: inout [Ready]) async {
    let groups = groups(waiting)
    waiting = []
    compiled += groups.reduce(0) { $0 + $1.count }
    var next = 0
    while next < groups.count {
      let some = Array(groups[next..<min(next + options.jobs, groups.count)])
      next += some.count
      let compiler = compiler
      let units = some.map(unit)
      let results = await withTaskGroup(of: (Int, [(kind: String, line: String)]).self) { tasks in
        for (index, unit) in units.enumerated() { tasks.addTask { (index, compiler.complaints(unit)) } }
        return await tasks.reduce(into: [Int: [(kind: String, line: String)]]()) { $0[$1.0] = $1.1 }
      }
      for (index, group) in some.enumerated() where results[index]?.isEmpty == false {
        // Each program of a failing group is compiled alone, to find the one that fails.
        for program in group { note(program.seed, group.count == 1 ? results[index] ?? [] : compiler.complaints(unit([program]))) }
      }
    }
  }

  mutating func note(_ seed: UInt64, _ complaints: [(kind: String, line: String)]) {
    for complaint in complaints {
      if failures[complaint.kind] == nil {
        say("seed \(seed): \(complaint.kind)\n  \(complaint.line)")
        failures[complaint.kind] = ([], complaint.line)
        if options.shrinks { shrink(seed, complaint.kind) }
      }
      failures[complaint.kind]?.seeds.append(seed)
      keep(seed)
    }
  }

  private func keep(_ seed: UInt64) {
    guard let keep = options.keep else { return }
    let folder = URL(fileURLWithPath: keep).appendingPathComponent("\(seed)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in Run.trial(seed, options).files {
      try? Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
    }
  }

  /// Prints a short program that fails in the same way.
  private func shrink(_ seed: UInt64, _ kind: String) {
    let trial = Run.trial(seed, options)
    if kind.hasPrefix("check or") || kind.hasPrefix("walk: ") { return }
    let joined = trial.files.reversed().map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    let text = joined.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("import \"") && !$0.hasPrefix("module ")
    }
    .joined(separator: "\n")
    let compiler = compiler
    let tests = kind.hasPrefix("tests: ")
    var shrinking = Shrinking { text in
      let shorter = Trial(name: trial.name, files: [SourceFile(path: "Main.navgraph", text: text)], externalTypes: trial.externalTypes)
      switch shorter.run(tests: tests) {
      case .unsupported: return false
      case .refused(let kinds): return kinds.contains { "check: " + $0 == kind }
      case .swift(let files, let tests, let app):
        if kind.hasPrefix("check: ") { return false }
        let declared = trial.externalTypes.filter { text.contains("extern type \($0.name)") }
        let own = Trial(name: "", files: [], externalTypes: declared).ownTypes
        let unit = SwiftCompiler.Unit(
          name: "shrink\(trial.name)", files: files + [.init(name: app + "OwnTypes.swift", text: own)], tests: tests)
        return compiler.complaints(unit).contains { $0.kind == kind }
      }
    }
    say("```navgraph\n\(shrinking.shortest(of: text))\n```")
  }
}
