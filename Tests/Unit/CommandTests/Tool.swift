import Foundation
import Repository
import Testing

/// Runs `navgraph`, or another program in the same build folder.
struct Tool {
  private let folder: Folder?
  private let input: String
  private let environment: [String: String]
  private let program: String

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

  init(in folder: Folder? = nil, input: String = "", environment: [String: String] = [:], program: String = path) {
    (self.folder, self.input, self.environment, self.program) = (folder, input, environment, program)
  }

  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs the program to its end. The streams are files, so that no pipe can block.
  func run(_ arguments: [String]) throws -> Outcome {
    let streams = try Folder(["in": input, "out": "", "err": ""])
    let process = process(arguments)
    process.standardInput = FileHandle(forReadingAtPath: streams["in"])
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["err"])
    try process.run()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: streams.read("out") ?? "", errors: streams.read("err") ?? "")
  }

  /// Returns the line that `check` prints without diagnostics.
  static func noDiagnostics(in files: Int = 1) -> String { "no diagnostics in \(files) \(files == 1 ? "file" : "files")\n" }

  /// Runs the program, and compares the exit code and both outputs. A nil output isn't compared.
  @discardableResult
  func expect(
    _ arguments: String..., code: Int32, output: String? = "", errors: String? = "", at location: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let outcome = try run(arguments)
    #expect(outcome.code == code, "\(arguments): \(outcome.errors)", sourceLocation: location)
    if let output { #expect(outcome.output == output, "\(arguments)", sourceLocation: location) }
    if let errors { #expect(outcome.errors == errors, "\(arguments)", sourceLocation: location) }
    return outcome
  }
}
