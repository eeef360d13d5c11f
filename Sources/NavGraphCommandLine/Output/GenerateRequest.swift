import NavGraphCompiler
import NavGraphReports
import NavGraphSwift
import NavGraphSyntax

/// What a command line asks `generate` to do, understood before anything is read. `watch` and `doctor` ask for the same.
package struct GenerateRequest {
  /// How a run doesn't write.
  package enum Mode: String, CaseIterable {
    case verify
    case dryRun = "dry-run"
    case listOutputs = "list-outputs"

    /// The one that a command line asks for; nil: it writes.
    package static func asked(by arguments: Arguments) throws(Failure) -> Mode? {
      let modes = allCases.filter { arguments.has($0.rawValue) }
      guard modes.count < 2 else { throw .usage("--\(modes[0].rawValue) and --\(modes[1].rawValue) can't go together") }
      return modes.first
    }
  }

  package let folder: String
  package let mode: Mode?
  /// The file of a picture that is drawn beside.
  package let diagram: String?
  package let depfile: String?
  private let appIDs: [String]
  private let module: String?
  /// The module of the graph whose code is written; nil: the app's.
  private let part: String?
  private let layout: OutputLayout
  private let isTests: Bool
  private let hasSystemFiles: Bool

  private let importable: [String]
  /// The module that the output is compiled in; nil: unknown.
  private let target: String?

  /// Where a build plans with the files that the command line names, they are all that can be imported.
  package var imports: Loader.Imports { layout == .sources ? .only(importable) : .any }
  /// The name of the record: what is written for different ends has records of its own.
  package var record: String { isTests ? Manifest.testsFileName : Manifest.fileName }

  package init(_ arguments: Arguments, isDrawing: Bool = true) throws(Failure) {
    guard let folder = arguments.value("output") else {
      throw .usage(
        "generate needs a folder to write into",
        help: (["\(Executable.name) generate"] + arguments.positional.map(ShellText.word) + ["-o Generated"]).joined(separator: " "))
    }
    guard !folder.isExactly("-") else {
      throw .usage(
        "generate writes a folder, and - is the standard output", help: "-o Generated, or -o ./- for a folder of that name")
    }
    self.folder = folder
    mode = try Mode.asked(by: arguments)
    for option in ["depfile", "diagram"] where arguments.value(option) != nil {
      if let mode { throw .usage("--\(option) and --\(mode.rawValue) can't go together") }
    }
    appIDs = try arguments.appIDs()
    hasSystemFiles = arguments.has("system-files")
    if !appIDs.isEmpty, !hasSystemFiles {
      throw .usage("--app-id names the app for --system-files", help: "add --system-files")
    }
    module = try arguments.testModule
    isTests = arguments.has("tests")
    part = arguments.value("module")
    if part != nil {
      for option in ["tests", "system-files"] where arguments.has(option) {
        throw .usage("--module and --\(option) can't go together", help: "the app has them, not its modules")
      }
    }
    if isTests, hasSystemFiles {
      throw .usage("--tests and --system-files can't go together", help: "tests go into a folder of the test target")
    }
    layout = arguments.has("by-source") ? .sources : .flows
    for option in ["tests", "system-files"] where layout == .sources && arguments.has(option) {
      throw .usage(
        "--by-source and --\(option) can't go together", help: "names of those files don't follow from the sources' names")
    }
    importable = arguments.all("importable")
    if layout != .sources, let path = importable.first {
      throw .usage(
        "--importable goes together with --by-source", help: "without it, any file can be imported: leave out --importable \(path)")
    }
    if layout == .sources, arguments.positional.contains("-") {
      throw .usage("--by-source names files after the sources, and the standard input has no name")
    }
    diagram = isDrawing ? arguments.value("diagram") : nil
    depfile = arguments.value("depfile")
    target = arguments.value("target")
  }

  /// The files that belong into the folder. What one of them can't hold yet is said in `leftOut`.
  package func plan(
    _ workspace: Workspace, _ judgement: Judgement, _ console: Console, _ others: OtherOutputs
  ) throws(Failure) -> GeneratePlan {
    try workspace.refuseSharedFolders()
    var part = part
    if part == nil, !isTests { part = try workspace.moduleAlone() }
    var (files, leftOut): ([OutputFile], [Diagnostic]) =
      try isTests
      ? (others.tests(workspace, module), [])
      : workspace.outputs(judgement, layout: layout, module: part)
    if let target { leftOut += workspace.appsCalled(target, judgement) }
    if hasSystemFiles { files += try others.systemFiles(workspace, appIDs, console) }
    return GeneratePlan(
      request: self, files: try workspace.unique(files), leftOut: leftOut,
      origin: Manifest.Origin(version: Version.text, options: options(part), sources: workspace.recordedSources))
  }

  /// The options that decide what is written.
  private func options(_ part: String?) -> [String] {
    var words: [String] = []
    if layout == .sources { words.append("--by-source") }
    if let part { words += ["--module", part] }
    if isTests { words.append("--tests") }
    if let module { words += ["--test-module", module] }
    if hasSystemFiles { words.append("--system-files") }
    for identifier in appIDs { words += ["--app-id", identifier] }
    return words
  }
}

extension Arguments {
  /// The module that tests are to import.
  fileprivate var testModule: String? {
    get throws(Failure) {
      guard let name = value("test-module") else { return nil }
      guard has("tests") else { throw .usage("--test-module is for tests", help: "write --tests --test-module \(name)") }
      let isName =
        !name.isEmpty && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isNumber == false
      guard isName else { throw .usage("\"\(name)\" is no name of a module", help: "a module's name has letters, digits and _") }
      return name
    }
  }
}

extension Workspace {
  /// The names of the files that were read, from the folder that holds all of them, so that the record says the same wherever the
  /// project lies; empty if one has no name.
  fileprivate var recordedSources: [String] {
    guard !sources.contains(where: { $0.path.isExactly(Workspace.inputName) }) else { return [] }
    let paths = sources.map { source in
      let path = Path.absolute(source.path)
      return Path.join(Path.settled(Path.folder(of: path)), Path.name(of: path))
    }
    guard let first = paths.first else { return [] }
    var common = Path.folder(of: first)
    while !paths.allSatisfy({ Path.isWithin($0, common) }), !common.isExactly("/") { common = Path.folder(of: common) }
    let names = paths.map { Path.relative($0, from: common) }
    // A record is lines of text.
    return names.contains { $0.contains(where: \.isNewline) } ? [] : names.sorted(by: Path.precedes)
  }
}
