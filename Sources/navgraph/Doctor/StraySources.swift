import NavGraphCommandLine
import NavGraphSyntax

/// A check for files that no build generates from: they are neither in a target with the plugin, nor sources of committed output, nor
/// named by a build.
enum StraySources {
  static func troubles(in tree: ProjectTree, outputs: [CommittedOutput]) -> [ProjectIssue] {
    let written = Set(outputs.flatMap(\.sources).map { ExactText($0) })
    // A record that doesn't contain its sources may include any of them. Another check reports it.
    let hasOldRecords = outputs.contains { $0.origin == nil }
    let plugins = PluginFolders(in: tree)
    var troubles: [ProjectIssue] = []
    var strays: [(folder: String, files: [String])] = []
    for source in tree.sources where !written.contains(ExactText(source)) {
      if hasOldRecords || isInBuild(source, of: tree) || plugins.hold(source) { continue }
      let folder = Path.folder(of: source)
      if strays.last?.folder.isExactly(folder) == true {
        strays[strays.count - 1].files.append(source)
      } else {
        strays.append((folder, [source]))
      }
    }
    for (folder, files) in strays {
      let count = files.count
      troubles.append(
        ProjectIssue(
          "\(files[0])\(count > 1 ? " and \(count - 1) more in its folder are" : " is") outside of every target: no build generates code from \(count > 1 ? "them" : "it")",
          fix: fix(for: files[0], from: folder, in: tree, outputs: outputs)))
    }
    for manifest in tree.manifests {
      for target in manifest.targets where target.usesPlugin {
        let folder = manifest.folder(of: target)
        for output in outputs where Path.isWithin(output.path, in: folder) && !output.path.hasSuffix(Manifest.testsFileName) {
          troubles.append(
            ProjectIssue(
              "the target \(target.name) uses \(PackageManifest.pluginName), but \(Path.folder(of: output.path)) contains committed output: everything is declared twice",
              fix: "remove \(Path.folder(of: output.path)), or remove the plugin from \(manifest.path)"))
        }
      }
    }
    return troubles
  }

  private static func fix(for source: String, from folder: String, in tree: ProjectTree, outputs: [CommittedOutput]) -> String {
    if let (manifest, target) = tree.manifests.lazy.flatMap({ manifest in manifest.targets.map { (manifest, $0) } }).first(where: {
      $1.usesPlugin
    }) {
      let owner = manifest.targets.first {
        Path.isWithin(source, in: manifest.folder(of: $0)) && !isExcluded(source, from: $0, in: manifest)
      }
      if let owner { return "add \(Integration.plugin) to the plugins of \(owner.name) in \(manifest.path)" }
      return "move it into \(manifest.folder(of: target)), or add \(Integration.plugin) to a target that contains it"
    }
    if let output = outputs.first(where: { !$0.sources.isEmpty }) {
      return "import it from \(output.sources[0]) and generate again, or delete it"
    }
    return
      "run `\(Executable.name) generate \(ShellText.path(folder)) -o \(ShellText.path(Path.join(folder, "Generated")))` and add the output to the app, or use the plugin"
  }

  fileprivate static func isExcluded(_ source: String, from target: PackageManifest.Target, in manifest: PackageManifest) -> Bool {
    target.excluded.contains { Path.isWithin(source, in: Path.join(manifest.folder(of: target), $0)) }
  }

  /// Returns whether a build that runs navgraph names the file, or includes all files of a folder.
  private static func isInBuild(_ source: String, of tree: ProjectTree) -> Bool {
    tree.builds.contains { build in
      if build.text.contains(Path.name(of: source)) { return true }
      return build.text.contains(PackageManifest.pluginName) && build.text.contains("PBXFileSystemSynchronizedRootGroup")
    }
  }
}

/// The folders of targets that use the plugin, by package. A source is looked up by its parent folders, without iterating all targets.
private struct PluginFolders {
  private struct Package {
    let manifest: PackageManifest
    let isUnclear: Bool
    var targets: [[UInt8]: [PackageManifest.Target]] = [:]
  }

  private var packages: [[UInt8]: Package] = [:]

  init(in tree: ProjectTree) {
    for manifest in tree.manifests {
      var package = Package(manifest: manifest, isUnclear: manifest.isUnclear)
      for target in manifest.targets where target.usesPlugin {
        package.targets[Array(manifest.folder(of: target).utf8), default: []].append(target)
      }
      packages[Array(manifest.folder.utf8)] = package
    }
  }

  /// Returns whether a target with the plugin contains the source.
  func hold(_ source: String) -> Bool {
    var folders: [String] = []
    var folder = Path.folder(of: source)
    while !folder.isEmpty, folders.last != folder {
      folders.append(folder)
      folder = Path.folder(of: folder)
    }
    folders.append("")
    // SwiftPM uses the innermost package.
    guard let package = folders.lazy.compactMap({ packages[Array($0.utf8)] }).first else { return false }
    if package.isUnclear { return true }
    return folders.contains { folder in
      (package.targets[Array(folder.utf8)] ?? []).contains { !StraySources.isExcluded(source, from: $0, in: package.manifest) }
    }
  }
}
