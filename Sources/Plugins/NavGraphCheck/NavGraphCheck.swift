import Foundation
import PackagePlugin

/// `swift package navgraph-check`: checks each target.
@main struct NavGraphCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }

  private func perform(_ runs: Runs) throws {
    try runs.run("check") { _ in [] }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension NavGraphCheck: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try perform(Runs(arguments, of: context.graphTargets, tool: context.tool(named: "navgraph").url))
  }
}
#endif
