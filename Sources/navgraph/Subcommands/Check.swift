import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The options of `check`.
struct CheckOptions {
  var report: ReportOptions
  let policy: PolicyOptions
  /// The path of a baseline to write.
  let newBaseline: String?
  let isFixing: Bool
  let isDiff: Bool

  init(from options: inout OptionReader) {
    for option in [OptionName.fix, .baseline, .max] { options.exclude(option, .writeBaseline) }
    report = ReportOptions(from: &options)
    policy = PolicyOptions(from: &options)
    newBaseline = options.text(
      .writeBaseline, placeholder: "FILE", help: "Write the current diagnostics to FILE, for use with \(OptionName.baseline) FILE.")
    isFixing = options.flag(.fix, help: "Apply safe fixes automatically. Each file is replaced in one step.")
    isDiff = options.flag(.diff, help: "With \(OptionName.fix): print the changes instead of writing them.")
    report.max = options.value(
      .max, as: .text("N"), help: "Print at most N diagnostics, and the number of the others.\nOnly for the formats human and xcode."
    ) { (text) throws(Failure) in
      guard let number = Int(text), number > 0 else { throw .usage("\(OptionName.max) needs a number above 0, not \"\(text)\"") }
      return number
    }
    report.isQuiet = options.flag(.quiet, short: "q", help: "Print only diagnostics, without a summary.")
    if report.max != nil, report.format.isForMachines {
      options.refuse("\(OptionName.max) is for the formats human and xcode, not for \(report.format.rawValue)")
    }
    options.require(.fix, for: .diff, help: "write \(OptionName.fix) \(OptionName.diff)")
  }
}

extension Subcommand {
  static let check = Subcommand(
    name: .check,
    summary: "Check .navgraph files for errors and warnings, and optionally fix them.",
    operands: "[PATH...]",
    discussion: """
      PATH is a file, a folder (every .navgraph file in it and below, except in hidden folders, DerivedData, and Pods), or - for standard
      input. The default is the current folder. Imports are followed. Each file is read once.

      Each file that declares an `app` is checked as a separate program, together with the files that it imports. A file that isn't
      imported belongs to the app if there is only one. If there are several apps, one of them must import the file.

      --fix applies the fixes that are unambiguous. It changes the files that PATH names, but not files that are only imported, and then
      reports the remaining diagnostics. With -, the fixed text is printed to standard output.

      A baseline lists the diagnostics that an app has today. Those aren't reported. New diagnostics are reported, and so are entries of
      the baseline that no longer occur. Errors in the families 01 to 04 and NAV0504 can't be in a baseline.

      If several of --deny, --warn, and --allow apply to a diagnostic, the most specific one wins: a code, then a family, then `warnings`.
      Among equals, the last one wins.
      """,
    options: CheckOptions.init,
    examples: [
      ("\(Executable.name) check", "Check the app in the current folder."),
      ("\(Executable.name) check --fix --diff", "Print what --fix would change."),
      ("\(Executable.name) check App/Navigation --format sarif > findings.sarif", "Write a SARIF file for a code-scanning service."),
      ("\(Executable.name) check --deny warnings --allow NAV0601", "Treat warnings as errors, and don't report NAV0601."),
      (
        "\(Executable.name) check --write-baseline navgraph-baseline.json",
        "Record today's diagnostics. Later runs use --baseline navgraph-baseline.json."
      ),
      ("cat Shop.navgraph | \(Executable.name) check -", "Check standard input, such as an unsaved file of an editor."),
    ],
    run: { options, paths, console in
      if options.isFixing { return try CheckAndFix(paths: paths, options: options, console: console).run() }
      let workspace = try Workspace(of: paths, options: options.policy, for: options.report.format, newBaseline: options.newBaseline)
      if let path = options.newBaseline { return try console.writeBaseline(to: path, for: workspace, options: options.report) }
      console.show(workspace.report, with: options.report, isResult: true)
      return workspace.report.hasErrors ? .errors : .clean
    })
}

extension Console {
  fileprivate func writeBaseline(to path: String, for workspace: Workspace, options: ReportOptions) throws(Failure) -> ExitCode {
    // Errors of syntax and names may hide other diagnostics, which would then be missing from the baseline.
    let first = workspace.report.diagnostics.filter(\.breaksGraph)
    guard first.isEmpty else {
      show(Report(diagnostics: first, files: workspace.sources), with: options, isResult: false)
      say(
        "\(Executable.name): no baseline was written: fix errors of the families 01 to 04 and NAV0504 first, since they can hide others\n")
      return .errors
    }
    try workspace.mayWrite([NamedOutput(option: .writeBaseline, path: path)])
    let (text, count) = try Baseline.renewed(at: path, for: workspace)
    try Files.update(path, with: Array(text.utf8))
    if !options.isQuiet {
      say("\(Executable.name): \(path) lists \(count.of("diagnostic"))\n")
    }
    return .clean
  }
}
