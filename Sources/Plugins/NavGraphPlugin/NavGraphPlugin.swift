import Foundation
import PackagePlugin

/// Generates the Swift of a target's `.navgraph` files whenever one of them has changed.
///
/// The outputs are declared before navgraph has run, so their names follow from the names of the inputs: `generate --by-source` keeps to them.
@main struct NavGraphPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    return try commands(sources, of: target.name, tool: context.tool(named: "navgraph").url, folder: context.pluginWorkDirectoryURL)
  }

  private static let suffix = ".navgraph"
  /// What each app has one of.
  private static let parts = ["Tables", "State", "Routes", "UIKit", "SwiftUI"]

  /// The only command: every `.navgraph` file of the target is an input, because each may import the others.
  private func commands(_ files: [URL], of target: String, tool: URL, folder: URL) throws -> [Command] {
    let inputs = files.filter { $0.lastPathComponent.hasSuffix(Self.suffix) }.sorted { $0.path < $1.path }
    guard !inputs.isEmpty else {
      Diagnostics.warning("\(target) uses NavGraphPlugin and has no .navgraph file")
      return []
    }
    var seen: [String: URL] = [:]
    for input in inputs {
      guard let other = seen.updateValue(input, forKey: input.lastPathComponent.lowercased()) else { continue }
      Diagnostics.error("\(other.path) and \(input.path) need different names: generated files are named after them")
      return []
    }
    let names = Self.parts.map { "NavGraph+\($0)" } + inputs.map { $0.lastPathComponent.dropLast(Self.suffix.count) + "+NavGraph" }
    let output = folder.appendingPathComponent("Generated")
    return [
      .buildCommand(
        displayName: "Generating navigation of \(target)", executable: tool,
        arguments: ["generate", "--by-source", "--support", "module", "--format", "xcode", "--output", output.path, "--"]
          + inputs.map(\.path),
        inputFiles: inputs, outputFiles: names.map { output.appendingPathComponent($0 + ".swift") })
    ]
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NavGraphPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try commands(
      target.inputFiles.map(\.url), of: target.displayName, tool: context.tool(named: "navgraph").url,
      folder: context.pluginWorkDirectoryURL)
  }
}
#endif
