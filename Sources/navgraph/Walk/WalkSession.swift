import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// A walk in a terminal: a value that takes a line and returns the output.
struct WalkSession {
  private let program: CheckedProgram
  private var walk: Walk
  private var opener: LinkOpener
  private let labels: WalkLabels
  private let isColored: Bool
  /// Whether `quit` has ended the walk.
  private(set) var isOver = false
  private var graph: NavigationGraph { program.graph }

  init(in program: CheckedProgram, on idiom: Idioms, isColored: Bool) throws(Failure) {
    guard let walk = Walk(through: program.graph, places: program.places, on: idiom) else {
      throw .diagnostics("no root is declared for this kind of device", help: "\(OptionName.on) selects another kind of device")
    }
    self.program = program
    self.walk = walk
    self.isColored = isColored
    opener = LinkOpener(for: program.graph, routes: program.routes)
    labels = WalkLabels(for: program.graph)
  }

  // MARK: Output

  /// A page with the current screen and the numbered moves.
  var page: TerminalText {
    var page = TextPage(isColored: isColored)
    for line in walk.drawing { page.line(line) }
    writeEffects(to: &page)
    page.line("")
    page.columns(walk.moves.enumerated().map { ["\($0 + 1)", labels.label(for: $1)] }, indent: 2)
    return page.text
  }

  /// Writes the other effects of the last step.
  private func writeEffects(to page: inout TextPage) {
    guard let effects = walk.entries.last?.effects else { return }
    for (question, succeeds) in effects.guards { page.line("  checks \(question), which \(succeeds ? "succeeds" : "fails")") }
    for reason in effects.dropped { page.line("  not done: \(reason)") }
    for url in effects.browsed { page.line("  opens \(OpeningDescription.cut(url, to: 200)) outside of the app") }
    if let modal = effects.awaited {
      page.line("  the link waits until \(modal) is dismissed")
    } else if effects.isWaiting {
      page.line("  the link waits")
    }
    if effects.isUnfinished { page.line("  not followed to its end: it has too many guards and moves") }
  }

  private var help: TerminalText {
    var page = TextPage(isColored: isColored)
    let first = [
      ["NUMBER [VALUE...]", "Do what has that number."], ["EVENT [VALUE...]", "Send an event of the screen: `open 42` or `open id=42`."],
    ]
    page.columns(first + WalkCommand.Word.allCases.map { [$0.help.usage, $0.help.does] }, indent: 2)
    page.line("")
    page.line("Values that aren't given are made up. An event that has the name of a command is sent by its number, or as Screen.event.")
    return page.text
  }

  // MARK: Commands

  /// Handles a line, and returns the output.
  mutating func handle(_ line: String) throws(Failure) -> TerminalText {
    guard let command = try WalkCommand(parsing: line) else { return "" }
    if let number = Int(command.name) { return try take(number, with: command.words) }
    // `open` is also a frequent name of events.
    let isURL = command.words.first?.text.contains("://") ?? false
    guard let word = WalkCommand.Word(rawValue: command.name), word != .open || isURL || !hasEvent(named: command.name) else {
      return try take(command.name, with: command.words)
    }
    switch word {
    case .help: return help
    case .show: return page
    case .quit:
      isOver = true
      return ""
    case .undo:
      guard walk.undo() else { throw .usage("there is no step to take back") }
      return page
    case .assert:
      guard let assertion = walk.assertion else { throw .usage("do something first: an assertion is about a path of moves") }
      return "\(assertion)\n"
    case .test:
      guard let test = WalkTest(of: walk, places: program.places, routes: program.routes).text(label: labels.label) else {
        throw .usage("a test begins with a root that takes no values, and whose guards succeed")
      }
      return TerminalText(lines: test)
    case .guard, .condition, .confirm: return try answer(word, with: command.words)
    case .open: return try open(with: command.words)
    case .enter: return try enter(with: command.words)
    case .tab, .button, .app: return try choose(word, with: command.words)
    case .back, .next, .previous, .dismiss, .close:
      return try take(move { $0.isNamed(by: word) }, with: command.words, missing: word.missing)
    }
  }

  private mutating func take(_ step: WalkStep) -> TerminalText {
    walk.take(step)
    return page
  }

  private mutating func take(_ move: WalkMove?, with words: [WalkValues.Word], missing: String) throws(Failure) -> TerminalText {
    guard let move else { throw .usage(missing) }
    return take(try step { values throws(WalkValues.Fault) in try values.step(for: move, words: words) })
  }

  private mutating func take(_ number: Int, with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    let moves = walk.moves
    guard moves.indices.contains(number - 1) else {
      throw .usage("there is no number \(number)", help: moves.isEmpty ? "" : "the numbers are 1 to \(moves.count)")
    }
    let move = moves[number - 1]
    if case .button = move.kind { return try press(move, typing: words) }
    return try take(move, with: words, missing: "")
  }

  /// Sends an event of a visible screen: `open`, or `NoteList.open`.
  private mutating func take(_ name: String, with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    let events = eventNames()
    guard let found = events.first(where: { $0.name.isExactly(name) || $0.full.isExactly(name) }) else {
      let known = events.map(\.name) + WalkCommand.Word.allCases.map(\.rawValue)
      let near = Spelling.nearest(to: name, among: known)
      throw .usage(
        "`\(name)` is neither a command nor an event of what is shown",
        help: near.map { "did you mean \($0)?" } ?? "help lists the commands")
    }
    return try take(found.move, with: words, missing: "")
  }

  private func eventNames() -> [(name: String, full: String, move: WalkMove)] {
    walk.moves.compactMap { move in
      guard case .event(let event, let screen, _) = move.kind else { return nil }
      let name = labels.name(of: event)
      return (name, "\(graph.text(of: graph.screens[screen.id].declared.name)).\(name)", move)
    }
  }

  private func hasEvent(named name: String) -> Bool { eventNames().contains { $0.name.isExactly(name) } }

  private func move(where isMeant: (WalkMove.Kind) -> Bool) -> WalkMove? { walk.moves.first { isMeant($0.kind) } }

  /// Taps a tab or a button, or sends an app-level event, by its name.
  private mutating func choose(_ word: WalkCommand.Word, with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    let named = walk.moves.compactMap { move -> (name: String, move: WalkMove)? in
      switch (word, move.kind) {
      case (.tab, .tab(let tab, _)): (labels.name(of: tab), move)
      case (.button, .button(let button, _)): (labels.name(of: button), move)
      case (.app, .appEvent(let event)): (labels.name(of: event), move)
      default: nil
      }
    }
    guard let name = words.first?.text else { throw .usage("write `\(word.help.usage)`") }
    guard let found = named.first(where: { $0.name.isExactly(name) }) else {
      let near = Spelling.nearest(to: name, among: named.map(\.name))
      let all = named.map(\.name).prefix(8).joined(separator: ", ")
      throw .usage(
        "there is no \(word.thing) \(name) now", help: near.map { "did you mean \($0)?" } ?? (all.isEmpty ? "" : "there is \(all)"))
    }
    let rest = Array(words.dropFirst())
    return word == .button ? try press(found.move, typing: rest) : try take(found.move, with: rest, missing: "")
  }

  private mutating func press(_ move: WalkMove, typing words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    let text = words.map(\.text).joined(separator: " ")
    guard case .button(_, let takesText) = move.kind, takesText || words.isEmpty else { throw .usage("the button takes no text") }
    return take(move.step(typing: takesText ? text : nil))
  }

  // MARK: Answers

  private mutating func answer(_ word: WalkCommand.Word, with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    guard let last = words.last?.text, words.count == (word == .confirm ? 1 : 2), let isYes = ["yes": true, "no": false][last] else {
      throw .usage("write `\(word.help.usage)`")
    }
    switch word {
    case .guard: walk.answers.guards[try graph.guardID(named: words[0].text)] = isYes
    case .condition:
      let names = graph.conditions.map { graph.text(of: $0.declared.name) }
      guard let id = graph.conditions.ids.first(where: { graph.text(of: graph.conditions[$0].declared.name).isExactly(words[0].text) })
      else {
        let near = Spelling.nearest(to: words[0].text, among: names)
        throw .usage("there is no condition \(words[0].text)", help: near.map { "did you mean \($0)?" } ?? "")
      }
      walk.answers.conditions[id] = isYes
    default: walk.answers.confirms = isYes
    }
    return ""
  }

  // MARK: Links

  private mutating func open(with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    guard let url = words.first?.text, words.count == 1, words[0].name == nil else {
      throw .usage("write `\(WalkCommand.Word.open.help.usage)`")
    }
    guard url.utf8.count <= URLLines.longest else { throw .usage("the URL has more than \(URLLines.longest) bytes") }
    let opening = opener.open(Array(url.utf8))
    switch opening.answer {
    case .hit(let hit): return take(.route(hit.matched.route, hit.matched.values(in: graph)))
    case .miss(let miss):
      let words = OpeningDescription(graph: graph, matcher: opener.matcher)
      throw .diagnostics(
        "\(OpeningDescription.cut(url)) opens nothing: " + (miss.fault.map { words.fault($0, in: opening.url) } ?? "no pattern matches"),
        help: miss.suggestion.map { "did you mean \($0)?" } ?? "")
    }
  }

  private mutating func enter(with words: [WalkValues.Word]) throws(Failure) -> TerminalText {
    guard let name = words.first?.text else { throw .usage("write `\(WalkCommand.Word.enter.help.usage)`") }
    let names = graph.entries.map { graph.text(of: $0.identifier) }
    guard let id = graph.entries.ids.first(where: { graph.text(of: graph.entries[$0].identifier).isExactly(name) }) else {
      let near = Spelling.nearest(to: name, among: names)
      throw .usage("there is no entry \(name)", help: near.map { "did you mean \($0)?" } ?? "")
    }
    return take(try step { values throws(WalkValues.Fault) in try values.step(for: id, words: Array(words.dropFirst())) })
  }

  /// Returns the step of `body`. Throws if its values are invalid.
  private func step(from body: (WalkValues) throws(WalkValues.Fault) -> WalkStep) throws(Failure) -> WalkStep {
    do throws(WalkValues.Fault) {
      return try body(WalkValues(in: graph))
    } catch {
      switch error {
      case .tooMany(0): throw .usage("it takes no values")
      case .tooMany(let expected): throw .usage("it takes \(expected == 1 ? "one value" : "\(expected) values")")
      case .unknownName(let name, let near):
        throw .usage("it has no value \(name)", help: near.map { "did you mean \($0)?" } ?? "")
      case .given(let name): throw .usage("\(name) is given twice")
      case .notAValue(let text, let name, let type):
        throw .usage("\(name) is of the type \(type), and \(OpeningDescription.cut(text)) isn't a value of it")
      }
    }
  }
}

extension WalkCommand.Word {
  fileprivate var thing: String {
    switch self {
    case .tab: "tab"
    case .button: "button"
    default: "app-level event"
    }
  }

  /// The reason why the user can't perform a move.
  fileprivate var missing: String {
    switch self {
    case .back: "there is nothing to go back to"
    case .next, .previous: "there is no page to swipe to"
    case .close: "there is no inspector to close"
    default: "nothing can be swiped away"
    }
  }
}

extension WalkMove.Kind {
  fileprivate func isNamed(by word: WalkCommand.Word) -> Bool {
    switch (word, self) {
    case (.back, .back), (.dismiss, .dismissal), (.close, .inspector): true
    case (.next, .page(let step)): step > 0
    case (.previous, .page(let step)): step < 0
    default: false
    }
  }
}
