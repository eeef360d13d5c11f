import Foundation
import Testing

/// A program that reads what navgraph writes, as those who get it do: make, Ninja, a parser of YAML.
enum ParserProgram: String {
  case make, ninja, python3

  /// Whether the programs are required, so that their absence is a failure and not a reason to skip.
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Whether the program can be run. If it can't, the test reports that it is skipped, and fails in continuous integration.
  var isThere: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let isFound = path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
    if !isFound {
      print("skipped: there is no program \(rawValue)")
      #expect(!ParserProgram.isRequired, "\(rawValue) is not installed")
    }
    return isFound
  }

  /// Runs it in a folder, and returns its exit code and what it prints on both streams.
  func run(_ arguments: [String], in folder: Folder) throws -> (code: Int32, text: String) {
    let streams = try Folder(["out": ""])
    let process = Tool.process([rawValue] + arguments, in: folder, program: "/usr/bin/env")
    let output = FileHandle(forWritingAtPath: streams["out"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, streams.read("out") ?? "")
  }
}
