import Foundation
import PackagePlugin

/// A target with `.navgraph` files.
struct GraphTarget {
  let name: String
  /// The folder of the target's files.
  let folder: URL
  /// The folder of the package or project.
  let root: URL
  let sources: [URL]

  init(name: String, folder: URL, root: URL, files: [URL]) {
    self.name = name
    self.folder = folder
    self.root = root
    let declared = Self.sources(among: files)
    sources = declared.isEmpty ? Self.sources(among: Self.files(in: folder)) : declared
  }

  private static func sources(among files: [URL]) -> [URL] {
    files.filter { $0.pathExtension == "navgraph" }.sorted { $0.path < $1.path }
  }

  /// Returns the files in a folder, including those that the target excludes. Targets with
  /// committed output exclude them to avoid a warning of SwiftPM about unhandled files.
  private static func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?.compactMap { $0 as? URL } ?? []
  }
}

/// The invocation of a command plugin.
struct Runs {
  let tool: URL
  let targets: [GraphTarget]
  /// The arguments that are passed on to navgraph: all except `--target NAME`.
  let arguments: [String]

  /// Creates the runs for the targets that `--target` names, or for all that have `.navgraph` files.
  init(_ arguments: [String], of all: [GraphTarget], tool: URL) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    self.arguments = extractor.remainingArguments
    self.tool = tool
    let present = all.filter { !$0.sources.isEmpty }
    for name in names where !present.contains(where: { $0.name == name }) {
      throw Failure(
        description: "there is no target \(name) with .navgraph files; the targets are: \(present.map(\.name).joined(separator: ", "))")
    }
    targets = names.isEmpty ? present : present.filter { names.contains($0.name) }
    guard !targets.isEmpty else { throw Failure(description: "no target has .navgraph files") }
  }

  var format: String? {
    var extractor = ArgumentExtractor(arguments)
    return extractor.extractOption(named: "format").last
  }

  /// Returns whether one of these options is present.
  func has(_ names: String...) -> Bool {
    arguments.contains { argument in names.contains { argument == $0 || argument.hasPrefix($0 + "=") } }
  }

  /// Runs navgraph once for each target. The command fails if one of the runs fails.
  func run(_ verb: String, with more: (GraphTarget) -> [String]) throws {
    var failed: [String] = []
    for target in targets {
      let process = Process()
      process.executableURL = tool
      process.arguments = [verb] + arguments + more(target) + root(of: target) + ["--"] + target.sources.map(\.path)
      try process.run()
      process.waitUntilExit()
      if process.terminationReason != .exit || process.terminationStatus != 0 { failed.append(target.name) }
    }
    guard failed.isEmpty else { throw Failure(description: "navgraph \(verb) failed for \(failed.joined(separator: ", "))") }
  }

  /// Uses the package folder as the root, because an app may import files of modules in other targets.
  private func root(of target: GraphTarget) -> [String] {
    let holdsAll = target.sources.allSatisfy { $0.path.hasPrefix(target.root.path + "/") }
    return holdsAll && !has("--root") ? ["--root", target.root.path] : []
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

extension PluginContext {
  /// The targets of the package.
  var graphTargets: [GraphTarget] {
    package.targets.compactMap { target in
      (target as? any SourceModuleTarget).map {
        GraphTarget(
          name: $0.name, folder: $0.directoryURL, root: package.directoryURL,
          files: $0.sourceFiles.map(\.url))
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension XcodePluginContext {
  /// The targets of the project. Output for a target is written to a folder that is named after it.
  var graphTargets: [GraphTarget] {
    xcodeProject.targets.map { target in
      GraphTarget(
        name: target.displayName, folder: xcodeProject.directoryURL.appendingPathComponent(target.displayName),
        root: xcodeProject.directoryURL,
        files: target.inputFiles.map(\.url))
    }
  }
}
#endif
