import Foundation
import Repository

/// Runs programs that aren't part of the package, such as the JSON Schema validator.
enum SchemaCheck {
  /// Validates files with `Tests/Tools/Schemas/validate.py`. Returns nil if the validator isn't installed and isn't required.
  static func validate(_ files: [String], against schema: String) throws -> (code: Int32, output: String)? {
    let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
    return try run(["python3", "Tests/Tools/Schemas/validate.py", schema] + files, isRequired: isRequired)
  }

  /// Runs a checker. Prints a message and returns nil if its dependencies aren't installed.
  static func run(_ arguments: [String], isRequired: Bool) throws -> (code: Int32, output: String)? {
    let streams = try Folder(["out": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.standardOutput = FileHandle(forWritingAtPath: streams["out"])
    process.standardError = FileHandle(forWritingAtPath: streams["out"])
    try process.run()
    process.waitUntilExit()
    let output = streams.read("out") ?? ""
    if [3, 127].contains(process.terminationStatus), !isRequired {
      print("skipped: \(output)")
      return nil
    }
    return (process.terminationStatus, output)
  }
}
