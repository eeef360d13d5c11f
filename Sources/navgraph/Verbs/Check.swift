import NavGraphCommandLine
import NavGraphCompiler
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let check = Verb(
    name: .check,
    summary: "Report what is wrong; mend it if asked.",
    operands: "[PATH...]",
    discussion: """
      PATH is a file, a folder (every .navgraph file below it, hidden folders left out), or - for the standard input.
      Without a PATH it is the current folder. Imported files are read along, each once.

      Every file that declares an `app` is checked as a program of its own, together with what it imports. Files that no one imports
      belong to the app if there is only one; if there are several, one of them must import the file.

      --fix makes the fixes that can only mean what the author meant, in the files that PATH names, never in those that are only imported,
      and reports what remains. With - the mended text goes to the standard output.

      A baseline holds the findings that an app has today: they are known and not reported. New ones are, and so are entries that have
      become stale. Errors of the families 01 to 04 and NAV0504 can't stand in one.

      Of --deny, --warn and --allow the more precise wins: a code before its family, a family before `warnings`; else the later.
      """,
    options: [.findingsFormat, .color] + Option.judgement + [
      Option("write-baseline", .text("FILE"), "Write the findings to FILE; from then on --baseline FILE knows them."),
      Option("fix", "Mend what can be mended without asking; files are replaced in one step."),
      Option("diff", "With --fix: print what would change, write nothing."),
      Option("max", .text("N"), "Print at most N findings, and how many more there are;\nnot for formats that programs read."),
      Option("quiet", short: "q", "Say nothing if there are no findings."),
    ],
    examples: [
      ("\(Executable.name) check", "Check the app in the current folder."),
      ("\(Executable.name) check --fix --diff", "What would --fix change?"),
      ("\(Executable.name) check App/Navigation --format sarif > findings.sarif", "For a code-scanning service."),
      ("\(Executable.name) check --deny warnings --allow NAV0601", "Warnings fail the run, but one of them is fine."),
      (
        "\(Executable.name) check --write-baseline navgraph-baseline.json",
        "Adopt navgraph today; --baseline navgraph-baseline.json from now on."
      ),
      ("cat Shop.navgraph | \(Executable.name) check -", "Check what an editor holds."),
    ],
    run: { arguments, session in
      for (option, other) in [("fix", "write-baseline"), ("baseline", "write-baseline"), ("max", "write-baseline")] {
        guard arguments.isGiven(option), arguments.isGiven(other) else { continue }
        throw Failure.usage("--\(option) and --\(other) can't go together")
      }
      if arguments.isGiven("max"), session.format(arguments).isForMachines {
        throw Failure.usage("--max is for people; a program gets all findings")
      }
      let judgement = try Judgement(arguments)
      if arguments.has("fix") { return try CheckAndFix(arguments, judgement, session).run() }
      if arguments.has("diff") { throw Failure.usage("--diff shows what --fix would do", help: "write --fix --diff") }
      let workspace = try Workspace(arguments.positional, judgement)
      if let path = arguments.value("write-baseline") { return try session.writeBaseline(path, workspace, arguments) }
      try session.show(workspace.report, arguments, isResult: true)
      return workspace.report.hasErrors ? .errors : .clean
    })
}

extension Session {
  fileprivate func writeBaseline(_ path: String, _ workspace: Workspace, _ arguments: Arguments) throws(Failure) -> ExitCode {
    // Behind errors of reading and naming others may hide; a baseline without them would report them as new.
    let first = workspace.report.findings.filter { $0.severity == .error && $0.code.breaksGraph }
    guard first.isEmpty else {
      try show(Report(first, files: workspace.sources), arguments, isResult: false)
      console.say(
        "\(Executable.name): no baseline is written: errors of the families 01 to 04 and NAV0504 come first, others may hide behind them\n")
      return .errors
    }
    try workspace.mayWrite([NamedOutput("--write-baseline", path)])
    let (text, count) = try Baseline.renewed(path, workspace)
    try Generation.writeFile(path, Array(text.utf8))
    if !arguments.has("quiet") {
      console.say("\(Executable.name): \(path) holds \(count.of("finding"))\n")
    }
    return .clean
  }
}
