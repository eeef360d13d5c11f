import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphReports
import NavGraphSyntax

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
    options: [
      Option("format", .choice(["text", "json"]), "How the counts are written; text without it."),
      Option("output", short: "o", .text("FILE"), "Paint the picture; the name tells the format: walked.svg, walked.html."),
      .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) coverage run.ndjson App", "Which screens has no one seen?"),
      ("\(Executable.name) coverage *.ndjson App -o walked.svg", "On the picture."),
      ("\(Executable.name) coverage run.ndjson App --format json", "For a tool."),
    ],
    run: { arguments, session in
      let isPath = { (word: String) in word != "-" && (word.hasSuffix(SourceFinder.suffix) || Files.kind(word)?.kind == .folder) }
      let traces = arguments.positional.filter { !isPath($0) }
      guard !traces.isEmpty else {
        throw Failure.usage("coverage needs a trace", help: "\(Executable.name) coverage run.ndjson App")
      }
      let drawing = try arguments.value("output").map { path throws(Failure) in try Drawing(path) }
      let workspace = try Workspace(arguments.positional.filter(isPath), Judgement(arguments))
      let program = try workspace.app("a trace is of an app", "and a trace is of one")
      if let drawing { try workspace.mayWrite([NamedOutput("-o", drawing.path)]) }
      try session.showErrors(workspace.report, arguments)
      var coverage = Compiler.coverage(program)
      for trace in traces {
        for line in try Files.read(operand: trace).split(separator: 0x0A) { coverage.take(line: line) }
      }
      let report = CoverageReport(program, coverage)
      if arguments.value("format") == "json" {
        session.console.print(.json(report.json()))
      } else {
        session.console.print(report.page(isColoured: session.isColoured(arguments, 1)))
      }
      if let drawing {
        let bytes = try drawing.bytes(of: workspace, session.console) { $0.paint(coverage) }
        try Files.makeFolder(Path.folder(of: drawing.path))
        try Files.write(bytes, to: drawing.path)
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
