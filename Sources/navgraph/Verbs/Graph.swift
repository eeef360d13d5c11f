import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let graph = Verb(
    name: .graph,
    summary: "Draw the app: DOT, or a picture through Graphviz.",
    operands: "[PATH...] [-o FILE]",
    discussion: """
      Writes DOT to the standard output; with -o, to a file whose name tells the format. SVG, PNG and PDF are drawn by Graphviz: a
      program `dot` must be on PATH. HTML is one page that needs no network. Findings are painted on the picture; a graph with errors is
      drawn as far as it can be read, and the exit code is 1.

      PDF is for paper: a table of contents, then a page for each flow. Mermaid stays within what GitHub draws: a larger app becomes an
      overview, and in Markdown a diagram for each flow.

      --against paints what differs from an older version of the app: OLD is a file, a folder, or git:REF, the same paths at a revision
      of git. What differs is also said in words, on the standard output beside -o, else on the error stream; each link that breaks is
      named with a URL. Markdown, for a pull request, has both the words and a picture that GitHub draws.
      """,
    options: [
      Option("format", .choice(Picture.allCases.map(\.rawValue)), "What to write; without -o, dot is the default."),
      Option("output", short: "o", .text("FILE"), "Write to a file; - is the standard output."),
      Option("against", .text("OLD"), "Paint what differs from a file, a folder or git:REF."),
      Option("focus", .text("NAME"), "Show only what is near the screen or container NAME."),
      Option("depth", .text("N"), "How many links away is near; 2 without it."),
      Option("feature", .text("NAME"), "Show only what stands in the container NAME."),
      Option(
        "highlight", .text("CODE|PATH"), repeated: true,
        "Paint the places of a finding (NAV0601), a link (/items/{id}, a URL) or what is on\na path (\"Main / shop / Item\"). May be repeated."
      ),
      Option("screenshots", .text("DIR"), "Show screens as they look: the PNG files of DIR, by tag, by name or by screenshots.json."),
      Option("wireframes", "Sketch screens that have no picture, from what the graph knows."),
      Option("no-routes", "Leave out the ways in by URL."),
      Option(
        "detail", .choice(DiagramOptions.Detail.allCases.map(\.rawValue)),
        "A large graph is shown as an overview of its regions, unless `full`."),
      Option(
        "theme", .choice(Theme.allCases.map(\.rawValue)),
        "Colours of a picture; HTML follows the reader's system without it.\nprint, of a PDF, is a page for each flow, with contents."),
      .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) graph App -o flow.svg", "A picture of the whole app."),
      ("\(Executable.name) graph App --focus Checkout --depth 1 -o checkout.png", "One screen and its neighbours."),
      ("\(Executable.name) graph App -o flow.md", "For GitHub: Markdown with Mermaid."),
      ("\(Executable.name) graph App --highlight NAV0617 -o piles.svg", "Where can screens pile up?"),
      ("\(Executable.name) graph App --against git:main -o changes.md", "What a branch changes, for its pull request."),
    ],
    run: { arguments, session in
      let against = try arguments.value("against").map(Predecessor.init)
      let picture = try Picture(arguments)
      let options = try DiagramOptions(arguments, picture)
      let highlights = try arguments.all("highlight").map { text throws(Failure) in try Highlight(text) }
      let workspace = try Workspace(arguments.positional, Judgement(arguments))
      let file = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
      if let file { try workspace.mayWrite([NamedOutput("-o", file)]) }
      try session.showBeside(workspace.report, arguments)
      let program = try workspace.single("and one picture shows one")
      let comparison = try against.map { Comparison(program, against: try $0.program(arguments, session.console)) }
      var diagram = comparison?.picture ?? Compiler.diagram(program)
      for option in ["screenshots", "wireframes"] where arguments.isGiven(option) && !picture.hasScreenshots {
        throw Failure.usage(
          "--\(option) is for pictures, and \(picture.rawValue) has none", help: "draw a picture: -o flow.svg, .png, .pdf or .html")
      }
      if let folder = arguments.value("screenshots") {
        let matching = try ScreenshotFolder(folder).matching(diagram)
        diagram.add(matching)
        session.console.say(matching.summary)
      }
      if arguments.has("wireframes") { diagram.addWireframes() }
      for highlight in highlights { try highlight.paint(&diagram, of: program, session.console) }
      let bytes = try picture.bytes(of: diagram, options, program, workspace.report, beside: file, session.console, comparison)
      if let file {
        try Files.makeFolder(Path.folder(of: file))
        try Files.write(bytes, to: file)
        if let comparison { session.console.print(comparison.summary) }
      } else if picture.isBinary, Console.isTerminal(1) {
        throw Failure.usage("a terminal can't show \(picture.rawValue)", help: "write it to a file with -o flow.\(picture.rawValue)")
      } else {
        session.console.print(.file(bytes))
        // Markdown says it itself.
        if let comparison, picture != .markdown { session.console.say(comparison.summary) }
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}

extension Session {
  /// Writes findings to the error stream, whatever the result of the run is.
  func showBeside(_ report: Report, _ arguments: Arguments) throws(Failure) {
    let isTerminal = Console.isTerminal(2)
    let format = isTerminal ? ReportFormat.human : .xcode
    let output = format.output(report.capped(format.mostOfOneKind), colour: isColoured(arguments, 2))
    guard case .text(let text) = output, !text.isEmpty else { return }
    console.say(text)
    if isTerminal { console.say("\(report.summary)\n") }
  }
}
