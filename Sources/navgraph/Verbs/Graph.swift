import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The options of `graph`.
struct GraphOptions {
  let picture: Picture
  /// The path of the file to write; nil: the standard output.
  let output: String?
  let against: Predecessor?
  var diagram = DiagramOptions()
  let highlights: [Highlight]
  let screenshots: String?
  let hasWireframes: Bool
  let color: ColorChoice
  let judgement: JudgementOptions

  init(_ options: inout OptionReader) {
    let format: Picture? = options.choice(.format, "What to write; without -o, dot is the default.")
    output = options.text(.output, short: "o", "FILE", "Write to a file; - is the standard output.").flatMap { $0 == "-" ? nil : $0 }
    against = options.value(.against, .text("OLD"), "Paint what differs from a file, a folder or git:REF.", Predecessor.init)
    picture = format ?? output.flatMap { path in options.attempt { () throws(Failure) in try Picture(fileName: path) } } ?? .dot
    diagram.focus = options.text(.focus, "NAME", "Show only what is near the screen or container NAME.")
    let depth = options.value(.depth, .text("N"), "How many links away is near; 2 without it.") { (text) throws(Failure) in
      guard let number = Int(text), (0...1000).contains(number) else {
        throw .usage("\(OptionName.depth) needs a number from 0 to 1000, not \"\(text)\"")
      }
      return number
    }
    options.require(
      .focus, for: .depth, because: "says how far from \(OptionName.focus) to look; there is no \(OptionName.focus)")
    diagram.depth = depth ?? diagram.depth
    diagram.feature = options.text(.feature, "NAME", "Show only what stands in the container NAME.")
    highlights = options.values(
      .highlight, "CODE|PATH",
      "Paint the places of a finding (NAV0601), a link (/items/{id}, a URL) or what is on\na path (\"Main / shop / Item\"). May be repeated.",
      Highlight.init)
    screenshots = options.text(
      .screenshots, "DIR", "Show screens as they look: the PNG files of DIR, by tag, by name or by screenshots.json.")
    hasWireframes = options.flag(.wireframes, "Sketch screens that have no picture, from what the graph knows.")
    diagram.showsRoutes = !options.flag(.noRoutes, "Leave out the ways in by URL.")
    diagram.detail = options.choice(.detail, "A large graph is shown as an overview of its regions, unless `full`.") ?? .automatic
    diagram.theme = options.choice(
      .theme,
      "Colours of a picture; HTML follows the reader's system without it.\nprint, of a PDF, is a page for each flow, with contents.")
    color = options.color()
    judgement = JudgementOptions(&options)
    refuse(&options)
  }

  /// Refuses options that mean nothing for the kind of picture.
  private func refuse(_ options: inout OptionReader) {
    let pictures = "draw a picture: -o flow.svg, .png, .pdf or .html"
    if let theme = diagram.theme {
      if !picture.isColoured {
        options.refuse("\(OptionName.theme) is for pictures; \(picture.rawValue) has no colours of its own", help: pictures)
      } else if theme == .print, picture != .pdf {
        options.refuse("\(OptionName.theme) print has pages, and \(picture.rawValue) has none", help: "write a PDF: -o flow.pdf")
      } else if theme == .print, diagram.detail == .overview {
        options.refuse(
          "\(OptionName.theme) print has a page for each flow, and \(OptionName.detail) overview has none of them",
          help: "leave one of the two out")
      }
    }
    guard !picture.hasScreenshots, screenshots != nil || hasWireframes else { return }
    let option: OptionName = screenshots == nil ? .wireframes : .screenshots
    options.refuse("\(option) is for pictures, and \(picture.rawValue) has none", help: pictures)
  }
}

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
    options: GraphOptions.init,
    examples: [
      ("\(Executable.name) graph App -o flow.svg", "A picture of the whole app."),
      ("\(Executable.name) graph App --focus Checkout --depth 1 -o checkout.png", "One screen and its neighbours."),
      ("\(Executable.name) graph App -o flow.md", "For GitHub: Markdown with Mermaid."),
      ("\(Executable.name) graph App --highlight NAV0617 -o piles.svg", "Where can screens pile up?"),
      ("\(Executable.name) graph App --against git:main -o changes.md", "What a branch changes, for its pull request."),
    ],
    run: { options, paths, console in
      let (picture, file) = (options.picture, options.output)
      let workspace = try Workspace(paths, options.judgement)
      if let file { try workspace.mayWrite([NamedOutput(.output, file)]) }
      console.show(workspace.report, ReportOptions(beside: options.color), isResult: false)
      let program = try workspace.single("and one picture shows one")
      let comparison = try options.against.map { older throws(Failure) in
        try Comparison(workspace, against: older.workspace(paths, root: options.judgement.root, console))
      }
      var diagram = try comparison?.picture ?? workspace.diagram()
      if let folder = options.screenshots {
        let matching = try ScreenshotFolder(folder).matching(diagram)
        diagram.add(matching)
        console.say(matching.summary)
      }
      if options.hasWireframes { diagram.addWireframes() }
      for highlight in options.highlights { try highlight.paint(&diagram, of: program, console) }
      let bytes = try picture.bytes(of: diagram, options.diagram, program, workspace.report, beside: file, console, comparison)
      if let file {
        try Files.update(file, bytes)
        if let comparison { console.print(comparison.summary) }
      } else if picture.isBinary, Console.isTerminal(1) {
        throw Failure.usage("a terminal can't show \(picture.rawValue)", help: "write it to a file with -o flow.\(picture.rawValue)")
      } else {
        console.print(.file(bytes))
        // Markdown says it itself.
        if let comparison, picture != .markdown { console.say(comparison.summary) }
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
