import Foundation
import Testing

/// A program that reads navgraph's output in real use: make, Ninja, or a YAML parser.
enum ParserProgram: String {
  case make, ninja, python3

  /// Whether a missing program fails the test instead of skipping it.
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Whether the program is installed. If it isn't, the test prints that it is skipped, and fails in continuous integration.
  var isThere: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let isFound = path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
    if !isFound {
      print("skipped: there is no program \(rawValue)")
      #expect(!ParserProgram.isRequired, "\(rawValue) is not installed")
    }
    return isFound
  }

  /// Runs the program in a folder, and returns its exit code and its combined output.
  func run(_ arguments: [String], in folder: Folder) throws -> (code: Int32, text: String) {
    let streams = try Folder(["out": ""])
    let process = Tool(in: folder, program: "/usr/bin/env").process([rawValue] + arguments)
    let output = FileHandle(forWritingAtPath: streams["out"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, streams.read("out") ?? "")
  }
}
