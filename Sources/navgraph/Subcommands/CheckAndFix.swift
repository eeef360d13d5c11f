import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// `navgraph check --fix`: applies fixes, writes the files or prints their changes, and reports the remaining diagnostics.
struct CheckAndFix {
  private let paths: [String]
  private let options: CheckOptions
  private let policy: DiagnosticPolicy
  private let console: Console

  init(paths: [String], options: CheckOptions, console: Console) throws(Failure) {
    (self.paths, self.options, self.console) = (paths, options, console)
    let format = options.report.format
    policy = try options.policy.policy(for: format)
    if format.isForMachines, options.isDiff || paths.contains("-") {
      let other = options.isDiff ? "\(OptionName.diff)" : "the fixed standard input"
      throw .usage(
        "\(other) and \(OptionName.format) \(format.rawValue) are both written to standard output", help: "leave one of them out")
    }
  }

  /// Returns `.io` if a file was left alone.
  func run() throws(Failure) -> ExitCode {
    let before = try workspace(holding: [:])
    var held: [ExactText: [UInt8]] = [:]
    for source in before.sources { held[ExactText(source.path)] = source.bytes }
    let fixes = try FixItApplier(from: before.fixItRound, mayEdit: { before.named.contains($0) }) {
      (changed: [ExactText: [UInt8]]) throws(Failure) in
      try workspace(holding: held.merging(changed) { $1 }).fixItRound
    }
    let files = before.sources.filter { fixes.changed[ExactText($0.path)] != nil }
    if options.isDiff {
      for file in files { show(changesOf: file, to: fixes.changed[ExactText(file.path)] ?? file.bytes) }
      console.show(before.report, with: options.report, isResult: true)
      return before.report.hasErrors ? .errors : .clean
    }
    try before.boundary.mayReplace(files.filter { !isInput($0) }.map(\.path))
    let skipped = try write(fixes, to: files)
    if let input = before.sources.first(where: isInput) {
      console.print(.file(of: fixes.changed[ExactText(input.path)] ?? input.bytes))
    }
    say(fixes, without: skipped, files: files.count - skipped.count)
    held.merge(fixes.changed) { $1 }
    // The report is about the current content of these files.
    for path in skipped { held[path] = nil }
    let after = try workspace(holding: held)
    console.show(after.report, with: options.report, isResult: true)
    return skipped.isEmpty ? after.report.hasErrors ? .errors : .clean : .io
  }

  /// Reads the files. Those in `held` have that content instead of the one on disk.
  private func workspace(holding held: [ExactText: [UInt8]]) throws(Failure) -> Workspace {
    try Workspace(of: paths, root: options.policy.root, policy: policy, held: held)
  }

  private func isInput(_ file: SourceFile) -> Bool { file.path.isExactly(Workspace.inputName) }

  /// Replaces the files that have changed. Returns those that were left alone because another program saved them during the run.
  private func write(_ fixes: FixItApplier, to files: [SourceFile]) throws(Failure) -> Set<ExactText> {
    var skipped: Set<ExactText> = []
    for file in files where !isInput(file) {
      let path = ExactText(file.path)
      guard let bytes = fixes.changed[path], try !Files.replace(file.path, holding: file.bytes, with: bytes) else { continue }
      skipped.insert(path)
      console.say(changedMeanwhile: file.path)
    }
    return skipped
  }

  private func show(changesOf file: SourceFile, to bytes: [UInt8]) {
    console.show(UnifiedDiff(from: file.bytes, to: bytes, name: file.path), color: options.report.color)
  }

  /// Prints a line for each fix, and the total.
  private func say(_ fixes: FixItApplier, without skipped: Set<ExactText>, files: Int) {
    let done = fixes.applied.filter { !skipped.contains(ExactText($0.path)) }
    guard !done.isEmpty, !options.report.isQuiet else { return }
    var text = TerminalText()
    for applied in done {
      let place = "\(applied.path):\(applied.line):\(applied.column)"
      text += "\(place): fixed: \(applied.diagnostic.message): \(applied.fix.title) [\(applied.diagnostic.code)]\n"
    }
    let count = done.count
    text += "\(Executable.name): \(count.of("diagnostic")) fixed in \(files.of("file"))\n"
    console.say(text)
  }
}

extension Console {
  /// Reports that a file wasn't replaced because its content has changed since it was read.
  func say(changedMeanwhile path: String) {
    say("\(Executable.name): another program saved \(path) during this run, so it wasn't replaced: run the command again\n")
  }
}

extension Workspace {
  /// The files and diagnostics with which a round of fixes begins.
  var fixItRound: FixItRound { FixItRound(files: report.files, diagnostics: report.diagnostics) }
}
