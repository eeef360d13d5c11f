import NavGraphChecks
import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The output of `query`: the answer to a question about an app, as text and as JSON.
struct QueryReport {
  private typealias Members = [(String, JSON)]
  private enum Answer {
    case transitions([Transition])
    case screens(GuardAnswer)
    case unlinked([ScreenID])
    case deadEnds([Diagnostic])
  }

  private let graph: NavigationGraph
  private let question: Question
  private let answer: Answer
  private let locations: SourceLocations

  init(_ program: CheckedProgram, _ question: Question) throws(Failure) {
    graph = program.graph
    self.question = question
    locations = SourceLocations(program.graph)
    let questions = Questions(program.graph, program.places)
    switch question {
    case .to(let name): answer = .transitions(questions.transitions.leading(to: try Subjects(graph).content(named: name)))
    case .from(let name): answer = .transitions(questions.transitions.leading(from: try Subjects(graph).content(named: name)))
    case .withoutGuard(let name): answer = .screens(questions.screens(withoutGuard: try graph.guardID(named: name)))
    case .withoutLink: answer = .unlinked(questions.screensWithoutLink())
    case .deadEnds: answer = .deadEnds(questions.deadEnds(among: program.found))
    }
  }

  // MARK: Text

  func page(isColoured: Bool) -> TerminalText {
    var page = TextPage(isColoured: isColoured)
    let name = question.name ?? ""
    switch answer {
    case .transitions(let transitions):
      let words = TransitionDescription(graph: graph, locations: locations)
      if case .to = question {
        page.line(transitions.isEmpty ? "nothing leads to \(name)" : "leads to \(name):", .strong)
      } else {
        page.line(transitions.isEmpty ? "\(name) leads nowhere" : "\(name) leads to:", .strong)
      }
      var rows = transitions.map(words.row)
      // All transitions have the same source.
      if case .from = question { rows = rows.map { Array($0.dropFirst()) } }
      page.columns(rows, indent: 2)
    case .screens(let answer):
      page.line(answer.shown.isEmpty ? "no screen is shown without \(name)" : "shown without \(name):", .strong)
      page.columns(answer.shown.map { [self.name($0.screen), $0.path ?? "(no path was followed)"] }, indent: 2)
      if !answer.protected.isEmpty {
        page.heading("shown only with \(name):")
        page.columns(answer.protected.map { [self.name($0), location($0)] }, indent: 2)
      }
      if !answer.isWhole {
        page.line("")
        page.line("not every path was searched: stacks or modals can grow indefinitely, or there are too many places")
      }
    case .unlinked(let screens):
      page.line(screens.isEmpty ? "every screen has a link" : "screens that no link opens:", .strong)
      page.columns(screens.map { [self.name($0), location($0)] }, indent: 2)
    case .deadEnds(let found):
      page.line(found.isEmpty ? "there is no dead end" : "dead ends:", .strong)
      page.columns(found.map { [locations.text($0.primary.range), $0.message, "\($0.code)"] }, indent: 2)
    }
    return page.text
  }

  private func name(_ screen: ScreenID) -> String { graph.text(graph.screens[screen].declared.name) }
  private func location(_ screen: ScreenID) -> String { locations.text(graph.screens[screen].declared.nameRange) }

  // MARK: JSON

  func json() -> JSON {
    var members: Members = [("version", .number(1)), ("app", graph.appName.map { .string($0) } ?? .null)]
    members.append(("question", .string(question.word.rawValue)))
    members.append(("name", question.name.map { .string($0) } ?? .null))
    switch answer {
    case .transitions(let transitions):
      let words = TransitionDescription(graph: graph, locations: locations)
      members.append(("transitions", .array(transitions.map(words.json))))
    case .screens(let answer):
      members.append(("complete", .bool(answer.isWhole)))
      members.append(
        ("screens", .array(answer.shown.map { screen($0.screen, [("path", $0.path.map { .string($0) } ?? .null)]) })))
      members.append(("protected", .array(answer.protected.map { screen($0, []) })))
    case .unlinked(let screens): members.append(("screens", .array(screens.map { screen($0, []) })))
    case .deadEnds(let found): members.append(("findings", .array(found.map(finding))))
    }
    return .object(members)
  }

  private func screen(_ screen: ScreenID, _ more: Members) -> JSON {
    let (file, line) = locations[graph.screens[screen].declared.nameRange]
    return .object([("name", .string(name(screen)))] + more + [("file", .string(file)), ("line", .number(line))])
  }

  private func finding(_ finding: Diagnostic) -> JSON {
    let (file, line) = locations[finding.primary.range]
    return .object([
      ("code", .string("\(finding.code)")), ("severity", .string(finding.severity.word)), ("message", .string(finding.message)),
      ("notes", JSON(finding.notes)), ("file", .string(file)), ("line", .number(line)),
    ])
  }
}
