import NavGraphReports
import NavGraphSyntax

/// What `generate` does to the disk.
package enum Generation {
  /// Checks, and writes what was asked for; `draw` makes the picture beside it, if there is one.
  package static func run(
    _ request: GenerateRequest, _ paths: [String], _ options: JudgementOptions, _ shown: ReportOptions, _ console: Console,
    _ others: OtherOutputs, draw: (Workspace) throws(Failure) -> [UInt8]? = { _ in nil }
  ) throws(Failure) -> ExitCode {
    let judgement = try Judgement(options, wantsIdentities: shown.format == .sarif)
    let workspace = try Workspace(paths, judgement, imports: request.imports)
    guard !workspace.report.hasErrors else {
      console.show(workspace.report, shown, isResult: false)
      return .errors
    }
    let plan = try request.plan(workspace, judgement, console, others)
    // Who only asks what would be written has been told before what is left out.
    let report = request.mode == nil ? workspace.report.adding(plan.leftOut) : workspace.report
    console.show(report, shown, isResult: false)
    if report.hasErrors { return .errors }
    let results = Results(folder: request.folder, console: console, isMachine: shown.format.isForMachines)

    switch request.mode {
    case .listOutputs:
      results.paths(plan.files.map { Path.join(request.folder, $0.name) })
    case .dryRun:
      for step in try plan.output().steps { results.line(step.line(in: request.folder)) }
    case .verify:
      let stale = try plan.output().staleness
      for line in stale { results.line(line) }
      return stale.isEmpty ? .clean : .stale
    case nil:
      try workspace.mayWrite(plan.outputs)
      let picture = try draw(workspace)
      // What can't be written is reported before anything is.
      let rule = try depfile(of: plan, inputs: workspace.inputPaths)
      try plan.write(console)
      if let picture, let path = request.diagram { try writeFile(path, picture) }
      if let rule, let path = request.depfile { try writeFile(path, rule) }
    }
    return .clean
  }

  /// The make rule of what is written, if one is asked for.
  package static func depfile(of plan: GeneratePlan, inputs: [String]) throws(Failure) -> [UInt8]? {
    guard plan.request.depfile != nil else { return nil }
    let outputs = plan.files.map { Path.join(plan.request.folder, $0.name) }
    return Array(try Depfile.text(outputs: outputs, inputs: inputs).utf8)
  }

  /// Written only if its bytes change, as every output; whether they do.
  @discardableResult
  package static func writeFile(_ path: String, _ bytes: [UInt8]) throws(Failure) -> Bool {
    if Files.kind(path)?.kind == .file, try Files.read(path) == bytes { return false }
    try Files.makeFolder(Path.folder(of: path))
    try Files.write(bytes, to: path)
    return true
  }
}

/// Where the lines of `--verify`, `--dry-run` and `--list-outputs` go: the result of the run, unless that is already a document.
private struct Results {
  let folder: String
  let console: Console
  let isMachine: Bool

  func line(_ text: String) {
    if isMachine { console.say("\(text)\n") } else { console.print("\(text)\n") }
  }

  func paths(_ paths: [String]) {
    if isMachine { for path in paths { line(path) } } else { console.print(.paths(paths)) }
  }
}
