import NavGraphCompiler
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let check = Verb(
    name: "check",
    summary: "Report what is wrong; write nothing.",
    operands: "[PATH...]",
    discussion: """
      PATH is a file, a folder (every .navgraph file below it, hidden folders left out), or - for the standard input.
      Without a PATH it is the current folder. Imported files are read along, each once.

      Every file that declares an `app` is checked as a program of its own, together with what it imports. Files that no one imports
      belong to the app if there is only one; if there are several, one of them must import the file.
      """,
    options: [.findingsFormat, .color] + Option.severities + [Option("quiet", short: "q", "Don't say so if there are no findings.")],
    examples: [
      ("navgraph check", "Check the app in the current folder."),
      ("navgraph check App/Navigation --format sarif > findings.sarif", "For a code-scanning service."),
      ("navgraph check --deny warnings --allow NAV0305", "Warnings fail the run, but one of them is fine."),
      ("cat Shop.navgraph | navgraph check -", "Check what an editor holds."),
    ],
    run: { arguments, session in
      let workspace = try Workspace(arguments.positional, severities: Severities(arguments))
      let report = workspace.report
      try session.show(report, arguments, isResult: true)
      return report.hasErrors ? .errors : .clean
    })
}

extension Session {
  /// Writes findings where their format belongs; on a terminal they are followed by a summary.
  func show(_ report: Report, _ arguments: Arguments, isResult: Bool) throws(Failure) {
    let format = format(arguments)
    if format.isForMachines {
      console.print(format.text(report, rules: Compiler.rules))
    } else {
      let text = format.text(report, colour: isColoured(arguments, 2))
      let summary = format == .human && (isResult || !report.findings.isEmpty) && !arguments.has("quiet") ? report.summary + "\n" : ""
      if !text.isEmpty || !summary.isEmpty { console.say(text + summary) }
    }
  }
}
