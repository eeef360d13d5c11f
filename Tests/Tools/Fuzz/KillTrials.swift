import Foundation
import Torture

/// Ends the program while it writes. Each file must be completely old or completely new, and the next run must remove partial output.
struct KillTrials {
  /// An app and its generated files.
  private struct Subject {
    let bytes: [UInt8]
    let outputs: [String: [UInt8]]
  }
  private let program: String
  private let work: String
  private let subjects: [Subject]
  private static let mark = ".navgraph-tmp-"
  /// The arguments for diagrams, a dependency file, and Swift in one run.
  private static let arguments = ["App.navgraph", "-o", "Out", "--diagram", "flow.gv", "--depfile", "App.d"]

  /// Uses the first programs among the seeds that have no errors.
  init(_ program: String, in work: String, seeds: [[UInt8]]) throws {
    self.program = program
    self.work = work
    var subjects: [Subject] = []
    for bytes in seeds where bytes.count > 400 && subjects.count < 4 {
      let folder = work + "/subject"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/App.navgraph"))
      let run = try Execution.run([program, "generate"] + Self.arguments, in: folder, input: work + "/input", log: work + "/log")
      if !run.isSignal, run.status == 0 { subjects.append(Subject(bytes: bytes, outputs: Self.outputs(folder))) }
    }
    self.subjects = subjects
  }

  private static func outputs(_ folder: String) -> [String: [UInt8]] {
    let files = Scenery.contents(folder).map { ($0.key.text, $0.value) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first }).filter { !$0.key.hasSuffix(Scenery.suffix) }
  }

  func complaint(_ random: inout SeededRandom) throws -> String? {
    guard subjects.count > 1 else { return "no two sound programs to write one after the other" }
    let folder = work + "/kill"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pair = subjects.shuffled(using: &random)
    let (old, new) = (pair[0], pair[1])
    func run(_ verb: String, _ subject: Subject, kill: Execution.Kill? = nil) throws -> Execution {
      try Data(subject.bytes).write(to: URL(fileURLWithPath: folder + "/App.navgraph"))
      let arguments = verb == "watch" ? Array(Self.arguments.dropLast(2)) : Self.arguments
      return try Execution.run([program, verb] + arguments, in: folder, input: work + "/input", log: work + "/log", kill: kill)
    }
    let first = try run("generate", old)
    guard first.status == 0 else { return "generate ended with \(first.status): \(first.said)" }
    let verb = ["generate", "watch"].randomElement(using: &random) ?? "generate"
    let signal = [SIGKILL, SIGTERM, SIGINT, SIGHUP].randomElement(using: &random) ?? SIGKILL
    // A run spends most of its time without writing. The record of outputs is the first file that changes.
    let isWriting = Int.random(in: 0..<3, using: &random) > 0
    let moment = Double.random(in: 0...(isWriting ? 0.004 : first.seconds * 1.2), using: &random)
    let kill = Execution.Kill(signal: signal, seconds: moment, change: isWriting ? folder + "/Out/.navgraph-outputs" : nil)
    let killed = try run(verb, new, kill: kill)
    let what = "\(verb), signal \(signal) \(Int(moment * 1_000_000)) µs after \(isWriting ? "it began to write" : "its start")"
    if killed.isTimedOut { return "\(what): it doesn't end" }
    if killed.isSignal, killed.status != signal { return "\(what): signal \(killed.status) ended it: \(killed.said)" }
    if !killed.isSignal, killed.status != 0 { return "\(what): it ended with \(killed.status): \(killed.said)" }
    for (name, bytes) in Self.outputs(folder) where !name.contains(Self.mark) && !name.hasSuffix("/.navgraph-outputs") {
      guard bytes != old.outputs[name], bytes != new.outputs[name] else { continue }
      // The output folder is one of its contents.
      if bytes.isEmpty, name == "Out" { continue }
      return "\(what): \(name) is neither old nor new"
    }
    let last = try run("generate", new)
    guard last.status == 0 else { return "\(what), and then: \(last.said)" }
    let after = Self.outputs(folder)
    // Temporary files outside of the output folder are recognized by their mark.
    let differing = Set(after.keys).union(new.outputs.keys).filter {
      after[$0] != new.outputs[$0] && !($0.contains(Self.mark) && !$0.contains("/"))
    }
    return differing.isEmpty ? nil : "\(what), and generated again: \(differing.sorted()) differ"
  }
}
