import Foundation
import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import NavGraphSyntax
import Testing

/// Compiles generated Swift with the headless frameworks.
struct CompiledSwift {
  /// The folder of the modules that the tests were built with.
  private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Modules")

  /// Returns the errors and warnings of the Swift compiler for an app and its own Swift; empty if there are none.
  static func complaints(of source: String, beside own: String = "") throws -> String {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: source)]))
    let errors = checked.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return errors.map(\.message).joined(separator: "\n") }
    return try complaints(of: checked, beside: own)
  }

  /// Returns the messages for an app with modules, which are compiled separately in the order of their dependencies. `own` contains the
  /// other Swift code of the modules.
  static func complaints(of checked: CheckedProgram, modules own: [String: String], beside ofApp: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompiledSwift-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func compile(_ module: String, _ files: [GeneratedSwift.File], _ own: String) throws -> String {
      let place = folder.appendingPathComponent(module)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let paths = try (files + [GeneratedSwift.File(name: "Own.swift", text: own)]).map { file in
        let url = place.appendingPathComponent(file.name)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
      }
      let product = folder.appendingPathComponent(module + ".swiftmodule").path
      return try swiftc(["-emit-module", "-enable-testing", "-module-name", module, "-o", product, "-I", folder.path] + paths)
    }
    for id in checked.graph.modules.ids {
      let name = checked.graph.text(of: checked.graph.modules[id].name)
      let complaints = try compile(name, Compiler.swift(for: checked, module: id).files, own[name] ?? "")
      guard complaints.isEmpty else { return name + ": " + complaints }
    }
    let complaints = try compile("Client", Compiler.swift(for: checked).files, ofApp)
    guard complaints.isEmpty else { return complaints }
    return try compile("ClientTests", Compiler.tests(for: checked, module: "Client"), "")
  }

  /// Returns the messages for code in another module that imports the app's module, `Client`, in the same package or in another one.
  static func complaints(
    of checked: CheckedProgram, beside own: String, usedBy user: String, inSamePackage isInPackage: Bool
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompiledSwift-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    var files = try Compiler.swift(for: checked).files.map { try write($0.name, $0.text) }
    files.append(try write("Own.swift", own))
    let complaints = try swiftc(
      ["-emit-module", "-module-name", "Client", "-o", folder.appendingPathComponent("Client.swiftmodule").path] + files)
    guard complaints.isEmpty else { return complaints }
    return try swiftc(
      ["-typecheck", "-module-name", "User", "-I", folder.path, try write("User.swift", user)], package: isInPackage ? "app" : "another")
  }

  /// Returns the errors in an app's own files if each file must import the modules of all members that it uses (`MemberImportVisibility`),
  /// as in projects of Xcode 26. Errors in generated files are ignored, because they only concern the stand-ins for Foundation.
  static func missingImports(of source: String, beside own: [String: String]) throws -> [String] {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: source)]))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompiledSwift-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = Compiler.swift(for: checked).files + own.map { GeneratedSwift.File(name: $0.key, text: $0.value) }
    let paths = try files.map { file in
      let url = folder.appendingPathComponent(file.name)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    let output = try swiftc(["-typecheck", "-parse-as-library", "-enable-upcoming-feature", "MemberImportVisibility"] + paths)
    let names = own.keys.map { folder.appendingPathComponent($0).path + ":" }
    return output.split(separator: "\n").map(String.init).filter { line in line.contains("error:") && names.contains { line.hasPrefix($0) }
    }
  }

  static func complaints(of checked: CheckedProgram, beside own: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompiledSwift-\(UUID().uuidString)")
    let (app, tests) = (folder.appendingPathComponent("App"), folder.appendingPathComponent("Tests"))
    defer { try? FileManager.default.removeItem(at: folder) }
    for folder in [app, tests] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    func write(_ files: [GeneratedSwift.File], _ folder: URL) throws -> [String] {
      try files.filter { $0.name.hasSuffix(".swift") }.map { file in
        let url = folder.appendingPathComponent(file.name)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
      }
    }
    var files = try write(Compiler.swift(for: checked).files, app)
    files += try write([GeneratedSwift.File(name: "Own.swift", text: own)], app)
    // A module named `App` would conflict with SwiftUI's protocol of that name.
    let module = folder.appendingPathComponent("Client.swiftmodule").path
    let complaints = try swiftc(["-emit-module", "-enable-testing", "-module-name", "Client", "-o", module] + files)
    guard complaints.isEmpty else { return complaints }
    let written = try write(Compiler.tests(for: checked, module: "Client"), tests)
    return try swiftc(["-typecheck", "-module-name", "ClientTests", "-I", folder.path] + written)
  }

  /// All files are compiled in one process, because otherwise one process for each file would read all of them. The option requires Swift
  /// 6.2.
  #if compiler(>=6.2)
  private static let strictMemorySafety = ["-strict-memory-safety"]
  #else
  private static let strictMemorySafety: [String] = []
  #endif

  static func swiftc(_ arguments: [String], package: String = "app") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-wmo", "-swift-version", "6", "-package-name", package, "-I", modules.path] + strictMemorySafety + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

/// A condition for tests that compile many apps. They only run with all tests, as in CI.
let takesMinutes: ConditionTrait = .enabled(
  if: ProcessInfo.processInfo.environment["NAVGRAPH_TESTS"] == "all", "It compiles for minutes: NAVGRAPH_TESTS=all")
