import Foundation
import PackagePlugin

/// `swift package navgraph-diagram`: draws each target to `TARGET.svg` in the package folder, or in another `--format`.
@main struct NavGraphDiagram: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }

  private func perform(_ runs: Runs) throws {
    let ending = runs.format ?? "svg"
    try runs.run("graph") { target in
      runs.has("-o", "--output") ? [] : ["--output", target.root.appendingPathComponent(target.name + "." + ending).path]
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NavGraphDiagram: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }
}
#endif
