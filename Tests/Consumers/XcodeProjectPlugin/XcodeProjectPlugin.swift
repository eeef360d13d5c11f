import Foundation
import PackagePlugin

// What Xcode adds to plugins, as far as navgraph's use it: Xcode alone has the module. The bodies are never run.

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
