import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The files that a command line names, read and checked, with their programs and diagnostics.
package struct Workspace {
  package let sources: [SourceFile]
  /// The paths of the files that the command line names, directly or by a folder. The others are imported.
  package let named: Set<ExactText>
  /// Paths of imports that don't exist.
  package let missing: [String]
  /// Files that may be imported, but aren't.
  private let passedOver: [String]
  /// The folders that files may be read from and written to.
  package let boundary: ReadableRoots
  package let programs: [CheckedProgram]
  /// The indices of each program's files in the whole run, indexed by program.
  private let fileNumbers: [[Int]]
  package let report: Report
  private let policy: DiagnosticPolicy

  /// The name of standard input in messages.
  package static let inputName = "<stdin>"

  /// Returns the name of a file in messages. It is its path, except for paths that mean standard input, which get the prefix `./`.
  package static func name(ofFile path: String) -> String {
    path.isExactly("-") || path.isExactly(inputName) ? "./" + path : path
  }

  /// Reads and checks the files that `paths` name, and filters the diagnostics. No file may be outside of the folder `root`, if there is
  /// one.
  ///
  /// Files in `held` have these bytes instead of those on disk. `imports` specifies the importable files.
  package init(
    of paths: [String], root: String?, policy: DiagnosticPolicy = DiagnosticPolicy(), held: [ExactText: [UInt8]] = [:],
    imports: Loader.Imports = .any
  ) throws(Failure) {
    let loader = try Loader(paths: paths, root: root, held: held, allowing: imports)
    self.policy = policy
    boundary = loader.boundary
    sources = loader.all.files
    named = loader.named
    missing = loader.missing
    passedOver = loader.passedOver
    // After the checks, trees are only needed for the identities of diagnostics.
    let trees = policy.wantsIdentities ? loader.all.trees : []
    var loaded = Array(try (consume loader).programs().reversed())
    var programs: [(checked: CheckedProgram, files: [Int])] = []
    while let (program, files) = loaded.popLast() {
      programs.append((Compiler.check(consume program, optional: policy.severities.optional), files))
    }
    self.programs = programs.map(\.checked)
    fileNumbers = programs.map(\.files)
    report = policy.report(on: programs, files: sources, trees: trees)
  }

  /// Reads and checks files with the options of a command line. Diagnostics are identified for a new baseline, and for formats that
  /// contain identities.
  package init(
    of paths: [String], options: PolicyOptions, for format: ReportFormat? = nil, newBaseline: String? = nil,
    imports: Loader.Imports = .any
  ) throws(Failure) {
    let policy = try options.policy(for: format, newBaseline: newBaseline)
    try self.init(of: paths, root: options.root, policy: policy, imports: imports)
  }

  /// Returns the index in the whole run of a file of a program.
  package func number(of file: FileID, inProgram program: Int) -> FileID? {
    guard fileNumbers.indices.contains(program), fileNumbers[program].indices.contains(Int(file.index)) else { return nil }
    return FileID(fileNumbers[program][Int(file.index)])
  }

  /// Returns the index in a program of a file of the run; nil if the program doesn't contain the file.
  package func file(_ file: FileID, ofProgram program: Int) -> FileID? {
    guard fileNumbers.indices.contains(program) else { return nil }
    return fileNumbers[program].firstIndex(of: Int(file.index)).map { FileID($0) }
  }

  /// Returns a range of a program with the file's index in the whole run.
  package func range(_ range: SourceRange, inProgram program: Int) -> SourceRange? {
    number(of: range.file, inProgram: program).map { SourceRange(file: $0, start: range.start, end: range.end) }
  }

  /// Returns a range of the run with the file's index in a program; nil if the program doesn't contain the file.
  package func range(_ range: SourceRange, ofProgram program: Int) -> SourceRange? {
    file(range.file, ofProgram: program).map { SourceRange(file: $0, start: range.start, end: range.end) }
  }

  /// Returns the only program. Throws if there are several; `why` is the end of the message.
  package func single(because why: String) throws(Failure) -> CheckedProgram {
    guard let first = programs.first, programs.count == 1 else {
      throw .usage("there are \(programs.count) apps here, \(why)", help: "name the files of one app")
    }
    return first
  }

  /// Returns the only program, which must have an app, for subcommands about features of apps, such as links.
  package func app(for what: String, because why: String) throws(Failure) -> CheckedProgram {
    let program = try single(because: why)
    try refuseAlone(what: what, program: program)
    return program
  }

  /// Throws if the program consists of modules without their app.
  package func refuseAlone(what: String, program: CheckedProgram) throws(Failure) {
    let graph = program.graph
    guard graph.isAlone else { return }
    let names = graph.declaredModules.map { "`\(graph.text(of: graph.modules[$0].name))`" }
    throw .usage(
      names.count == 1
        ? "these files declare the module \(names[0]) without the app that joins it, and \(what)"
        : "these files declare the modules \(names.joined(separator: ", ")) without the app that joins them, and \(what)",
      help: "also name the files of the app")
  }

  /// Returns the Swift of every program, or of one module, and diagnostics about unsupported features. Each of several programs gets a
  /// folder named after its app.
  package func outputs(
    layout: OutputLayout, module: String? = nil
  ) throws(Failure) -> (files: [OutputFile], leftOut: [Diagnostic]) {
    if layout == .sources { try checkFileNames() }
    // Builds expect an output for each importable file, even if it isn't imported.
    let empty = layout == .sources ? passedOver.map(empty) : []
    if let module { return (try self.module(named: module, layout: layout) + empty, []) }
    var files = empty
    var leftOut: [Diagnostic] = []
    let spool = TemporaryStore()
    for (program, numbers) in zip(programs, fileNumbers) {
      var written: [OutputFile] = []
      let unsupported = Compiler.writeSwift(for: program, layout: layout) { file in
        written.append(OutputFile(name: placed(file.name, of: program), bytes: file.bytes, in: spool))
      }
      files += written.sorted { Path.precedes($0.name, $1.name) }
      for item in unsupported {
        leftOut.append(weighed(.notWritten(item.what, at: item.range, isNeeded: item.isNeeded), in: numbers))
      }
    }
    return (files, leftOut)
  }

  /// Returns diagnostics for apps with the same name as the module that their code is compiled in.
  func appsCalled(byTarget target: String) -> [Diagnostic] {
    zip(programs, fileNumbers).compactMap { program, numbers in
      Diagnostic.moduleNamedLikeApp(in: program.graph, target: target).map { weighed($0, in: numbers) }
    }
  }

  /// Returns a diagnostic of a program with the run's file indices and the severity that the command line gives it.
  private func weighed(_ diagnostic: Diagnostic, in numbers: [Int]) -> Diagnostic { policy.weighed(diagnostic.renumbered(to: numbers)) }

  private func empty(from source: String) -> OutputFile {
    let file = GeneratedSwift.File(emptyForSource: source, because: "nothing imports it")
    return OutputFile(name: file.name, bytes: file.bytes)
  }

  /// Returns the module to generate if there is no app: the only one that the named files declare. Returns nil if there is an app.
  package func moduleAlone() throws(Failure) -> String? {
    guard let graph = programs.first?.graph, graph.isAlone else { return nil }
    let modules = graph.declaredModules
    let own = modules.filter { module in
      zip(graph.files, graph.moduleSections).contains { file, sections in
        named.contains(ExactText(file.path)) && sections.contains { $0.module == module && $0.writer == module }
      }
    }
    guard own.count == 1 else {
      let names = modules.map { graph.text(of: graph.modules[$0].name) }
      throw .usage(
        "these files declare the modules \(names.joined(separator: ", ")) without the app that joins them",
        help: "choose one: \(OptionName.module) \(names.first ?? "")")
    }
    return graph.text(of: graph.modules[own[0]].name)
  }

  /// Returns the code of a module of the program.
  private func module(named name: String, layout: OutputLayout) throws(Failure) -> [OutputFile] {
    let program = try single(because: "but a module belongs to one")
    let graph = program.graph
    guard let id = graph.declaredModules.first(where: { graph.text(of: graph.modules[$0].name) == name }) else {
      let known = graph.declaredModules.map { graph.text(of: graph.modules[$0].name) }
      throw .usage(
        "these files don't declare `module \(name)`",
        help: known.isEmpty ? "write `module \(name)` before its declarations" : "the modules are " + known.joined(separator: ", "))
    }
    return Compiler.swift(for: program, layout: layout, module: id).files.map { OutputFile(name: $0.name, bytes: $0.bytes) }
  }

  package func placed(_ files: [GeneratedSwift.File], of program: CheckedProgram) -> [OutputFile] {
    files.map { OutputFile(name: placed($0.name, of: program), bytes: $0.bytes) }
  }

  /// Returns the name, in the app's folder if there are several programs.
  private func placed(_ name: String, of program: CheckedProgram) -> String {
    programs.count > 1 ? Path.join(program.graph.app.map { program.graph.text(of: $0.declared.name) } ?? "", name) : name
  }

  /// Throws unless outputs can be named after their sources: there must be one app, and the names must be distinct.
  private func checkFileNames() throws(Failure) {
    _ = try single(because: "but \(OptionName.bySource) writes the files of one")
    var taken: [String: String] = [:]
    for path in sources.map(\.path) + passedOver {
      let name = OutputLayout.fileName(forSource: path)
      // The record of outputs consists of lines.
      guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw .usage("no file can be named after \(path): its name contains a control character", help: "rename it")
      }
      guard let other = taken.updateValue(path, forKey: name.lowercased()) else { continue }
      throw .usage("\(other) and \(path) would both be written to \(name).swift", help: "rename one of them")
    }
  }

  /// The files that a build depends on.
  package var inputPaths: [String] { readFiles(withBaseline: false) }

  /// Returns the files that were read.
  package func readFiles(withBaseline: Bool) -> [String] {
    let baseline = withBaseline ? policy.baseline?.source.path : nil
    return sources.map(\.path).filter { !$0.isExactly(Workspace.inputName) } + [baseline].compactMap { $0 }
  }
}
