import NavGraphChecks
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

// Code lenses for routes and screens. The server runs their commands, so clients need no code for them.
extension LanguageServer {
  enum LensCommand: String, CaseIterable {
    case open = "navgraph.open"
    case diagram = "navgraph.diagram"
  }

  mutating func lenses(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    guard let (run, file) = analysis().place(of: document) else { return .array([]) }
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    var lenses: [(range: SourceRange, title: String, command: LensCommand, argument: String)] = []
    for (number, program) in run.workspace.programs.enumerated() {
      guard let own = run.workspace.file(file, ofProgram: number) else { continue }
      let graph = program.graph
      let ways = Self.ways(in: run.transitions(ofProgram: number))
      for screen in graph.screens.ids where graph.screens[screen].declared.nameRange.file == own {
        let declared = graph.screens[screen].declared
        let (incoming, outgoing) = ways[.screen(screen)] ?? (0, 0)
        let title = "\(incoming.of("way")) in, \(outgoing) out: show in diagram"
        lenses.append((declared.nameRange, title, .diagram, graph.text(of: declared.name)))
      }
      let examples = run.examples(ofProgram: number)
      for route in graph.routes where route.range.file == own {
        guard let pattern = route.patterns.first, let url = examples[pattern.index] else { continue }
        lenses.append((graph.patterns[pattern].range, "\(Executable.name) open \(ShellText.word(url))", .open, url))
      }
    }
    return .array(
      lenses.sorted { $0.range < $1.range }.map { lens in
        let command = JSON.object([
          ("title", .string(lens.title)), ("command", .string(lens.command.rawValue)),
          ("arguments", .array([.string(document.uri), .string(lens.argument)])),
        ])
        return .object([("range", positions.json(of: lens.range)), ("command", command)])
      })
  }

  /// Returns the numbers of incoming and outgoing transitions of each screen or container.
  private static func ways(in transitions: Transitions) -> [Content: (incoming: Int, outgoing: Int)] {
    var ways: [Content: (incoming: Int, outgoing: Int)] = [:]
    for transition in transitions.all {
      for content in Set(transition.shown + [transition.target].compactMap { $0 }) { ways[content, default: (0, 0)].incoming += 1 }
      if let source = transition.source { ways[source, default: (0, 0)].outgoing += 1 }
    }
    return ways
  }

  /// Runs the command of a lens, which shows a text or a page.
  mutating func execute(with parameters: JSON) throws(RequestError) -> JSON {
    let arguments = parameters["arguments"]?.array ?? []
    guard let command = parameters["command"]?.string.flatMap(LensCommand.init), arguments.count == 2, let uri = arguments[0].string,
      let argument = arguments[1].string
    else { throw RequestError(code: .invalidParams, message: "this command isn't supported") }
    guard let (run, file) = analysis().place(ofURI: uri),
      let number = run.workspace.programs.indices.first(where: { run.workspace.file(file, ofProgram: $0) != nil })
    else { throw RequestError(code: .requestFailed, message: "\(uri) isn't in a file that is checked") }
    switch command {
    case .open: try show(Self.opening(of: argument, in: run.workspace.programs[number]), named: "open.txt", isExternal: false)
    case .diagram: try show(Self.page(of: argument, in: run.workspace, program: number), named: "\(argument).html", isExternal: true)
    }
    return .null
  }

  /// Returns the output of `open` for a URL.
  static func opening(of url: String, in program: CheckedProgram) -> String {
    var report = OpeningReport(of: program, on: .phone)
    guard case .text(let text) = report.answer(Array(url.utf8), asJSON: false, onOneLine: false, isColored: false).output else {
      return ""
    }
    return "\(Executable.name) open \(ShellText.word(url))\n\n\(text.text)"
  }

  /// Returns the HTML page of a screen and its neighbors.
  private static func page(of screen: String, in workspace: Workspace, program number: Int) throws(RequestError) -> String {
    var options = DiagramOptions()
    options.focus = screen
    do throws(Failure) {
      let program = workspace.programs[number]
      let diagram = workspace.programs.count == 1 ? try workspace.diagram() : Compiler.diagram(of: program, diagnostics: [])
      return try PictureRequest(
        picture: .html, diagram: diagram, program: program, report: workspace.report, console: Console(), options: options
      ).page()
    } catch {
      throw RequestError(code: .requestFailed, message: error.message)
    }
  }
}
