import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax

/// The options of `graph`.
struct GraphOptions {
  let picture: Picture
  /// The path of the output file; nil for standard output.
  let output: String?
  let against: ComparisonBase?
  var diagram = DiagramOptions()
  let highlights: [Highlight]
  let screenshots: String?
  let hasWireframes: Bool
  /// The scale of a PNG; nil without the option.
  let scale: Double?
  let color: ColorChoice
  let policy: PolicyOptions

  init(from options: inout OptionReader) {
    let format: Picture? = options.choice(.format, help: "Output format (default: from the extension of FILE, or dot without -o).")
    output = options.text(.output, short: "o", placeholder: "FILE", help: "Write to FILE. - is standard output.").flatMap {
      $0 == "-" ? nil : $0
    }
    against = options.value(
      .against, as: .text("OLD"), help: "Show what differs from OLD: a file, a folder, or git:REF.", read: ComparisonBase.init)
    picture = format ?? output.flatMap { path in options.attempt { () throws(Failure) in try Picture(fileName: path) } } ?? .dot
    diagram.focus = options.text(.focus, placeholder: "NAME", help: "Show only what is near the screen or container NAME.")
    let depth = options.value(.depth, as: .text("N"), help: "Distance for \(OptionName.focus), in links (default: 2).") {
      (text) throws(Failure) in
      guard let number = Int(text), (0...1000).contains(number) else {
        throw .usage("\(OptionName.depth) needs a number from 0 to 1000, not \"\(text)\"")
      }
      return number
    }
    options.require(.focus, for: .depth, help: "add \(OptionName.focus) NAME")
    diagram.depth = depth ?? diagram.depth
    diagram.feature = options.text(.feature, placeholder: "NAME", help: "Show only the content of the container NAME.")
    highlights = options.values(
      .highlight, placeholder: "CODE|PATH",
      help:
        "Highlight the location of a diagnostic (NAV0601), a link (/items/{id}, or a URL), or\na path (\"Main / shop / Item\"). May be repeated.",
      read: Highlight.init)
    screenshots = options.text(
      .screenshots, placeholder: "DIR", help: "Show screens with the PNG files in DIR, matched by tag, by name, or by screenshots.json.")
    hasWireframes = options.flag(.wireframes, help: "Draw a wireframe for each screen without a screenshot.")
    diagram.showsRoutes = !options.flag(.noRoutes, help: "Leave out deep links and entry points.")
    diagram.detail =
      options.choice(.detail, help: "Level of detail (default: automatic, which shows a large graph as an overview).") ?? .automatic
    diagram.theme = options.choice(
      .theme,
      help:
        "Colors (default: light; print for PDF; the system's appearance for HTML).\nprint is light, with a table of contents and a page for each flow."
    )
    scale = options.value(.scale, as: .text("N"), help: "Size of a PNG: 2 has twice the width and height in pixels (default: 1).") {
      (text) throws(Failure) in
      guard let number = Double(text), number.isFinite, GraphOptions.scales.contains(number) else {
        throw .usage("\(OptionName.scale) needs a number from 0.1 to 10, not \"\(text)\"")
      }
      return number
    }
    color = options.color()
    policy = PolicyOptions(from: &options)
    refuse(conflictsIn: &options)
  }

  private static let scales = 0.1...10

  /// Reports options that have no effect on the format.
  private func refuse(conflictsIn options: inout OptionReader) {
    let pictures = "write a picture: -o flow.svg, .png, .pdf, or .html"
    if let theme = diagram.theme {
      if !picture.isColored {
        options.refuse("\(OptionName.theme) is for pictures, not for \(picture.rawValue)", help: pictures)
      } else if theme == .print, picture != .pdf {
        options.refuse("\(OptionName.theme) print is for PDF, not for \(picture.rawValue)", help: "write a PDF: -o flow.pdf")
      } else if theme == .print, diagram.detail == .overview {
        options.refuse(
          "\(OptionName.theme) print has a page for each flow, and \(OptionName.detail) overview shows no flows",
          help: "leave out one of the two")
      }
    }
    if scale != nil, picture != .png {
      options.refuse("\(OptionName.scale) is for PNG, not for \(picture.rawValue)", help: "write a PNG: -o flow.png")
    }
    guard !picture.hasScreenshots, screenshots != nil || hasWireframes else { return }
    let option: OptionName = screenshots == nil ? .wireframes : .screenshots
    options.refuse("\(option) is for pictures, not for \(picture.rawValue)", help: pictures)
  }
}

extension Subcommand {
  static let graph = Subcommand(
    name: .graph,
    summary: "Draw the navigation graph of an app.",
    operands: "[PATH...] [-o FILE]",
    discussion: """
      Prints DOT to standard output. With -o, writes a file whose extension selects the format. SVG, PNG, and PDF are drawn by Graphviz:
      the program `dot` must be on PATH. HTML is a single page that needs no network. Diagnostics are marked on the picture. A graph with
      errors is drawn as far as it can be read, and the exit code is 1.

      A PDF is for printing: a table of contents, then a page for each flow. Mermaid stays within the limits of GitHub: a larger app is
      drawn as an overview, and in Markdown also as a diagram for each flow.

      --against shows what differs from an older version of the app. OLD is a file, a folder, or git:REF, which means the same paths at a
      Git revision. The differences are also listed as text, on standard output with -o and otherwise on standard error. Each link that
      breaks is listed with a URL. Markdown, for a pull request, contains both the list and a picture that GitHub draws.
      """,
    options: GraphOptions.init,
    examples: [
      ("\(Executable.name) graph App -o flow.svg", "Draw the whole app."),
      ("\(Executable.name) graph App --focus Checkout --depth 1 -o checkout.png", "Draw one screen and its neighbors."),
      ("\(Executable.name) graph App -o flow.md", "Write Markdown with Mermaid, for GitHub."),
      ("\(Executable.name) graph App --highlight NAV0617 -o cycles.svg", "Highlight screens that push each other in a cycle."),
      ("\(Executable.name) graph App --against git:main -o changes.md", "List and draw what a branch changes, for its pull request."),
    ],
    run: { options, paths, console in
      let (picture, file) = (options.picture, options.output)
      let workspace = try Workspace(of: paths, options: options.policy)
      if let file { try workspace.mayWrite([NamedOutput(option: .output, path: file)]) }
      console.show(workspace.report, with: ReportOptions(beside: options.color), isResult: false)
      let program = try workspace.single(because: "but a picture shows one")
      let comparison = try options.against.map { older throws(Failure) in
        try Comparison(of: workspace, against: older.workspace(of: paths, root: options.policy.root, console: console))
      }
      var diagram = try comparison?.picture ?? workspace.diagram()
      if let folder = options.screenshots {
        let matching = try ScreenshotFolder(at: folder).matching(diagram)
        diagram.add(matching)
        console.say(matching.summary)
      }
      if options.hasWireframes { diagram.addWireframes() }
      for highlight in options.highlights { try highlight.paint(&diagram, of: program, console: console) }
      let bytes = try PictureRequest(
        picture: picture, diagram: diagram, program: program, report: workspace.report, console: console, options: options.diagram,
        file: file, comparison: comparison, scale: options.scale ?? 1
      ).bytes()
      if let file {
        try Files.update(file, with: bytes)
        if let comparison { console.print(comparison.summary) }
      } else if picture.isBinary, Console.isTerminal(1) {
        throw Failure.usage("a terminal can't show \(picture.rawValue)", help: "write it to a file with -o flow.\(picture.rawValue)")
      } else {
        console.print(.file(of: bytes))
        // Markdown output contains the summary.
        if let comparison, picture != .markdown { console.say(comparison.summary) }
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
