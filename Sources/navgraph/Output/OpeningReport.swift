import NavGraphCommandLine
import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The output of `open` about an app's URLs, as text and as JSON.
struct OpeningReport {
  private let graph: NavigationGraph
  private var opener: LinkOpener
  private let links: LinkSimulation
  private let idiom: Idioms
  private let words: OpeningDescription
  private let targetWords: TargetDescription
  private let lines: [LineTable]
  /// The link that led to the state in which a link is opened while the app runs; nil for the state in which the app starts.
  private var before: OpenedLink?
  /// The URL of `before`, if one was specified.
  private var from: String?

  init(of program: CheckedProgram, on idiom: Idioms) {
    graph = program.graph
    opener = LinkOpener(for: graph, routes: program.routes)
    links = LinkSimulation(for: graph, places: program.places, on: idiom)
    self.idiom = idiom
    words = OpeningDescription(graph: graph, matcher: opener.matcher)
    targetWords = TargetDescription(for: graph)
    lines = graph.files.map(LineTable.init)
  }

  /// Sets the state to the one that a URL leads to; returns false if it leads nowhere.
  mutating func begin(at url: [UInt8]) -> Bool {
    guard case .hit(let hit) = opener.open(url).answer, let opened = links.cold(for: links.target(of: hit.matched)),
      opened.outcome == .opened
    else { return false }
    before = opened
    from = String(decoding: url, as: UTF8.self)
    return true
  }

  /// Returns the result for a URL as JSON.
  mutating func json(for url: [UInt8]) -> JSON { document(of: opener.open(url)) }

  /// Returns the result for a URL, and whether it is a miss.
  mutating func answer(_ url: [UInt8], asJSON: Bool, onOneLine: Bool, isColored: Bool) -> (output: ReportOutput, isMiss: Bool) {
    let opening = opener.open(url)
    let isMiss = if case .miss = opening.answer { true } else { false }
    if asJSON { return (.document(onOneLine ? .json(line: document(of: opening)) : .json(document(of: opening))), isMiss) }
    return (.text(page(for: opening, isColored: isColored)), isMiss)
  }

  /// Returns the file and line of a pattern.
  private func place(of pattern: PatternID) -> (file: String, line: Int) {
    let range = graph.patterns[pattern].range
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return ("", 0) }
    return (graph.files[index].path, lines[index].position(at: range.start).line)
  }

  private func text(of pattern: PatternID) -> String { graph.text(of: graph.patterns[pattern].text) }

  /// Returns the route's first own pattern if an alias matched, or else the pattern that matched.
  private func own(of matched: Matched) -> PatternID {
    matched.alias == nil ? matched.pattern : graph.routes[matched.route].patterns.first ?? matched.pattern
  }

  // MARK: JSON

  private func document(of opening: Opening) -> JSON {
    switch opening.answer {
    case .hit(let hit): document(of: opening, hit: hit)
    case .miss(let miss): document(of: opening, miss: miss)
    }
  }

  private func document(of opening: Opening, hit: Opening.Hit) -> JSON {
    let matched = hit.matched
    let parameters = zip(graph.routes[matched.route].parameters, matched.values).map { id, value in
      (graph.text(of: graph.parameters[id].name), JSON(value))
    }
    let (cold, warm, isOneRun) = opened(by: matched)
    let coldState = state(of: cold)
    let (file, line) = place(of: own(of: matched))
    let rivals = hit.rivals.map { rival in
      JSON.object([("pattern", .string(text(of: rival.pattern))), ("why", .string(words.rival(for: rival, to: text(of: matched.pattern))))])
    }
    var members = Members()
    members.append(("route", .string(text(of: own(of: matched)))))
    members.append(("alias", matched.alias == nil ? .null : .string(text(of: matched.pattern))))
    members.append(("parameters", .object(parameters)))
    members.append(("state", coldState))
    members.append(("guards", guards(of: cold)))
    members.append(("ignored", JSON(matched.ignored)))
    members.append(("nearest", .array([])))
    members.append(("url", .string(opening.text)))
    members.append(("error", .null))
    members.append(("suggestion", .null))
    members.append(("file", .string(file)))
    members.append(("line", .number(line)))
    members.append(("unknown", JSON(matched.unknown)))
    members.append(("links", .string(policy(of: matched).rawValue)))
    if let seconds = expiry(of: matched) { members.append(("expiresAfter", .number(seconds))) }
    let branches = branches(of: matched)
    if !branches.isEmpty {
      members.append(
        ("branches", .array(branches.map { .object([("branch", .string($0.branch ?? "")), ("target", .string($0.text))]) })))
    }
    members.append(("cold", document(of: cold, state: coldState)))
    members.append(("warm", document(of: warm, state: isOneRun ? coldState : state(of: warm))))
    members.append(("rivals", .array(rivals)))
    return .object(members)
  }

  private typealias Members = [(String, JSON)]

  private func document(of opening: Opening, miss: Opening.Miss) -> JSON {
    var members: Members = [("route", .null), ("alias", .null), ("parameters", .object([])), ("state", .array([]))]
    members += [("guards", .array([])), ("ignored", .array([]))] as Members
    members.append(("nearest", .array(miss.nearest.map { nearest(from: $0) })))
    members.append(("url", .string(opening.text)))
    members.append(("error", .string(miss.fault.map { words.fault($0, in: opening.url) } ?? "no pattern matches")))
    members.append(("suggestion", miss.suggestion.map { .string($0) } ?? .null))
    return .object(members)
  }

  private func nearest(from near: NearMiss) -> JSON {
    let (file, line) = place(of: near.pattern)
    var members: Members = [("pattern", .string(text(of: near.pattern)))]
    members.append(("segment", near.segment.map { .number($0 + 1) } ?? .null))
    members.append(("text", near.text.map { .string($0) } ?? .null))
    members.append(("expected", near.expected.map { .string($0) } ?? .null))
    members.append(("why", .string(words.difference(of: near))))
    members += place(file: file, line: line)
    return .object(members)
  }

  private func place(file: String, line: Int) -> Members { [("file", .string(file)), ("line", .number(line))] }

  /// Returns the results of opening the link at a cold start, and while the app runs.
  private func opened(by matched: Matched) -> (cold: OpenedLink?, warm: OpenedLink?, isOneRun: Bool) {
    let target = links.target(of: matched)
    return before == nil ? links.opened(for: target) : (links.cold(for: target), links.warm(for: target, after: before), false)
  }

  private func document(of opened: OpenedLink?, state: JSON) -> JSON {
    guard let opened else { return .null }
    return .object([
      ("outcome", .string(opened.outcome.word)), ("state", state), ("guards", guards(of: opened)),
      ("dismissed", JSON(opened.dismissed.map(\.description))),
    ])
  }

  private func state(of opened: OpenedLink?) -> JSON { JSON(opened?.path ?? []) }
  private func guards(of opened: OpenedLink?) -> JSON { JSON(opened?.guards.map(\.description) ?? []) }

  // MARK: Text

  private func expiry(of matched: Matched) -> Int? { graph.linkExpiry(own: graph.routes[matched.route].expiry) }

  private func policy(of matched: Matched) -> App.LinkPolicy { graph.linkPolicy(own: graph.routes[matched.route].links) }

  /// The content that a link with `here` keeps: the current stack, or everything.
  private enum Base { case stack, anything }

  private func base(of matched: Matched) -> Base? {
    let route = graph.routes[matched.route]
    var destinations = route.destinations
    if !route.branches.isEmpty {
      guard let chosen = links.branch(of: links.target(of: matched)), chosen < route.branches.count else { return nil }
      destinations = graph.branches[route.branches[chosen]].destinations
    }
    guard let id = graph.destination(in: destinations, on: idiom),
      let here = graph.hereSteps(of: graph.destinations[id])
    else { return nil }
    let hasScreens = here.belowModals.contains { step in
      if case .screen = step.kind { true } else { false }
    }
    return hasScreens ? .stack : .anything
  }

  private func page(for opening: Opening, isColored: Bool) -> TerminalText {
    var page = TextPage(isColored: isColored)
    page.line(opening.url.isEmpty ? "(an empty line)" : OpeningDescription.cut(opening.text, to: 200), ink: .strong)
    switch opening.answer {
    case .hit(let hit): write(hit, to: &page)
    case .miss(let miss): write(miss, for: opening.url, to: &page)
    }
    return page.text
  }

  private func write(_ hit: Opening.Hit, to page: inout TextPage) {
    let matched = hit.matched
    let (file, line) = place(of: own(of: matched))
    page.line("opens " + text(of: own(of: matched)), note: "\(file):\(line)")
    if matched.alias != nil {
      let (file, line) = place(of: matched.pattern)
      page.line("through its alias " + text(of: matched.pattern), note: "\(file):\(line)")
    }
    let rows = zip(graph.routes[matched.route].parameters, matched.values).map { id, value in
      let parameter = graph.parameters[id]
      return [graph.text(of: parameter.name) + ": " + graph.describe(parameter.type), value.map(OpeningReport.shown) ?? "not given"]
    }
    if !rows.isEmpty {
      page.line("")
      page.columns(rows, indent: 2)
    }
    for key in matched.ignored {
      page.line("  " + (key == "#" ? "the fragment" : key) + " has a value that can't be parsed, so it counts as not given")
    }
    if !matched.unknown.isEmpty {
      let keys = matched.unknown.prefix(8).map { $0 == "#" ? "the fragment" : OpeningDescription.cut($0) }
      page.line("  without effect: " + keys.joined(separator: ", ") + (matched.unknown.count > 8 ? ", …" : ""))
    }

    writeBranches(of: matched, to: &page)
    let (cold, warm, _) = opened(by: matched)
    let isAtOnce = isShownAtOnce(matched)
    page.heading("At a cold start")
    write(cold, isAtOnce: isAtOnce, to: &page)
    page.heading("While the app runs" + (from.map { ", from " + OpeningDescription.cut($0, to: 100) } ?? ""))
    write(warm, cold: cold, isAtOnce: isAtOnce, to: &page)
    if warm?.outcome != .nothing { writeWhatStays(after: matched, warm: warm, isAtOnce: isAtOnce, to: &page) }

    if let seconds = expiry(of: matched) { page.line("  dropped if it has to wait for more than \(TimeUnit.text(seconds: seconds))") }

    if !hit.rivals.isEmpty {
      page.heading("Also matches, but loses")
      page.columns(hit.rivals.prefix(8).map { [text(of: $0.pattern), words.rival(for: $0, to: text(of: matched.pattern))] }, indent: 2)
      if hit.rivals.count > 8 { page.line("  and \(hit.rivals.count - 8) more") }
    }
  }

  /// Writes the effect of the link on the content that is shown.
  private func writeWhatStays(after matched: Matched, warm: OpenedLink?, isAtOnce: Bool, to page: inout TextPage) {
    let base = base(of: matched)
    switch base {
    case .stack?: page.line("  on top of the current screen, also in a sheet, if a visible stack can contain it")
    case .anything?:
      page.line("  on top of everything that is shown" + (isAtOnce ? ", also of a guard's flow that replaces the root" : ""))
    case nil: break
    }
    if let warm, !warm.dismissed.isEmpty {
      page.line(
        "  dismisses "
          + warm.dismissed.map { "\($0)" + (warm.confirmed.contains($0) ? ", which requires a confirmation by its screen" : "") }.joined(
            separator: ", then "))
    } else if !graph.modals.isEmpty, base != .anything {
      page.line("  " + (base == .stack ? "otherwise " : "") + words.policy(for: policy(of: matched)))
    }
  }

  /// Writes all branches, and marks the one that is taken with these values if conditions are false.
  private func writeBranches(of matched: Matched, to page: inout TextPage) {
    let branches = branches(of: matched)
    if branches.isEmpty { return }
    page.heading("Depends on")
    let route = graph.routes[matched.route]
    let taken = links.branch(of: links.target(of: matched)).map { targetWords.name(of: graph.branches[route.branches[$0]]) }
    let isAsked = graph.branches[route.branches].contains { $0.test.map(asksConditions) ?? false }
    let note = isAsked ? "taken if all conditions are false" : "taken"
    page.columns(branches.map { [$0.branch ?? "", $0.text, $0.branch == taken ? note : ""] }, indent: 2)
  }

  /// Returns the branches with their targets on this kind of device.
  private func branches(of matched: Matched) -> [EntryPoint.Target] {
    let route = graph.routes[matched.route]
    if route.branches.isEmpty { return [] }
    let all = targetWords.targets(in: route.destinations, branches: route.branches)
    return all.filter { target in
      if !target.idioms.isEmpty { return target.idioms.contains(idiom) }
      return !all.contains { $0.branch == target.branch && $0.idioms.contains(idiom) && !$0.idioms.isEmpty }
    }
  }

  private func isShownAtOnce(_ matched: Matched) -> Bool {
    let route = graph.routes[matched.route]
    return graph.isShownAtOnce(route.destinations, under: route.links, on: idiom)
  }

  private func asksConditions(in test: TestID) -> Bool {
    var open = [test]
    while let next = open.popLast() {
      switch graph.tests[next] {
      case .condition: return true
      case .not(let inner): open.append(inner)
      case .all(let operands), .any(let operands): open += graph.testOperands[operands].map(\.test)
      case .equals, .opensWindows, .unknown: break
      }
    }
    return false
  }

  private func write(_ opened: OpenedLink?, cold: OpenedLink? = nil, isAtOnce: Bool, to page: inout TextPage) {
    guard let opened else { return page.line("  no root is declared for this kind of device") }
    switch opened.outcome {
    case .opened:
      if let cold, cold.outcome == .opened, opened.shows(sameAs: cold) {
        page.line("  the same; everything that isn't visible stays unchanged")
      } else {
        for line in opened.drawing { page.line("  " + line) }
      }
      let questions = opened.guards.map { question in
        let flow = graph.guards[question.id].flow.map { graph.instances[$0].content }
        let name = flow.flatMap { graph.declared(of: $0) }.map { graph.text(of: $0.name) }
        let withFlow = name.map { isAtOnce ? "over " + $0 : $0 + " first" }
        return ["checks \(question)", "if it fails, " + (withFlow ?? (isAtOnce ? "the link waits" : "the link is refused"))]
      }
      page.columns(questions, indent: 2)
    case .parked(let modal): page.line("  waits until \(modal) is dismissed")
    case .rejected: page.line("  rejected: something is presented")
    case .nothing: page.line("  opens nothing: no branch that leads anywhere is taken")
    case .unfinished: page.line("  not followed to its end: it has too many guards and moves")
    case .dropped: page.line("  leads nowhere: no visible stack can contain it, and the route names no other place")
    }
  }

  private static func shown(_ value: CarriedText) -> String {
    switch value {
    case .text(let text): "\"" + OpeningDescription.cut(text) + "\""
    case .list(let texts):
      "[" + texts.prefix(6).map { "\"" + OpeningDescription.cut($0) + "\"" }.joined(separator: ", ") + (texts.count > 6 ? ", …" : "") + "]"
    }
  }

  private func write(_ miss: Opening.Miss, for url: [UInt8], to page: inout TextPage) {
    page.line("opens nothing: " + (miss.fault.map { words.fault($0, in: url) } ?? "no pattern matches"))
    if let suggestion = miss.suggestion { page.line("did you mean " + OpeningDescription.cut(suggestion, to: 200) + "?") }
    // If there is a suggestion, the differences from other patterns aren't useful.
    if miss.nearest.isEmpty || miss.fault != nil && miss.suggestion != nil { return }
    page.heading("Nearest")
    page.columns(
      miss.nearest.map { near in
        let (file, line) = place(of: near.pattern)
        return [text(of: near.pattern), words.difference(of: near), "\(file):\(line)"]
      }, indent: 2)
  }
}

extension OpenedLink.Outcome {
  /// The name in JSON.
  var word: String {
    switch self {
    case .opened: "opened"
    case .parked: "parked"
    case .rejected: "rejected"
    case .dropped: "dropped"
    case .nothing: "nothing"
    case .unfinished: "unfinished"
    }
  }
}
