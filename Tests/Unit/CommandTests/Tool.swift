import Foundation
import Repository
import Testing

/// Runs `navgraph`, or another program in the same build folder.
struct Tool {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The path of `navgraph`, which is in the folder of the tests.
  static let path = path(of: "navgraph")

  static func path(of program: String) -> String {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return Repository.url(at: "../../.build/debug/\(program)")
      .path
  }

  static func process(
    _ arguments: [String], in folder: Folder? = nil, environment: [String: String] = [:], program: String = path
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs the program to its end. The streams are files, so that no pipe can block.
  static func run(
    _ arguments: [String], in folder: Folder?, input: String, environment: [String: String], program: String = path
  ) throws -> Outcome {
    let streams = try Folder(["in": input, "out": "", "err": ""])
    let process = process(arguments, in: folder, environment: environment, program: program)
    process.standardInput = FileHandle(forReadingAtPath: streams["in"])
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: streams.read("out") ?? "", errors: streams.read("err") ?? "")
  }

  /// Returns the line that `check` prints without diagnostics.
  static func noDiagnostics(in files: Int = 1) -> String { "no diagnostics in \(files) \(files == 1 ? "file" : "files")\n" }

  /// Runs `navgraph`, and compares the exit code and both outputs. A nil output isn't compared.
  @discardableResult
  static func expect(
    _ arguments: String..., in folder: Folder? = nil, input: String = "", environment: [String: String] = [:],
    code: Int32, output: String? = "", errors: String? = "", at location: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let outcome = try run(arguments, in: folder, input: input, environment: environment)
    #expect(outcome.code == code, "\(arguments): \(outcome.errors)", sourceLocation: location)
    if let output { #expect(outcome.output == output, "\(arguments)", sourceLocation: location) }
    if let errors { #expect(outcome.errors == errors, "\(arguments)", sourceLocation: location) }
    return outcome
  }
}
