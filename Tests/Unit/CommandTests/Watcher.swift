import Foundation
import Testing

/// A running `navgraph watch` and its output.
final class Watcher {
  let process: Process
  private let streams: Folder

  convenience init(_ arguments: String..., in folder: Folder, environment: [String: String] = [:]) throws {
    try self.init(arguments, in: folder, environment: environment)
  }

  init(_ arguments: [String], in folder: Folder, environment: [String: String] = [:]) throws {
    streams = try Folder(["out": "", "err": ""])
    process = Tool(in: folder, environment: environment).process(["watch"] + arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
  }

  deinit {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var errors: String { streams.read("err") ?? "" }

  /// The results of the rounds, without time and duration.
  var rounds: [String] {
    errors.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("navgraph: "), line.hasSuffix(" ms"), let end = line.lastIndex(of: ";") else { return nil }
      return String(line[..<end].dropFirst("navgraph: 00:00:00 ".count))
    }
  }

  /// Waits for a round whose result contains the text, and returns the result.
  @discardableResult
  func wait(for text: String, after count: Int = 0, at location: SourceLocation = #_sourceLocation) throws -> String {
    try within(60, at: location) { rounds.dropFirst(count).first { $0.contains(text) } }
  }

  /// Polls for a value without suspending, because other tests would occupy the thread.
  func within<Value>(_ seconds: Int, at location: SourceLocation = #_sourceLocation, _ value: () -> Value?) throws -> Value {
    for _ in 0..<seconds * 50 {
      if let value = value() { return value }
      usleep(20_000)
    }
    return try #require(value(), "\(errors)", sourceLocation: location)
  }

  /// Sends the signal, and returns how the program ended.
  func end(_ number: Int32 = SIGINT) -> (code: Int32, isExit: Bool) {
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .exit)
  }
}
