import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

/// The value of `--highlight`: a diagnostic code, a link, or a path of screens and containers.
enum Highlight {
  case code(Rule)
  /// A pattern as it is written, or a URL.
  case link(String)
  case path([String])

  init(parsing text: String) throws(Failure) {
    let word = text.trimmed
    if word.hasPrefix("/") || word.contains("://") {
      self = .link(word)
      return
    }
    let isCode = word.lowercased().hasPrefix("nav") && word.dropFirst(3).first?.isNumber == true
    if isCode || Code(word) != nil {
      guard let code = Code(word), let rule = Compiler.rules.first(where: { $0.code == code }) else {
        throw .usage("\(OptionName.highlight): there is no diagnostic \(word)", help: Compiler.suggestion(for: word))
      }
      self = .code(rule)
      return
    }
    // In the spelling of example paths and targets: `Main > shop > Item`, `shop / present Cart`.
    let names = word.split(whereSeparator: { $0 == "/" || $0 == ">" }).map { part in
      let name = String(part).trimmed
      let plain = name.hasPrefix("present ") ? String(name.dropFirst("present ".count)) : name
      return String(plain.prefix { $0 != "(" }).trimmed
    }
    guard !names.isEmpty, !names.contains("") else {
      throw .usage(
        "\(OptionName.highlight) needs a code, a link, or a path, not \"\(text)\"",
        help:
          "for example \(OptionName.highlight) NAV0601, \(OptionName.highlight) /items/{id} or \(OptionName.highlight) \"Main / shop / Item\""
      )
    }
    self = .path(names)
  }

  /// Highlights the location in `diagram`. Throws for unknown names. If the app doesn't have the diagnostic, prints a note.
  func paint(_ diagram: inout Diagram, of program: CheckedProgram, console: Console) throws(Failure) {
    switch self {
    case .code(let rule):
      guard diagram.highlight(code: "\(rule.code)") != nil else { return }
      let why = rule.severity == .off ? "; \(OptionName.warn) \(rule.code) turns it on" : ""
      console.say("\(Executable.name): the picture has no diagnostic \(rule.code)\(why)\n")
    case .path(let names): try Highlight.rethrow(diagram.highlight(path: names))
    case .link(let text):
      let isPattern = Highlight.route(of: text, in: program.graph) != nil
      guard let pattern = isPattern ? text : Highlight.pattern(of: text, in: program) else {
        throw .usage("\(OptionName.highlight): the app has no link \(text)", help: "`\(Executable.name) routes` lists them")
      }
      let names = Highlight.route(of: pattern, in: program.graph).map { Highlight.names(through: $0, in: program.graph) } ?? []
      try Highlight.rethrow(diagram.highlight(link: pattern, through: names))
    }
  }

  private static func rethrow(_ error: Diagram.HighlightError?) throws(Failure) {
    switch error {
    case .unknown(let name, let known):
      throw .usage(
        "\(OptionName.highlight): there is no screen or container \(name)",
        help: Spelling.nearest(to: name, among: known).map { "did you mean \($0)?" } ?? "")
    case .unknownLink(let text): throw .usage("\(OptionName.highlight): the picture has no link \(text)")
    case .nowhere, nil: return
    }
  }

  /// Returns the route that has a pattern, or whose alias has it.
  private static func route(of pattern: String, in graph: NavigationGraph) -> RouteID? {
    func isThere(in patterns: IDRange<Pattern>) -> Bool { graph.patterns[patterns].contains { graph.text(of: $0.text) == pattern } }
    return graph.routes.ids.first { isThere(in: graph.routes[$0].patterns) }
      ?? graph.aliases.ids.first { isThere(in: graph.aliases[$0].patterns) }.flatMap { graph.aliases[$0].route }
  }

  /// Returns the names of the content that a route shows, from the outermost container to the last screen.
  private static func names(through route: RouteID, in graph: NavigationGraph) -> [String] {
    var names: [String] = []
    func add(_ content: Content) { if let declared = graph.declared(of: content) { names.append(graph.text(of: declared.name)) } }
    for destination in graph.destinations[graph.routes[route].destinations] {
      if let root = destination.root { add(graph.content(of: root)) }
      for step in graph.destinationSteps[destination.steps] {
        switch step.kind {
        case .screen(let id), .present(let id, _), .page(let id), .column(_, let id?): add(graph.instances[id].content)
        case .tab(let id): names.append(graph.text(of: graph.tabs[id].declared.name))
        case .column(_, nil), .container: break
        }
      }
    }
    return names
  }

  /// Returns the pattern of the route that a URL opens. A path is tried with each of the app's schemes.
  private static func pattern(of text: String, in program: CheckedProgram) -> String? {
    var opener = LinkOpener(for: program.graph, routes: program.routes)
    let schemes = program.graph.app.map { $0.schemes.map(program.graph.text) } ?? []
    let urls = text.hasPrefix("/") ? schemes.map { "\($0):/" + text } : [text]
    for url in urls {
      guard case .hit(let hit) = opener.open(CommandLineBytes.of(url)).answer else { continue }
      return program.graph.text(of: program.graph.patterns[hit.matched.pattern].text)
    }
    return nil
  }
}

extension String {
  /// The text without white space at either end.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
