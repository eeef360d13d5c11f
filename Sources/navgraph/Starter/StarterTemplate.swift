import NavGraphCommandLine
import NavGraphSyntax

/// The files that `init` writes to a folder, and the remaining manual steps.
struct StarterTemplate {
  private(set) var files: [OutputFile] = []
  private(set) var steps: [String] = []
  /// Notes about skipped records, with reasons.
  private(set) var notes: [String] = []

  init(in folder: String, build: Integration.Build?, package: String) throws(Failure) {
    let present = Files.kind(of: folder)?.kind == .folder ? StarterTemplate.sources(in: folder) : []
    guard let build else {
      if let first = present.first {
        throw .io(
          "there is already an app in \(folder.isExactly(".") ? "this folder" : folder): \(first)",
          help: "name another folder, or add \(OptionName.for) BUILD to write the files for its build")
      }
      let name = Starter.name(forFolder: Path.name(of: Path.settled(Path.absolute(folder))))
      add(name + SourceFinder.suffix, containing: Starter.text(named: name))
      let generated = Path.join(folder, "Generated")
      steps = [
        "\(Executable.name) check \(ShellText.path(folder))",
        "\(Executable.name) generate \(ShellText.path(folder)) -o \(ShellText.path(generated))",
      ]
      return
    }
    var integration =
      present.isEmpty
      ? StarterTemplate.new(for: build, name: Starter.name(forFolder: Path.name(of: Path.settled(Path.absolute(folder)))), package: package)
      : try StarterTemplate.existing(present, in: folder, package: package)
    integration.verification = verification(in: folder, integration: integration)
    files = integration.files(for: build)
    if present.isEmpty { add(integration.sources[0], containing: Starter.text(named: integration.name)) }
    if build == .swiftpm {
      try StarterTemplate.refusePackage(in: folder, source: present.first, integration: integration)
      add("Sources/\(integration.name)/\(integration.name)Screens.swift", containing: Starter.screens(named: integration.name))
    }
    if !folder.isExactly(".") { steps = ["cd \(ShellText.path(folder))"] }
    steps += StarterTemplate.steps(for: build, integration: integration, folder: folder)
  }

  private mutating func add(_ name: String, containing text: String) { files.append(OutputFile(name: name, bytes: Array(text.utf8))) }

  private static func sources(in folder: String) -> [String] { ((try? SourceFinder(searching: [folder]))?.files ?? []).map(\.path) }

  /// Returns the command that verifies committed output, with the options that it was generated with. Returns nil if builds generate the
  /// code.
  ///
  /// The record of that output, and the name of its folder, may be untrusted. Records with characters that are special in a script are
  /// skipped.
  private mutating func verification(in folder: String, integration: Integration) -> String? {
    let tree = try? ProjectTree(in: folder)
    if tree?.usesPlugin == true { return nil }
    let sources = integration.folder.isEmpty ? "." : integration.folder
    for record in (tree?.records ?? []) where record.hasExactSuffix(Manifest.fileName) {
      guard let tree, let output = try? CommittedOutput(recordedAt: record, in: tree) else { continue }
      let place = Path.relative(Path.absolute(Path.folder(of: record)), from: Path.absolute(folder))
      let words = [place.isEmpty ? "." : place] + output.values
      if words.allSatisfy(PlainName.isPath) {
        return (["\(Executable.name) generate", sources, "-o", words[0]] + output.options).joined(separator: " ")
      }
      notes.append("\(record) is ignored: it or its folder contains text that can't be written into a script")
    }
    return "\(Executable.name) generate \(sources) -o \(integration.generated)"
  }

  /// Returns the integration of a new app.
  private static func new(for build: Integration.Build, name: String, package: String) -> Integration {
    let folder = build == .swiftpm ? "Sources/\(name)" : "App"
    return Integration(name: name, folder: folder, sources: [Path.join(folder, name + SourceFinder.suffix)], package: package)
  }

  /// Returns the integration of an existing app.
  private static func existing(
    _ paths: [String], in folder: String, package: String
  ) throws(Failure) -> Integration {
    let program = try Workspace(of: paths, root: nil).single(because: "but a build is written for one")
    guard let app = program.graph.app else {
      throw .usage("no file in \(folder) declares an app", help: "add `app Shop { ... }` to one of them")
    }
    let base = Path.absolute(folder)
    let sources = paths.map { Path.relative(Path.absolute($0), from: base) }
    // The paths are written into scripts and rules, where other characters are special.
    for source in sources where !PlainName.isPath(source) {
      throw .usage("\(source) can't be written into a script", help: "rename it, or write the build by hand: Grammar/guide/builds.md")
    }
    var common = Path.folder(of: sources[0])
    while !common.isEmpty, !sources.allSatisfy({ $0.hasExactPrefix(common + "/") }) { common = Path.folder(of: common) }
    return Integration(name: program.graph.text(of: app.declared.name), folder: common, sources: sources, package: package)
  }

  /// Throws if a package or an app exists, with help on how to edit the manifest.
  private static func refusePackage(in folder: String, source: String?, integration: Integration) throws(Failure) {
    let manifest = Path.join(folder, "Package.swift")
    guard Files.kind(of: manifest) != nil || source != nil else { return }
    let help = """
      add \(integration.dependency) to the dependencies of the package, and to the target with the .navgraph files \(Integration.product) \
      as a dependency and \(Integration.plugin) as a plugin
      """
    if Files.kind(of: manifest) != nil { throw .io("can't write \(manifest): it already exists", help: help) }
    throw .io(
      "there is already an app in \(folder): \(source ?? "")",
      help: "move it to Sources/\(integration.name), write a Package.swift, and \(help)")
  }

  private static func steps(for build: Integration.Build, integration: Integration, folder: String) -> [String] {
    let (sources, generated) = (integration.folder.isEmpty ? "." : integration.folder, integration.generated)
    let isPlaceholder = integration.package == Integration.placeholder
    let place = isPlaceholder ? ["\(Integration.placeholder) is a placeholder: replace it with the URL or path of navgraph"] : []
    switch build {
    case .swiftpm:
      return place + [
        "open Package.swift in Xcode, or",
        "xcodebuild build -scheme \(integration.name) -destination generic/platform=iOS -skipPackagePluginValidation",
      ]
    case .xcode:
      return [
        "\(Executable.name) generate --by-source \(sources) -o \(generated)",
        "Add \(generated) to the target, and the product NavGraphUIKit of navgraph or of the package that `\(Executable.name) vendor` writes",
        "Add a run-script phase before Compile Sources: sh \"$SRCROOT/NavGraph/generate.sh\"",
        "with NavGraph/inputs.xcfilelist as its input file list and NavGraph/outputs.xcfilelist as its output file list",
      ]
    case .bazel:
      return [
        "Put the program at tools/\(Executable.name), with exports_files([\"\(Executable.name)\"]) in tools/BUILD.bazel",
        "Add the runtime library to the deps of your swift_library: Grammar/guide/builds.md",
        "bazel build //\(integration.folder):navigation",
      ]
    case .tuist:
      return place + ["\(Executable.name) generate --by-source \(sources) -o \(generated)", "tuist generate"]
    case .ci:
      guard let command = integration.verification else { return place }
      return place + [command, "Commit the output too: the workflow fails if it is stale"]
    }
  }
}
