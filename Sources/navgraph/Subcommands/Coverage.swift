import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

private enum CountFormat: String, CaseIterable { case text, json }

extension Subcommand {
  static let coverage = Subcommand(
    name: .coverage,
    summary: "Report which screens and events recorded traces covered.",
    operands: "TRACE... [PATH...] [-o FILE]",
    discussion: """
      A trace is what a debug build writes with `report: NavGraph.trace { ... }`: one step per line, as JSON. TRACE is such a file, or - for
      standard input. A folder or a .navgraph file is a PATH. The report counts the screens that were shown, the events that were sent,
      the modals that ended, and the guards that were evaluated. It also lists what isn't in the graph: events and screens of another
      version, and navigation outside the graph. For an event that was dropped, it shows the reason.

      With -o, the counts are drawn on a diagram. The extension of FILE selects the format, as for `graph`.
      """,
    options: { options in
      (
        isJSON: options.choice(.format, help: "Format of the counts (default: text).") == CountFormat.json,
        drawing: options.value(
          .output, short: "o", as: .text("FILE"),
          help: "Draw the counts on a diagram. The extension selects the format: coverage.svg, coverage.html.", read: Drawing.init(file:)),
        color: options.color(), policy: PolicyOptions(from: &options)
      )
    },
    examples: [
      ("\(Executable.name) coverage run.ndjson App", "Report the screens that were shown, and those that were not."),
      ("\(Executable.name) coverage *.ndjson App -o coverage.svg", "Draw the coverage of several runs."),
      ("\(Executable.name) coverage run.ndjson App --format json", "Print the counts as JSON, for a tool."),
    ],
    run: { options, words, console in
      let isPath = { (word: String) in word != "-" && (word.hasSuffix(SourceFinder.suffix) || Files.kind(of: word)?.kind == .folder) }
      let traces = words.filter { !isPath($0) }
      guard !traces.isEmpty else {
        throw Failure.usage("coverage needs a trace", help: "\(Executable.name) coverage run.ndjson App")
      }
      let workspace = try Workspace(of: words.filter(isPath), options: options.policy)
      let program = try workspace.app(for: "a trace belongs to an app", because: "but a trace belongs to one")
      if let drawing = options.drawing { try workspace.mayWrite([NamedOutput(option: .output, path: drawing.path)]) }
      console.showErrors(of: workspace.report, color: options.color)
      var coverage = Compiler.coverage(of: program)
      for trace in traces {
        for line in try Files.read(operand: trace).split(separator: 0x0A) { coverage.take(line: line) }
      }
      let report = CoverageReport(of: program, coverage: coverage)
      if options.isJSON {
        console.print(.json(report.json()))
      } else {
        console.print(report.page(isColored: options.color.isColored(on: 1)))
      }
      if let drawing = options.drawing {
        let bytes = try drawing.bytes(of: workspace, console: console) { $0.paint(coverage) }
        try Files.update(drawing.path, with: bytes)
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
