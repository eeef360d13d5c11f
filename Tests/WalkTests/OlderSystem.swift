import Foundation
import Testing

/// A program that walks through a sample, whose `#available` asks the headless UIKit.
struct OlderSystem {
  struct Outcome {
    var code: Int32
    var output: String
  }

  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
  private let folder: URL
  private var program: URL { folder.appendingPathComponent("walks") }

  init(_ sample: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("OlderSystem-\(sample)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let generated = try files(in: "Generated/" + sample)
    var sources = try generated.map { (String($0.lastPathComponent), try asking($0)) }
    let rehearsals = try files(in: "Generated/LinkTests/" + sample).filter { $0.lastPathComponent.contains("Rehearsal") }
    let app = try #require(rehearsals.first?.lastPathComponent.components(separatedBy: "Rehearsal").first)
    sources += try rehearsals.map { file in
      // Links have tests of their own; their goldens need a test library.
      var text = try asking(file).replacing(/\{ [A-Za-z0-9_.]*LinkGoldens.*/, with: "{ [] }")
      text = text.replacing(/@testable import .*/, with: "")
      return (file.lastPathComponent, text)
    }
    let walkers = ["Dice", "Mood", "Rehearsing", "Walk", "Walker"]
    sources += try walkers.map {
      ($0 + ".swift", try String(contentsOf: Self.root.appendingPathComponent("Tests/WalkTests/\($0).swift"), encoding: .utf8))
    }
    sources.append(("main.swift", main(app, sample)))
    for (name, text) in sources { try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8) }
    let built = try compile(sources.map(\.0))
    try #require(built.code == 0, "\(built.output)")
  }

  /// Walks on a system that is `system` and says that it is `claim`.
  func walk(system: Double, claiming claim: Double, walks: Int) throws -> Outcome {
    try run(program, ["\(system)", "\(claim)", "\(walks)"])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func files(in path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Self.root.appendingPathComponent(path), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private func asking(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).replacing(/#available\(iOS ([0-9.]+), \*\)/) { "claims(\($0.1))" }
      .replacing(/#unavailable\(iOS ([0-9.]+)\)/) { "!claims(\($0.1))" }
  }

  private func main(_ app: String, _ sample: String) -> String {
    let name = sample.prefix(1).lowercased() + sample.dropFirst()
    return """
      import Foundation
      import UIKit

      nonisolated(unsafe) var claim = 27.0
      nonisolated func claims(_ system: Double) -> Bool { claim >= system }

      extension \(app)Rehearsal: Rehearsing {}
      extension \(app)Page: RehearsedPage {}

      enum Sample: String, CaseIterable, Sendable {
        case \(name)

        @MainActor var rehearsal: any Rehearsing.Type { \(app)Rehearsal.self }
      }

      let numbers = CommandLine.arguments.dropFirst().compactMap { Double($0) }
      claim = numbers[1]
      var code: Int32 = 0
      for seed in 0..<Int(numbers[2]) {
        var walk = Walk(.\(name), seed)
        walk.options.system = numbers[0]
        let report = await Walker.take(walk, writing: true)
        guard !report.problems.isEmpty else { continue }
        print(([walk.description] + report.trace + report.problems).joined(separator: "\\n"))
        code = 1
        break
      }
      exit(code)
      """
  }

  /// The headless modules stand where the tests were built.
  private func compile(_ names: [String]) throws -> Outcome {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let modules = try ["UIKit", "UserNotifications"].flatMap { module in
      try FileManager.default.contentsOfDirectory(at: products.appendingPathComponent(module + ".build"), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }.map(\.path)
    }
    return try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-module-name", "Walks", "-I", products.appendingPathComponent("Modules").path]
        + names.map { folder.appendingPathComponent($0).path } + modules + ["-o", program.path])
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Outcome {
    let log = folder.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }
}
