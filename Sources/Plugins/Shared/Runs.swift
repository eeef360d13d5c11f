import Foundation
import PackagePlugin

/// A target with `.navgraph` files, as a command works on it.
struct GraphTarget {
  let name: String
  /// Where its files are.
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

  /// What a target excludes is in its folder all the same: with committed output that keeps SwiftPM from asking what the files are for.
  private static func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?.compactMap { $0 as? URL } ?? []
  }
}

/// What a command plugin was asked to do, and the program that does it.
struct Runs {
  let tool: URL
  let targets: [GraphTarget]
  /// What is left for navgraph: everything but `--target NAME`.
  let arguments: [String]

  /// The targets that `--target` names, or all that have `.navgraph` files.
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

  /// What `--format` asks for.
  var format: String? {
    var extractor = ArgumentExtractor(arguments)
    return extractor.extractOption(named: "format").last
  }

  /// Whether one of these options is given.
  func has(_ names: String...) -> Bool {
    arguments.contains { argument in names.contains { argument == $0 || argument.hasPrefix($0 + "=") } }
  }

  /// Runs navgraph once for each target; the command fails if one of the runs does.
  func run(_ verb: String, _ more: (GraphTarget) -> [String]) throws {
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

  /// An app may import the files of modules, which other targets have.
  private func root(of target: GraphTarget) -> [String] {
    let holdsAll = target.sources.allSatisfy { $0.path.hasPrefix(target.root.path + "/") }
    return holdsAll && !has("--root") ? ["--root", target.root.path] : []
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

extension PluginContext {
  /// What there is to work on in the package.
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
  /// What there is to work on in the project; what is written for a target goes into a folder that is named after it.
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
