import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

private enum CountFormat: String, CaseIterable { case text, json }

extension Verb {
  static let coverage = Verb(
    name: .coverage,
    summary: "Say what of the graph was walked in traces of the app, what never, and what happened beside it.",
    operands: "TRACE... [PATH...] [-o FILE]",
    discussion: """
      A trace is what a debug build writes with `report: NavGraph.trace { ... }`: a step on each line, as JSON. TRACE is such a file, or -
      for the standard input; a folder or a .navgraph file is a PATH. Counted are the screens that were shown, the events that began,
      the modals that ended and the guards that were asked. What the graph doesn't know is listed too: events and screens of an older
      version, what the app has shown itself, what was dropped and why.

      With -o the picture is painted: what was walked is lit, and says how often. The name of FILE tells the format, as for `graph`.
      """,
    options: { options in
      (
        isJSON: options.choice(.format, "How the counts are written; text without it.") == CountFormat.json,
        drawing: options.value(
          .output, short: "o", .text("FILE"), "Paint the picture; the name tells the format: walked.svg, walked.html.", Drawing.init(file:)),
        color: options.color(), judgement: JudgementOptions(&options)
      )
    },
    examples: [
      ("\(Executable.name) coverage run.ndjson App", "Which screens has no one seen?"),
      ("\(Executable.name) coverage *.ndjson App -o walked.svg", "On the picture."),
      ("\(Executable.name) coverage run.ndjson App --format json", "For a tool."),
    ],
    run: { options, words, console in
      let isPath = { (word: String) in word != "-" && (word.hasSuffix(SourceFinder.suffix) || Files.kind(word)?.kind == .folder) }
      let traces = words.filter { !isPath($0) }
      guard !traces.isEmpty else {
        throw Failure.usage("coverage needs a trace", help: "\(Executable.name) coverage run.ndjson App")
      }
      let workspace = try Workspace(words.filter(isPath), options.judgement)
      let program = try workspace.app("a trace is of an app", "and a trace is of one")
      if let drawing = options.drawing { try workspace.mayWrite([NamedOutput(.output, drawing.path)]) }
      console.showErrors(workspace.report, options.color)
      var coverage = Compiler.coverage(program)
      for trace in traces {
        for line in try Files.read(operand: trace).split(separator: 0x0A) { coverage.take(line: line) }
      }
      let report = CoverageReport(program, coverage)
      if options.isJSON {
        console.print(.json(report.json()))
      } else {
        console.print(report.page(isColoured: options.color.isColoured(1)))
      }
      if let drawing = options.drawing {
        let bytes = try drawing.bytes(of: workspace, console) { $0.paint(coverage) }
        try Files.update(drawing.path, bytes)
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
