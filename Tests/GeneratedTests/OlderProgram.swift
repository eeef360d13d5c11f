import Foundation
import Testing

/// A sample's generated code with a `main` of its own, in which every `#available` asks the headless UIKit which system it is: on the machine
/// that runs the tests it would always hold.
struct OlderProgram {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
  private let folder: URL
  private var program: URL { folder.appendingPathComponent("looks") }

  init(_ sample: String, main: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("OlderProgram-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let generated = try FileManager.default.contentsOfDirectory(
      at: Self.root.appendingPathComponent("Generated/" + sample), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    var names: [String] = []
    for file in generated.sorted(by: { $0.path < $1.path }) {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/#available\(iOS ([0-9.]+), \*\)/) { "isSystem(\($0.1))" }
        .replacing(/#unavailable\(iOS ([0-9.]+)\)/) { "!isSystem(\($0.1))" }
      names.append(file.lastPathComponent)
      try text.write(to: folder.appendingPathComponent(file.lastPathComponent), atomically: true, encoding: .utf8)
    }
    let system = """
      import Foundation
      import UIKit

      let release = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 27
      nonisolated func isSystem(_ number: Double) -> Bool { (CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 27) >= number }

      """
    try (system + main).write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let objects = try ["UIKit", "UserNotifications"].flatMap { module in
      try FileManager.default.contentsOfDirectory(at: products.appendingPathComponent(module + ".build"), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }.map(\.path)
    }
    let sources = (names + ["main.swift"]).map { folder.appendingPathComponent($0).path }
    let built = try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-module-name", "Looks", "-I", products.appendingPathComponent("Modules").path]
        + sources + objects + ["-o", program.path])
    try #require(built.code == 0, "\(built.lines.joined(separator: "\n"))")
  }

  /// What it prints on that system.
  func lines(on system: Double) throws -> [String] {
    let outcome = try run(program, ["\(system)"])
    #expect(outcome.code == 0, "\(outcome.lines.joined(separator: "\n"))")
    return outcome.lines
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func run(_ tool: URL, _ arguments: [String]) throws -> (code: Int32, lines: [String]) {
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
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }
}
