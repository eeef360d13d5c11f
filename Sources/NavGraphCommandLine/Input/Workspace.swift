import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// Everything that a command line names, read and checked: its files, its programs, its findings.
package struct Workspace {
  package let sources: [SourceFile]
  /// The paths of the files that the command line names, itself or by a folder; the others are imported.
  package let named: Set<ExactText>
  /// Where imported files were looked for and are not.
  package let missing: [String]
  /// The files that might have been imported, and are not.
  private let passedOver: [String]
  /// The folders that files may be read from, and written to.
  package let boundary: Boundary
  package let programs: [Checked]
  /// Of each program, the numbers of its files in the whole run.
  private let fileNumbers: [[Int]]
  package let report: Report
  private let judgement: Judgement

  /// How the standard input is called in messages.
  package static let inputName = "<stdin>"

  /// How a file is called in messages and found again: by its path. One whose path means the standard input elsewhere is called otherwise.
  package static func name(ofFile path: String) -> String {
    path.isExactly("-") || path.isExactly(inputName) ? "./" + path : path
  }

  /// Reads and checks what `paths` name, and judges what is found. No file may lie outside of the folder `root`, if there is one.
  ///
  /// Files in `held` have these bytes, whatever is on the disk. What can be imported is said by `imports`.
  package init(
    _ paths: [String], root: String?, judgement: Judgement = Judgement(), held: [ExactText: [UInt8]] = [:], imports: Loader.Imports = .any
  ) throws(Failure) {
    let loader = try Loader(paths, root: root, held: held, allowing: imports)
    self.judgement = judgement
    boundary = loader.boundary
    sources = loader.all.files
    named = loader.named
    missing = loader.missing
    passedOver = loader.passedOver
    // Only the identities of diagnostics are read from trees after the checks.
    let trees = judgement.wantsIdentities ? loader.all.trees : []
    var loaded = Array(try (consume loader).programs().reversed())
    var programs: [(checked: Checked, files: [Int])] = []
    while let (program, files) = loaded.popLast() {
      programs.append((Compiler.check(consume program, optional: judgement.severities.optional), files))
    }
    self.programs = programs.map(\.checked)
    fileNumbers = programs.map(\.files)
    report = judgement.report(on: programs, files: sources, trees: trees)
  }

  /// The same as the options of a command line say it. Findings are identified for a new baseline, and for formats that have identities.
  package init(
    _ paths: [String], _ options: JudgementOptions, for format: ReportFormat? = nil, newBaseline: String? = nil,
    imports: Loader.Imports = .any
  ) throws(Failure) {
    let judgement = try options.judgement(for: format, newBaseline: newBaseline)
    try self.init(paths, root: options.root, judgement: judgement, imports: imports)
  }

  /// The number that a file of a program has among all files of the run.
  package func number(of file: FileID, inProgram program: Int) -> FileID? {
    guard fileNumbers.indices.contains(program), fileNumbers[program].indices.contains(Int(file.index)) else { return nil }
    return FileID(fileNumbers[program][Int(file.index)])
  }

  /// The number that a file of the run has in a program; nil if the program doesn't have the file.
  package func file(_ file: FileID, ofProgram program: Int) -> FileID? {
    guard fileNumbers.indices.contains(program) else { return nil }
    return fileNumbers[program].firstIndex(of: Int(file.index)).map { FileID($0) }
  }

  /// A range of a program with the number that its file has among all files of the run.
  package func range(_ range: SourceRange, inProgram program: Int) -> SourceRange? {
    number(of: range.file, inProgram: program).map { SourceRange(file: $0, start: range.start, end: range.end) }
  }

  /// A range of the run with the number that its file has in a program; nil if the program doesn't have the file.
  package func range(_ range: SourceRange, ofProgram program: Int) -> SourceRange? {
    file(range.file, ofProgram: program).map { SourceRange(file: $0, start: range.start, end: range.end) }
  }

  /// The program, for a verb that works on one; `why` says so behind a comma.
  package func single(_ why: String) throws(Failure) -> Checked {
    guard let first = programs.first, programs.count == 1 else {
      throw .usage("there are \(programs.count) apps here, \(why)", help: "name the files of one app")
    }
    return first
  }

  /// The program, for a verb that is about what only an app has, such as links.
  package func app(_ what: String, _ why: String) throws(Failure) -> Checked {
    let program = try single(why)
    try refuseAlone(what, program)
    return program
  }

  /// Modules by themselves don't have everything that an app has.
  package func refuseAlone(_ what: String, _ program: Checked) throws(Failure) {
    let graph = program.graph
    guard graph.isAlone else { return }
    let names = graph.declaredModules.map { "`\(graph.text(graph.modules[$0].name))`" }
    throw .usage(
      names.count == 1
        ? "these files declare the module \(names[0]) without the app that joins it, and \(what)"
        : "these files declare the modules \(names.joined(separator: ", ")) without the app that joins them, and \(what)",
      help: "also name the files of the app")
  }

  /// The Swift of every program, or of one module, and what it leaves out so far. Several programs get a folder each, named after the app.
  package func outputs(
    layout: OutputLayout, module: String? = nil
  ) throws(Failure) -> (files: [OutputFile], leftOut: [Diagnostic]) {
    if layout == .sources { try checkFileNames() }
    // Builds expect a file for each, whoever imports it.
    let empty = layout == .sources ? passedOver.map(empty) : []
    if let module { return (try self.module(module, layout) + empty, []) }
    var files = empty
    var leftOut: [Diagnostic] = []
    let spool = Spool()
    for (program, numbers) in zip(programs, fileNumbers) {
      var written: [OutputFile] = []
      let unsupported = Compiler.writeSwift(program, layout: layout) { file in
        written.append(OutputFile(name: placed(file.name, of: program), bytes: file.bytes, in: spool))
      }
      files += written.sorted { Path.precedes($0.name, $1.name) }
      for item in unsupported {
        leftOut.append(weighed(.notWritten(item.what, at: item.range, isNeeded: item.isNeeded), numbers))
      }
    }
    return (files, leftOut)
  }

  /// Reports the apps that have the name of the module that their code is compiled in.
  func appsCalled(_ target: String) -> [Diagnostic] {
    zip(programs, fileNumbers).compactMap { program, numbers in
      Diagnostic.moduleOfApp(program.graph, target: target).map { weighed($0, numbers) }
    }
  }

  /// Returns a diagnostic of a program with the numbers of its files here, and with the severity that the command line gives it.
  private func weighed(_ diagnostic: Diagnostic, _ numbers: [Int]) -> Diagnostic { judgement.weighed(diagnostic.renumbered(numbers)) }

  private func empty(_ source: String) -> OutputFile {
    let file = GeneratedSwift.File(emptyForSource: source, "nothing imports it")
    return OutputFile(name: file.name, bytes: file.bytes)
  }

  /// The module whose files these are, without the app that joins it: the only one that has any of the files that are named. nil: there is
  /// an app.
  package func moduleAlone() throws(Failure) -> String? {
    guard let graph = programs.first?.graph, graph.isAlone else { return nil }
    let modules = graph.declaredModules
    let own = modules.filter { module in
      zip(graph.files, graph.moduleSections).contains { file, sections in
        named.contains(ExactText(file.path)) && sections.contains { $0.module == module && $0.writer == module }
      }
    }
    guard own.count == 1 else {
      let names = modules.map { graph.text(graph.modules[$0].name) }
      throw .usage(
        "these files declare the modules \(names.joined(separator: ", ")) without the app that joins them",
        help: "choose one: \(OptionName.module) \(names.first ?? "")")
    }
    return graph.text(graph.modules[own[0]].name)
  }

  /// The code of a module that the program joins.
  private func module(_ name: String, _ layout: OutputLayout) throws(Failure) -> [OutputFile] {
    let program = try single("but a module belongs to one")
    let graph = program.graph
    guard let id = graph.declaredModules.first(where: { graph.text(graph.modules[$0].name) == name }) else {
      let known = graph.declaredModules.map { graph.text(graph.modules[$0].name) }
      throw .usage(
        "these files don't declare `module \(name)`",
        help: known.isEmpty ? "write `module \(name)` before its declarations" : "the modules are " + known.joined(separator: ", "))
    }
    return Compiler.swift(program, layout: layout, module: id).files.map { OutputFile(name: $0.name, bytes: $0.bytes) }
  }

  package func placed(_ files: [GeneratedSwift.File], of program: Checked) -> [OutputFile] {
    files.map { OutputFile(name: placed($0.name, of: program), bytes: $0.bytes) }
  }

  /// Several programs get a folder each.
  private func placed(_ name: String, of program: Checked) -> String {
    programs.count > 1 ? Path.join(program.graph.app.map { program.graph.text($0.declared.name) } ?? "", name) : name
  }

  /// Whether files can be named after their sources: each name is there once, and there is one app.
  private func checkFileNames() throws(Failure) {
    _ = try single("but \(OptionName.bySource) writes the files of one")
    var taken: [String: String] = [:]
    for path in sources.map(\.path) + passedOver {
      let name = OutputLayout.fileName(forSource: path)
      // The record of what was written is lines of text.
      guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw .usage("no file can be named after \(path): its name contains a control character", help: "rename it")
      }
      guard let other = taken.updateValue(path, forKey: name.lowercased()) else { continue }
      throw .usage("\(other) and \(path) would both be written to \(name).swift", help: "rename one of them")
    }
  }

  /// The files that a build depends on.
  package var inputPaths: [String] { readFiles(withBaseline: false) }

  /// The files that were read.
  package func readFiles(withBaseline: Bool) -> [String] {
    let baseline = withBaseline ? judgement.baseline?.source.path : nil
    return sources.map(\.path).filter { !$0.isExactly(Workspace.inputName) } + [baseline].compactMap { $0 }
  }
}
