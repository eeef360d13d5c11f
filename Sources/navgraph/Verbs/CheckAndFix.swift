import NavGraphCommandLine
import NavGraphCompiler
import NavGraphReports
import NavGraphSyntax

/// `navgraph check --fix`: mends, writes or shows what has changed, and reports what remains.
struct CheckAndFix {
  private let arguments: Arguments
  private let judgement: Judgement
  private let session: Session
  private let showsDiff: Bool
  private let readsInput: Bool

  init(_ arguments: Arguments, _ judgement: Judgement, _ session: Session) throws(Failure) {
    self.arguments = arguments
    self.judgement = judgement
    self.session = session
    showsDiff = arguments.has("diff")
    readsInput = arguments.positional.contains("-")
    let format = session.format(arguments)
    if format.isForMachines, showsDiff || readsInput {
      throw .usage(
        "\(showsDiff ? "--diff" : "the mended standard input") and --format \(format.rawValue) both go to the standard output",
        help: "leave one of them out")
    }
  }

  func run() throws(Failure) -> ExitCode {
    let before = try Workspace(arguments.positional, judgement)
    var held: [String: [UInt8]] = [:]
    for source in before.sources { held[source.path] = source.bytes }
    let mending = try Mending(before.checkup, mayEdit: { before.named.contains($0) }) { (changed: [String: [UInt8]]) throws(Failure) in
      try Workspace(arguments.positional, judgement, held: held.merging(changed) { $1 }).checkup
    }
    let files = before.sources.filter { mending.changed[$0.path] != nil }
    if showsDiff {
      for file in files { show(file, mending.changed[file.path] ?? file.bytes) }
      try session.show(before.report, arguments, isResult: true)
      return before.report.hasErrors ? .errors : .clean
    }
    for file in files { try before.boundary.mayWrite(file.path) }
    for file in files where file.path != Workspace.inputName { try Files.write(mending.changed[file.path] ?? file.bytes, to: file.path) }
    if let input = before.sources.first(where: { $0.path == Workspace.inputName }) {
      session.console.print(bytes: mending.changed[input.path] ?? input.bytes)
    }
    say(mending, files.count)
    let after = try Workspace(arguments.positional, judgement, held: held.merging(mending.changed) { $1 })
    try session.show(after.report, arguments, isResult: true)
    return after.report.hasErrors ? .errors : .clean
  }

  private func show(_ file: SourceFile, _ bytes: [UInt8]) {
    let diff = UnifiedDiff.text(file.bytes, bytes, oldName: file.path, newName: file.path)
    session.console.print(session.isColoured(arguments, 1) ? UnifiedDiff.coloured(diff) : diff)
  }

  /// A line for each fix, and a sum.
  private func say(_ mending: Mending, _ files: Int) {
    guard !mending.applied.isEmpty, !arguments.has("quiet") else { return }
    var text = ""
    for applied in mending.applied {
      let place = "\(applied.path):\(applied.line):\(applied.column)"
      text += Console.visible("\(place): fixed: \(applied.finding.message): \(applied.fix.title) [\(applied.finding.code)]") + "\n"
    }
    let count = mending.applied.count
    text += "\(Executable.name): \(count.of("finding")) fixed in \(files.of("file"))\n"
    session.console.say(text)
  }
}

extension Workspace {
  var checkup: Checkup { Checkup(files: report.files, findings: report.findings) }
}
