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

  init(on program: CheckedProgram, answering question: Question) throws(Failure) {
    graph = program.graph
    self.question = question
    locations = SourceLocations(in: program.graph)
    let questions = Questions(graph: program.graph, places: program.places)
    switch question {
    case .to(let name): answer = .transitions(questions.transitions.leading(to: try Subjects(in: graph).content(named: name)))
    case .from(let name): answer = .transitions(questions.transitions.leading(from: try Subjects(in: graph).content(named: name)))
    case .withoutGuard(let name): answer = .screens(questions.screens(withoutGuard: try graph.guardID(named: name)))
    case .withoutLink: answer = .unlinked(questions.screensWithoutLink())
    case .deadEnds: answer = .deadEnds(questions.deadEnds(among: program.found))
    }
  }

  // MARK: Text

  func page(isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    let name = question.name ?? ""
    switch answer {
    case .transitions(let transitions):
      let words = TransitionDescription(graph: graph, locations: locations)
      if case .to = question {
        page.line(transitions.isEmpty ? "nothing leads to \(name)" : "leads to \(name):", ink: .strong)
      } else {
        page.line(transitions.isEmpty ? "\(name) leads nowhere" : "\(name) leads to:", ink: .strong)
      }
      var rows = transitions.map(words.row)
      // All transitions have the same source.
      if case .from = question { rows = rows.map { Array($0.dropFirst()) } }
      page.columns(rows, indent: 2)
    case .screens(let answer):
      page.line(answer.shown.isEmpty ? "no screen is shown without \(name)" : "shown without \(name):", ink: .strong)
      page.columns(answer.shown.map { [self.name(of: $0.screen), $0.path ?? "(no path was followed)"] }, indent: 2)
      if !answer.protected.isEmpty {
        page.heading("shown only with \(name):")
        page.columns(answer.protected.map { [self.name(of: $0), location(of: $0)] }, indent: 2)
      }
      if !answer.isWhole {
        page.line("")
        page.line("not every path was searched: stacks or modals can grow indefinitely, or there are too many places")
      }
    case .unlinked(let screens):
      page.line(screens.isEmpty ? "every screen has a link" : "screens that no link opens:", ink: .strong)
      page.columns(screens.map { [self.name(of: $0), location(of: $0)] }, indent: 2)
    case .deadEnds(let found):
      page.line(found.isEmpty ? "there is no dead end" : "dead ends:", ink: .strong)
      page.columns(found.map { [locations.text(for: $0.primary.range), $0.message, "\($0.code)"] }, indent: 2)
    }
    return page.text
  }

  private func name(of screen: ScreenID) -> String { graph.text(of: graph.screens[screen].declared.name) }
  private func location(of screen: ScreenID) -> String { locations.text(for: graph.screens[screen].declared.nameRange) }

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
        ("screens", .array(answer.shown.map { screen($0.screen, with: [("path", $0.path.map { .string($0) } ?? .null)]) })))
      members.append(("protected", .array(answer.protected.map { screen($0, with: []) })))
    case .unlinked(let screens): members.append(("screens", .array(screens.map { screen($0, with: []) })))
    case .deadEnds(let found): members.append(("findings", .array(found.map(diagnostic))))
    }
    return .object(members)
  }

  private func screen(_ screen: ScreenID, with more: Members) -> JSON {
    let (file, line) = locations[graph.screens[screen].declared.nameRange]
    return .object([("name", .string(name(of: screen)))] + more + [("file", .string(file)), ("line", .number(line))])
  }

  private func diagnostic(from diagnostic: Diagnostic) -> JSON {
    let (file, line) = locations[diagnostic.primary.range]
    return .object([
      ("code", .string("\(diagnostic.code)")), ("severity", .string(diagnostic.severity.word)), ("message", .string(diagnostic.message)),
      ("notes", JSON(diagnostic.notes)), ("file", .string(file)), ("line", .number(line)),
    ])
  }
}
