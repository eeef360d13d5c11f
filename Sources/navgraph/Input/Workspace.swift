import NavGraphCompiler
import NavGraphDiagrams
import NavGraphReports
import NavGraphSyntax

/// Everything that a command line names, read and checked: its files, its programs, its findings.
struct Workspace {
  let sources: [SourceFile]
  let programs: [Checked]
  let report: Report

  /// How the standard input is called in messages.
  static let inputName = "<stdin>"

  init(_ paths: [String], severities: Severities) throws(Failure) {
    let loader = try Loader(paths)
    sources = loader.all.files
    var programs: [Checked] = []
    var findings: [Diagnostic] = []
    // A file that two programs import is read by both, and its own mistakes are found twice.
    var seen: Set<Diagnostic> = []
    for (program, files) in try loader.programs() {
      let checked = Compiler.check(program)
      programs.append(checked)
      for finding in checked.findings {
        var finding = finding.renumbered(files)
        finding.severity = severities.severity(finding.code, finding.severity)
        if seen.insert(finding).inserted { findings.append(finding) }
      }
    }
    self.programs = programs
    report = Report(findings, files: sources)
  }

  /// The picture of the program; only one can be drawn at a time.
  func diagram() throws(Failure) -> Diagram {
    guard let first = programs.first, programs.count == 1 else {
      throw .usage("there are \(programs.count) apps here, and one picture shows one", help: "name the files of one app")
    }
    return Compiler.diagram(first)
  }

  /// The Swift of every program, and what it leaves out so far, a line each. Several programs get a folder each, named after the app.
  func outputs() throws(Failure) -> (files: [OutputFile], leftOut: String) {
    var files: [OutputFile] = []
    var leftOut = ""
    for program in programs {
      let swift = Compiler.swift(program)
      let name = program.graph.app.map { program.graph.text($0.declared.name) } ?? ""
      files += swift.files.map { OutputFile(name: programs.count > 1 ? Path.join(name, $0.name) : $0.name, bytes: Array($0.text.utf8)) }
      var lines: [FileID: LineTable] = [:]
      for item in swift.unsupported {
        let index = Int(item.range.file.index)
        guard program.graph.files.indices.contains(index) else { continue }
        let file = program.graph.files[index]
        let table = lines[item.range.file] ?? LineTable(file)
        lines[item.range.file] = table
        let position = table.position(at: item.range.start)
        leftOut +=
          "\(Console.visible(file.path)):\(position.line):\(position.column): note: the Swift output does not have this yet: \(item.what)\n"
      }
    }
    var seen: Set<String> = []
    for file in files where !seen.insert(file.name).inserted {
      throw .usage("two apps would both write \(file.name)", help: "name the files of one app")
    }
    return (files, leftOut)
  }

  /// The files that a build depends on.
  var inputPaths: [String] { sources.map(\.path).filter { $0 != Workspace.inputName } }
}

extension Diagnostic {
  /// The finding with the files of one program numbered as in the whole run.
  fileprivate func renumbered(_ files: [Int]) -> Diagnostic {
    func renumber(_ range: inout SourceRange) {
      let index = Int(range.file.index)
      if files.indices.contains(index) { range.file = FileID(files[index]) }
    }
    var finding = self
    renumber(&finding.primary.range)
    for index in finding.secondary.indices { renumber(&finding.secondary[index].range) }
    for fix in finding.fixes.indices {
      for edit in finding.fixes[fix].edits.indices { renumber(&finding.fixes[fix].edits[edit].range) }
    }
    return finding
  }
}
