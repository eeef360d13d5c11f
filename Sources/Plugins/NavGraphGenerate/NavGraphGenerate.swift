import Foundation
import PackagePlugin

/// `swift package navgraph-generate`: writes Swift to the folder `Generated` of each target, for committing.
@main struct NavGraphGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }

  private func perform(_ runs: Runs) throws {
    try runs.run("generate") { target in
      runs.has("-o", "--output") ? [] : ["--output", target.folder.appendingPathComponent("Generated").path]
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NavGraphGenerate: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }
}
#endif
