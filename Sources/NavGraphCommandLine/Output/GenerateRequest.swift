import NavGraphCompiler
import NavGraphReports
import NavGraphSwift
import NavGraphSyntax

/// What a command line asks `generate` to do, understood before anything is read. `watch` and `doctor` ask for the same.
package struct GenerateRequest {
  package var folder = ""
  /// How nothing is written; nil: it is.
  package var mode: WriteMode?
  /// The file of a picture that is drawn beside.
  package var diagram: String?
  package var depfile: String?
  package var appIDs: [String] = []
  /// The module of the graph whose code is written; nil: the app's.
  package var module: String?
  package var layout = OutputLayout.flows
  package var isTests = false
  /// The module that tests are to import.
  package var testModule: String?
  package var hasSystemFiles = false
  package var importable: [String] = []
  /// The module that the output is compiled in; nil: unknown.
  package var target: String?

  package init() {}

  /// Where a build plans with the files that the command line names, they are all that can be imported.
  package var imports: Loader.Imports { layout == .sources ? .only(importable) : .any }
  /// The name of the record: what is written for different ends has records of its own.
  package var record: String { isTests ? Manifest.testsFileName : Manifest.fileName }

  /// The files that belong into the folder. What one of them can't hold yet is said in `leftOut`.
  package func plan(
    _ workspace: Workspace, _ judgement: Judgement, _ console: Console, _ others: OtherOutputs
  ) throws(Failure) -> GeneratePlan {
    try workspace.refuseSharedFolders()
    var module = module
    if module == nil, !isTests { module = try workspace.moduleAlone() }
    var (files, leftOut): ([OutputFile], [Diagnostic]) =
      try isTests
      ? (others.tests(workspace, testModule), [])
      : workspace.outputs(judgement, layout: layout, module: module)
    if let target { leftOut += workspace.appsCalled(target, judgement) }
    if hasSystemFiles { files += try others.systemFiles(workspace, appIDs, console) }
    return GeneratePlan(
      request: self, files: try workspace.unique(files), leftOut: leftOut,
      origin: Manifest.Origin(version: Version.text, options: options(module), sources: workspace.recordedSources))
  }

  /// The options that decide what is written.
  private func options(_ module: String?) -> [String] {
    var words: [String] = []
    if layout == .sources { words.append("\(OptionName.bySource)") }
    if let module { words += ["\(OptionName.module)", module] }
    if isTests { words.append("\(OptionName.tests)") }
    if let testModule { words += ["\(OptionName.testModule)", testModule] }
    if hasSystemFiles { words.append("\(OptionName.systemFiles)") }
    for identifier in appIDs { words += ["\(OptionName.appID)", identifier] }
    return words
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
