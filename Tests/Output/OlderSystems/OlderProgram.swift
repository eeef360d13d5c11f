import Foundation
import Repository

/// A program with generated code in which every `#available` calls `claims`. On
/// the machine that runs the tests, `#available` would always be true.
public struct OlderProgram {
  public struct Outcome {
    public var code: Int32
    public var output: String
  }

  /// The compiler's output for a program that doesn't compile.
  public struct NotCompiled: Error, CustomStringConvertible {
    public var description: String
  }

  private let folder: URL
  private var program: URL { folder.appendingPathComponent("program") }

  /// Compiles the sources and the runtime as one module against the headless modules. The
  /// last source is `main.swift` and contains the function `claims(_: Double) -> Bool`.
  public init(_ sources: [(name: String, text: String)]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("OlderProgram-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = try Self.runTime() + sources
    for (name, text) in sources { try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8) }
    // The headless modules are in the folder of the test build.
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let objects = try ["HeadlessFoundation", "HeadlessCombine", "HeadlessSwiftUI", "HeadlessUIKit", "HeadlessUserNotifications"].flatMap {
      module in
      try FileManager.default.contentsOfDirectory(at: products.appendingPathComponent(module + ".build"), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }.map(\.path)
    }
    let built = try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-module-name", "Program", "-package-name", "program"]
        + ["-I", products.appendingPathComponent("Modules").path]
        + sources.map { folder.appendingPathComponent($0.name).path } + objects + ["-o", program.path])
    guard built.code == 0 else { throw NotCompiled(description: built.output) }
  }

  public func run(_ arguments: [String]) throws -> Outcome { try run(program, arguments) }

  public func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns the Swift files of a folder of the repository, sorted by name.
  public static func files(in path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Repository.url(at: path), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  public static func text(of path: String) throws -> String {
    try Repository.text(at: path)
  }

  /// Returns the sources of the runtime for both outputs.
  private static func runTime() throws -> [(name: String, text: String)] {
    try ["NavGraphRuntime", "NavGraphHosting", "NavGraphUIKit", "NavGraphSwiftUI", "NavGraphTesting"].flatMap {
      module -> [(name: String, text: String)] in
      let folder = Repository.url(at: "Sources/" + module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let name = module + "-" + path.split(separator: "/").joined(separator: "-")
        // The module has only one UIKit, with Apple's name, which the generated code imports, too.
        if path.hasSuffix("Platform.swift") { return (name, "") }
        let imports = module == "NavGraphRuntime" ? "" : "import Combine\nimport SwiftUI\nimport UIKit\n"
        return (name, imports + (try asking(folder.appendingPathComponent(path))))
      }
    }
  }

  /// Returns a text without imports of modules that are compiled together with it.
  public static func inOneModule(_ text: String) -> String {
    text.replacing(/(@testable )?(public )?import (enum )?(NavGraph|[A-Za-z]+Generated)[A-Za-z.]*\n/, with: "")
  }

  /// Returns the text of a file with `#available` replaced by calls of `claims`, for a program of one module.
  public static func asking(_ file: URL) throws -> String {
    inOneModule(try String(contentsOf: file, encoding: .utf8)).replacing(/#available\(iOS ([0-9.]+), \*\)/) { "claims(\($0.1))" }
      .replacing(/#unavailable\(iOS ([0-9.]+)\)/) { "!claims(\($0.1))" }
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
