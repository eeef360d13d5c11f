import Foundation
import PackagePlugin

/// Generates Swift from a target's `.navgraph` files when one of them changes.
///
/// The outputs are declared before navgraph runs, so their names depend only on the names of the inputs, as with `generate --by-source`.
@main struct NavGraphPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try commands(
      for: files(of: target), beside: target.recursiveTargetDependencies.flatMap(files), of: target.name,
      tool: program(using: context.tool), folder: context.pluginWorkDirectoryURL)
  }

  /// Returns `navgraph-build`, or `navgraph` in a prebuilt artifact bundle, which does the same.
  private func program(using tool: (String) throws -> PluginContext.Tool) throws -> URL {
    try ((try? tool("navgraph-build")) ?? tool("navgraph")).url
  }

  private func files(of target: any Target) -> [URL] { (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? [] }

  private static let suffix = ".navgraph"
  /// The files that each app has one of.
  private static let parts = ["Tables", "State", "Routes", "UIKit", "SwiftUI"]

  /// Returns the only command. Its inputs are all `.navgraph` files of the target, because each can
  /// import the others, and those of the targets that it depends on, because an app joins their modules.
  private func commands(for files: [URL], beside others: [URL], of target: String, tool: URL, folder: URL) throws -> [Command] {
    let inputs = sources(among: files)
    guard !inputs.isEmpty else {
      Diagnostics.warning("the target \(target) uses NavGraphPlugin but has no .navgraph file")
      return []
    }
    var seen: [String: URL] = [:]
    for input in inputs {
      guard let other = seen.updateValue(input, forKey: input.lastPathComponent.lowercased()) else { continue }
      Diagnostics.error("\(other.path) and \(input.path) need different names, because generated files are named after them")
      return []
    }
    let importable = importable(among: sources(among: others), beside: Set(seen.keys))
    let names =
      Self.parts.map { "NavGraph+\($0)" } + (inputs + importable).map { $0.lastPathComponent.dropLast(Self.suffix.count) + "+NavGraph" }
    let output = folder.appendingPathComponent("Generated")
    return [
      .buildCommand(
        displayName: "Generating navigation of \(target)", executable: tool,
        arguments: ["generate", "--by-source", "--format", "xcode", "--target", target, "--output", output.path]
          + importable.flatMap { ["--importable", $0.path] } + ["--"] + inputs.map(\.path),
        inputFiles: inputs + importable, outputFiles: names.map { output.appendingPathComponent($0 + ".swift") })
    ]
  }

  private func sources(among files: [URL]) -> [URL] {
    files.filter { $0.lastPathComponent.hasSuffix(Self.suffix) }.sorted { $0.path < $1.path }
  }

  /// Returns the files of other targets whose names differ from each other and from those of this
  /// target. The rest can't be imported, because they would generate files with the same name.
  private func importable(among others: [URL], beside taken: Set<String>) -> [URL] {
    let named = Dictionary(grouping: Set(others)) { $0.lastPathComponent.lowercased() }
    return others.filter { other in
      let name = other.lastPathComponent.lowercased()
      return !taken.contains(name) && named[name]?.count == 1
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NavGraphPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try commands(
      for: target.inputFiles.map(\.url), beside: needed(by: target).flatMap { $0.inputFiles.map(\.url) }, of: target.displayName,
      tool: program(using: context.tool), folder: context.pluginWorkDirectoryURL)
  }

  /// Returns the targets of the project that a target depends on. Xcode doesn't provide the files of packages.
  private func needed(by target: XcodeTarget) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    var seen = Set([target.displayName])
    var open = [target]
    while let next = open.popLast() {
      for case .target(let other) in next.dependencies where seen.insert(other.displayName).inserted {
        found.append(other)
        open.append(other)
      }
    }
    return found
  }
}
#endif
