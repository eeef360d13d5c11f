import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The options of `check`.
struct CheckOptions {
  var report: ReportOptions
  let judgement: JudgementOptions
  /// The path of a baseline to write.
  let newBaseline: String?
  let isFixing: Bool
  let isDiff: Bool

  init(_ options: inout OptionReader) {
    for option in [OptionName.fix, .baseline, .max] { options.exclude(option, .writeBaseline) }
    report = ReportOptions(&options)
    judgement = JudgementOptions(&options)
    newBaseline = options.text(
      .writeBaseline, "FILE", "Write the findings to FILE; from then on \(OptionName.baseline) FILE knows them.")
    isFixing = options.flag(.fix, "Mend what can be mended without asking; files are replaced in one step.")
    isDiff = options.flag(.diff, "With \(OptionName.fix): print what would change, write nothing.")
    report.max = options.value(
      .max, .text("N"), "Print at most N findings, and how many more there are;\nnot for formats that programs read."
    ) { (text) throws(Failure) in
      guard let number = Int(text), number > 0 else { throw .usage("\(OptionName.max) needs a number above 0, not \"\(text)\"") }
      return number
    }
    report.isQuiet = options.flag(.quiet, short: "q", "Say nothing if there are no findings.")
    if report.max != nil, report.format.isForMachines { options.refuse("\(OptionName.max) is for people; a program gets all findings") }
    options.require(
      .fix, for: .diff, because: "shows what \(OptionName.fix) would do", help: "write \(OptionName.fix) \(OptionName.diff)")
  }
}

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
    options: CheckOptions.init,
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
    run: { options, paths, console in
      if options.isFixing { return try CheckAndFix(paths, options, console).run() }
      let workspace = try Workspace(paths, options.judgement, for: options.report.format, newBaseline: options.newBaseline)
      if let path = options.newBaseline { return try console.writeBaseline(path, workspace, options.report) }
      console.show(workspace.report, options.report, isResult: true)
      return workspace.report.hasErrors ? .errors : .clean
    })
}

extension Console {
  fileprivate func writeBaseline(_ path: String, _ workspace: Workspace, _ options: ReportOptions) throws(Failure) -> ExitCode {
    // Behind errors of reading and naming others may hide; a baseline without them would report them as new.
    let first = workspace.report.findings.filter(\.breaksGraph)
    guard first.isEmpty else {
      show(Report(first, files: workspace.sources), options, isResult: false)
      say(
        "\(Executable.name): no baseline is written: errors of the families 01 to 04 and NAV0504 come first, others may hide behind them\n")
      return .errors
    }
    try workspace.mayWrite([NamedOutput(.writeBaseline, path)])
    let (text, count) = try Baseline.renewed(path, workspace)
    try Files.update(path, Array(text.utf8))
    if !options.isQuiet {
      say("\(Executable.name): \(path) holds \(count.of("finding"))\n")
    }
    return .clean
  }
}
