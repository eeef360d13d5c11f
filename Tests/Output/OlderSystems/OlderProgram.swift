import Foundation
import Repository

/// Generated code as a program of its own, in which every `#available` asks `claims`: on the machine that runs the tests it would always hold.
public struct OlderProgram {
  public struct Outcome {
    public var code: Int32
    public var output: String
  }

  /// What the compiler says of a program that does not compile.
  public struct NotCompiled: Error, CustomStringConvertible {
    public var description: String
  }

  private let folder: URL
  private var program: URL { folder.appendingPathComponent("program") }

  /// Compiles the sources and the run time as one module, against the headless modules; the last one is `main.swift`, and has the function
  /// `claims(_: Double) -> Bool`.
  public init(_ sources: [(name: String, text: String)]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("OlderProgram-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = try Self.runTime() + sources
    for (name, text) in sources { try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8) }
    // The headless modules stand where the tests were built.
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

  /// The Swift files of a folder of the repository, by name.
  public static func files(in path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Repository.url(path), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  public static func text(of path: String) throws -> String {
    try Repository.text(path)
  }

  /// The sources of the run time, for both outputs.
  private static func runTime() throws -> [(name: String, text: String)] {
    try ["NavGraphRuntime", "NavGraphHosting", "NavGraphUIKit", "NavGraphSwiftUI", "NavGraphTesting"].flatMap {
      module -> [(name: String, text: String)] in
      let folder = Repository.url("Sources/" + module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let name = module + "-" + path.split(separator: "/").joined(separator: "-")
        // One module has one UIKit, under Apple's name: the generated code imports it too.
        if path.hasSuffix("Platform.swift") { return (name, "") }
        let imports = module == "NavGraphRuntime" ? "" : "import Combine\nimport SwiftUI\nimport UIKit\n"
        return (name, imports + (try asking(folder.appendingPathComponent(path))))
      }
    }
  }

  /// A text without the imports of modules that are compiled together with it.
  public static func inOneModule(_ text: String) -> String {
    text.replacing(/(@testable )?(public )?import (enum )?(NavGraph|[A-Za-z]+Generated)[A-Za-z.]*\n/, with: "")
  }

  /// A file whose questions about the system go to `claims`, for a program of one module.
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
