import NavGraphCommandLine
import NavGraphLinks
import NavGraphSyntax

/// The files of a project that determine how it uses navgraph.
struct ProjectTree {
  /// The folder, as the command line names it.
  let folder: String
  /// `.navgraph` files.
  private(set) var sources: [String] = []
  /// The records of files that navgraph has written.
  private(set) var records: [String] = []
  private(set) var manifests: [PackageManifest] = []
  /// Files named `Package.resolved`.
  private(set) var pins: [String] = []
  /// CI files: workflows, pipelines, and the scripts of Xcode Cloud.
  private(set) var pipelines: [TextFile] = []
  /// Build files that list sources: Xcode projects, file lists, rules, and makefiles.
  private(set) var builds: [TextFile] = []

  /// Files whose name ends with `Info.plist`.
  private(set) var propertyLists: [TextFile] = []
  private(set) var entitlements: [TextFile] = []

  /// A file as text.
  struct TextFile {
    let path: String
    let text: String
  }

  /// The folders of tools and of other people's code.
  static let foreignFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  private static let hidden: Set<String> = [".github", ".circleci"]
  private static let pipelineNames: Set<String> = [
    ".gitlab-ci.yml", ".travis.yml", "bitrise.yml", "azure-pipelines.yml", "codemagic.yaml", "Jenkinsfile", "Fastfile",
  ]
  private static let buildNames: Set<String> = [
    "BUILD", "BUILD.bazel", "Makefile", "CMakeLists.txt", "Project.swift", "project.yml", "project.pbxproj",
  ]
  private static let buildEndings = [".bzl", ".mk", ".ninja", ".xcfilelist"]

  /// Reads the files in `folder` and its subfolders. Doesn't follow links, and skips folders of tools and third-party code.
  init(in folder: String) throws(Failure) {
    self.folder = folder
    guard let found = Files.kind(of: folder) else { throw .io("there is no \(folder)", help: "name the folder of a project") }
    guard found.kind == .folder else { throw .usage("\(folder) is \(found.kind.noun)", help: "name the folder of a project") }
    var open = [folder]
    while let next = open.popLast() {
      let names = try Files.allNames(in: next)
      if let path = Files.unnameable(in: next, among: names, suffix: SourceFinder.suffix) {
        throw .io("can't read \(path): its name isn't UTF-8", help: "rename it")
      }
      for name in names.texts {
        let path = Path.join(next, name)
        guard !Files.isLink(at: path), let kind = Files.kind(of: path)?.kind else { continue }
        if kind == .folder {
          if name.hasExactPrefix(".") ? Self.hidden.contains(name) : !Self.foreignFolders.contains(name) { open.append(path) }
        } else if kind == .file {
          try add(at: path, name: name)
        }
      }
    }
    sources.sort(by: Path.precedes)
    records.sort(by: Path.precedes)
    pins.sort(by: Path.precedes)
    manifests.sort { Path.precedes($0.path, $1.path) }
    propertyLists.sort { Path.precedes($0.path, $1.path) }
    entitlements.sort { Path.precedes($0.path, $1.path) }
    pipelines.sort { Path.precedes($0.path, $1.path) }
    guard !sources.isEmpty else {
      throw .io(
        "there are no \(SourceFinder.suffix) files in \(folder == "." ? "this folder" : folder)",
        help: "name the folder of your project, or create a file with `\(Executable.name) init \(ShellText.path(folder))`"
      )
    }
  }

  private mutating func add(at path: String, name: String) throws(Failure) {
    if name.hasExactSuffix(SourceFinder.suffix) {
      sources.append(path)
    } else if name == Manifest.fileName || name == Manifest.testsFileName {
      records.append(path)
    } else if name == "Package.swift" {
      manifests.append(PackageManifest(file: try Self.read(at: path)))
    } else if name == "Package.resolved" {
      pins.append(path)
    } else if name.hasSuffix("Info.plist") {
      propertyLists.append(try Self.read(at: path))
    } else if name.hasSuffix(".entitlements"), name != SystemFiles.entitlementsName {
      entitlements.append(try Self.read(at: path))
    } else if Self.isPipeline(at: path, name: name) {
      pipelines.append(try Self.read(at: path))
    } else if Self.buildNames.contains(name) || Self.buildEndings.contains(where: name.hasSuffix) {
      builds.append(try Self.read(at: path))
    }
  }

  private static func isPipeline(at path: String, name: String) -> Bool {
    let folder = Path.folder(of: path)
    if Path.name(of: folder) == "workflows", Path.name(of: Path.folder(of: folder)) == ".github" {
      return name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    }
    if Path.name(of: folder) == ".circleci" { return name == "config.yml" }
    if Path.name(of: folder) == "ci_scripts" { return name.hasSuffix(".sh") }
    return pipelineNames.contains(name)
  }

  private static func read(at path: String) throws(Failure) -> TextFile {
    TextFile(path: path, text: String(decoding: try Files.read(path), as: UTF8.self))
  }

  var usesPlugin: Bool {
    manifests.contains(where: \.usesPlugin) || builds.contains { $0.text.contains(PackageManifest.pluginName) }
  }

  /// Returns a one-line summary of the checked files.
  func summary(including more: [String]) -> String {
    let parts =
      [
        sources.count.of("\(SourceFinder.suffix) file"), manifests.count.of("Package.swift", plural: "Package.swift"),
        records.count.of("record of written files", plural: "records of written files"), pipelines.count.of("CI file", plural: "CI files"),
      ]
      + (propertyLists.isEmpty ? [] : [propertyLists.count.of("Info.plist", plural: "Info.plist")])
      + (entitlements.isEmpty ? [] : [entitlements.count.of("entitlements file", plural: "entitlements files")])
    return "checked " + (parts + more).joined(separator: ", ")
  }
}

extension Int {
  /// Returns `1 CI file` or `3 CI files`.
  fileprivate func of(_ one: String, plural many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
