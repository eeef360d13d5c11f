import Foundation
import NavGraphSwift

/// Runs the Swift compiler on a folder of generated code, against the headless UIKit.
struct SwiftCompiler {
  /// The folder in which `swift build` puts the modules of the headless UIKit and the runtime.
  var modules: String
  var work: URL

  /// The files of one module, and the tests that import it.
  struct Unit {
    var name: String
    var files: [GeneratedSwift.File]
    var tests: [GeneratedSwift.File]
  }

  /// Returns the compiler's errors and warnings for a unit.
  func complaints(_ unit: Unit) -> [(kind: String, line: String)] {
    let folder = work.appendingPathComponent(unit.name)
    try? FileManager.default.removeItem(at: folder)
    guard let sources = write(unit.files, to: folder.appendingPathComponent("Apps")) else { return [("the folder can't be written", "")] }
    // The compiler gets all files at once. Otherwise it would start a process for each file, and each would read all files.
    var arguments = [
      "-wmo", "-swift-version", "6", "-package-name", "apps", "-parse-as-library", "-I", modules, "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
    ]
    let product = unit.tests.isEmpty ? ["-typecheck"] : ["-emit-module", "-enable-testing", "-o", folder.path + "/Apps.swiftmodule"]
    var found = run(arguments + ["-module-name", "Apps"] + product + sources)
    guard found.isEmpty, !unit.tests.isEmpty, let tests = write(unit.tests, to: folder.appendingPathComponent("Tests")) else {
      return found
    }
    arguments += ["-I", folder.path] + SwiftCompiler.testing
    found = run(arguments + ["-module-name", "AppsTests", "-typecheck"] + tests)
    return found.map { ("tests: " + $0.kind, $0.line) }
  }

  /// The options that `import Testing` requires.
  static let testing: [String] = {
    let (_, output) = execute(["swiftc", "-print-target-info"])
    guard let key = output.firstRange(of: "\"runtimeResourcePath\": \""), let end = output[key.upperBound...].firstIndex(of: "\"") else {
      return []
    }
    return ["-plugin-path", output[key.upperBound..<end] + "/host/plugins/testing"]
  }()

  private func write(_ files: [GeneratedSwift.File], to folder: URL) -> [String]? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files { try file.text.write(to: folder.appendingPathComponent(file.name), atomically: false, encoding: .utf8) }
      return files.map { folder.appendingPathComponent($0.name).path }
    } catch {
      return nil
    }
  }

  private func run(_ arguments: [String]) -> [(kind: String, line: String)] {
    let (status, output) = SwiftCompiler.execute(["swiftc"] + arguments)
    let found = Complaint.list(output)
    if found.isEmpty, status != 0 { return [("the compiler stopped: \(status)", String(output.suffix(400)))] }
    return found
  }

  /// Runs a command and returns its exit code and output.
  static func execute(_ command: [String]) -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return (-1, "\(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
