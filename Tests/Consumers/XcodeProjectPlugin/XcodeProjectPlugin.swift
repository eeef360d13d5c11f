import Foundation
import PackagePlugin

// A stand-in for the module that only Xcode provides to plugins, with what navgraph's plugin uses. The bodies never run.

public struct XcodeProject {
  public var displayName: String
  public var directoryURL: URL
  public var targets: [XcodeTarget]
}

public struct XcodeTarget {
  public var displayName: String
  public var dependencies: [XcodeTargetDependency]
  public var inputFiles: FileList
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject
  public var pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
