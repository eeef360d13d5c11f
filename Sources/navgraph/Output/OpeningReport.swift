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

  init(_ program: CheckedProgram, on idiom: Idioms) {
    graph = program.graph
    opener = LinkOpener(graph, program.routes)
    links = LinkSimulation(graph, program.places, on: idiom)
    self.idiom = idiom
    words = OpeningDescription(graph: graph, matcher: opener.matcher)
    targetWords = TargetDescription(graph)
    lines = graph.files.map(LineTable.init)
  }

  /// Sets the state to the one that a URL leads to; returns false if it leads nowhere.
  mutating func begin(at url: [UInt8]) -> Bool {
    guard case .hit(let hit) = opener.open(url).answer, let opened = links.cold(links.target(hit.matched)), opened.outcome == .opened
    else { return false }
    before = opened
    from = String(decoding: url, as: UTF8.self)
    return true
  }

  /// Returns the result for a URL as JSON.
  mutating func json(for url: [UInt8]) -> JSON { document(opener.open(url)) }

  /// Returns the result for a URL, and whether it is a miss.
  mutating func answer(_ url: [UInt8], asJSON: Bool, onOneLine: Bool, isColoured: Bool) -> (output: ReportOutput, isMiss: Bool) {
    let opening = opener.open(url)
    let isMiss = if case .miss = opening.answer { true } else { false }
    if asJSON { return (.document(onOneLine ? .json(line: document(opening)) : .json(document(opening))), isMiss) }
    return (.text(page(opening, isColoured: isColoured)), isMiss)
  }

  /// Returns the file and line of a pattern.
  private func place(_ pattern: PatternID) -> (file: String, line: Int) {
    let range = graph.patterns[pattern].range
    let index = Int(range.file.index)
    guard graph.files.indices.contains(index) else { return ("", 0) }
    return (graph.files[index].path, lines[index].position(at: range.start).line)
  }

  private func text(_ pattern: PatternID) -> String { graph.text(graph.patterns[pattern].text) }

  /// Returns the route's first own pattern if an alias matched, or else the pattern that matched.
  private func own(_ matched: Matched) -> PatternID {
    matched.alias == nil ? matched.pattern : graph.routes[matched.route].patterns.first ?? matched.pattern
  }

  // MARK: JSON

  private func document(_ opening: Opening) -> JSON {
    switch opening.answer {
    case .hit(let hit): document(opening, hit)
    case .miss(let miss): document(opening, miss)
    }
  }

  private func document(_ opening: Opening, _ hit: Opening.Hit) -> JSON {
    let matched = hit.matched
    let parameters = zip(graph.routes[matched.route].parameters, matched.values).map { id, value in
      (graph.text(graph.parameters[id].name), JSON(value))
    }
    let (cold, warm, isOneRun) = opened(matched)
    let coldState = state(cold)
    let (file, line) = place(own(matched))
    let rivals = hit.rivals.map { rival in
      JSON.object([("pattern", .string(text(rival.pattern))), ("why", .string(words.rival(rival, to: text(matched.pattern))))])
    }
    var members = Members()
    members.append(("route", .string(text(own(matched)))))
    members.append(("alias", matched.alias == nil ? .null : .string(text(matched.pattern))))
    members.append(("parameters", .object(parameters)))
    members.append(("state", coldState))
    members.append(("guards", guards(cold)))
    members.append(("ignored", JSON(matched.ignored)))
    members.append(("nearest", .array([])))
    members.append(("url", .string(opening.text)))
    members.append(("error", .null))
    members.append(("suggestion", .null))
    members.append(("file", .string(file)))
    members.append(("line", .number(line)))
    members.append(("unknown", JSON(matched.unknown)))
    members.append(("links", .string(policy(matched).rawValue)))
    if let seconds = expiry(matched) { members.append(("expiresAfter", .number(seconds))) }
    let branches = branches(matched)
    if !branches.isEmpty {
      members.append(
        ("branches", .array(branches.map { .object([("branch", .string($0.branch ?? "")), ("target", .string($0.text))]) })))
    }
    members.append(("cold", document(cold, coldState)))
    members.append(("warm", document(warm, isOneRun ? coldState : state(warm))))
    members.append(("rivals", .array(rivals)))
    return .object(members)
  }

  private typealias Members = [(String, JSON)]

  private func document(_ opening: Opening, _ miss: Opening.Miss) -> JSON {
    var members: Members = [("route", .null), ("alias", .null), ("parameters", .object([])), ("state", .array([]))]
    members += [("guards", .array([])), ("ignored", .array([]))] as Members
    members.append(("nearest", .array(miss.nearest.map { nearest($0) })))
    members.append(("url", .string(opening.text)))
    members.append(("error", .string(miss.fault.map { words.fault($0, in: opening.url) } ?? "no pattern matches")))
    members.append(("suggestion", miss.suggestion.map { .string($0) } ?? .null))
    return .object(members)
  }

  private func nearest(_ near: NearMiss) -> JSON {
    let (file, line) = place(near.pattern)
    var members: Members = [("pattern", .string(text(near.pattern)))]
    members.append(("segment", near.segment.map { .number($0 + 1) } ?? .null))
    members.append(("text", near.text.map { .string($0) } ?? .null))
    members.append(("expected", near.expected.map { .string($0) } ?? .null))
    members.append(("why", .string(words.difference(near))))
    members += place(file, line)
    return .object(members)
  }

  private func place(_ file: String, _ line: Int) -> Members { [("file", .string(file)), ("line", .number(line))] }

  /// Returns the results of opening the link at a cold start, and while the app runs.
  private func opened(_ matched: Matched) -> (cold: OpenedLink?, warm: OpenedLink?, isOneRun: Bool) {
    let target = links.target(matched)
    return before == nil ? links.opened(target) : (links.cold(target), links.warm(target, after: before), false)
  }

  private func document(_ opened: OpenedLink?, _ state: JSON) -> JSON {
    guard let opened else { return .null }
    return .object([
      ("outcome", .string(opened.outcome.word)), ("state", state), ("guards", guards(opened)),
      ("dismissed", JSON(opened.dismissed.map(\.description))),
    ])
  }

  private func state(_ opened: OpenedLink?) -> JSON { JSON(opened?.path ?? []) }
  private func guards(_ opened: OpenedLink?) -> JSON { JSON(opened?.guards.map(\.description) ?? []) }

  // MARK: Text

  private func expiry(_ matched: Matched) -> Int? { graph.linkExpiry(graph.routes[matched.route].expiry) }

  private func policy(_ matched: Matched) -> App.LinkPolicy { graph.linkPolicy(graph.routes[matched.route].links) }

  /// The content that a link with `here` keeps: the current stack, or everything.
  private enum Base { case stack, anything }

  private func base(_ matched: Matched) -> Base? {
    let route = graph.routes[matched.route]
    var destinations = route.destinations
    if !route.branches.isEmpty {
      guard let chosen = links.branch(links.target(matched)), chosen < route.branches.count else { return nil }
      destinations = graph.branches[route.branches[chosen]].destinations
    }
    guard let id = graph.destination(destinations, on: idiom),
      let here = graph.hereSteps(of: graph.destinations[id])
    else { return nil }
    let hasScreens = here.belowModals.contains { step in
      if case .screen = step.kind { true } else { false }
    }
    return hasScreens ? .stack : .anything
  }

  private func page(_ opening: Opening, isColoured: Bool) -> TerminalText {
    var page = TextPage(isColoured: isColoured)
    page.line(opening.url.isEmpty ? "(an empty line)" : OpeningDescription.cut(opening.text, to: 200), .strong)
    switch opening.answer {
    case .hit(let hit): write(hit, to: &page)
    case .miss(let miss): write(miss, opening.url, to: &page)
    }
    return page.text
  }

  private func write(_ hit: Opening.Hit, to page: inout TextPage) {
    let matched = hit.matched
    let (file, line) = place(own(matched))
    page.line("opens " + text(own(matched)), note: "\(file):\(line)")
    if matched.alias != nil {
      let (file, line) = place(matched.pattern)
      page.line("through its alias " + text(matched.pattern), note: "\(file):\(line)")
    }
    let rows = zip(graph.routes[matched.route].parameters, matched.values).map { id, value in
      let parameter = graph.parameters[id]
      return [graph.text(parameter.name) + ": " + graph.describe(parameter.type), value.map(OpeningReport.shown) ?? "not given"]
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
    let (cold, warm, _) = opened(matched)
    let isAtOnce = isShownAtOnce(matched)
    page.heading("At a cold start")
    write(cold, isAtOnce: isAtOnce, to: &page)
    page.heading("While the app runs" + (from.map { ", from " + OpeningDescription.cut($0, to: 100) } ?? ""))
    write(warm, cold: cold, isAtOnce: isAtOnce, to: &page)
    if warm?.outcome != .nothing { writeWhatStays(matched, warm, isAtOnce: isAtOnce, to: &page) }

    if let seconds = expiry(matched) { page.line("  dropped if it has to wait for more than \(TimeUnit.text(seconds))") }

    if !hit.rivals.isEmpty {
      page.heading("Also matches, but loses")
      page.columns(hit.rivals.prefix(8).map { [text($0.pattern), words.rival($0, to: text(matched.pattern))] }, indent: 2)
      if hit.rivals.count > 8 { page.line("  and \(hit.rivals.count - 8) more") }
    }
  }

  /// Writes the effect of the link on the content that is shown.
  private func writeWhatStays(_ matched: Matched, _ warm: OpenedLink?, isAtOnce: Bool, to page: inout TextPage) {
    let base = base(matched)
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
      page.line("  " + (base == .stack ? "otherwise " : "") + words.policy(policy(matched)))
    }
  }

  /// Writes all branches, and marks the one that is taken with these values if conditions are false.
  private func writeBranches(of matched: Matched, to page: inout TextPage) {
    let branches = branches(matched)
    if branches.isEmpty { return }
    page.heading("Depends on")
    let route = graph.routes[matched.route]
    let taken = links.branch(links.target(matched)).map { targetWords.name(of: graph.branches[route.branches[$0]]) }
    let isAsked = graph.branches[route.branches].contains { $0.test.map(asksConditions) ?? false }
    let note = isAsked ? "taken if all conditions are false" : "taken"
    page.columns(branches.map { [$0.branch ?? "", $0.text, $0.branch == taken ? note : ""] }, indent: 2)
  }

  /// Returns the branches with their targets on this kind of device.
  private func branches(_ matched: Matched) -> [Entrance.Target] {
    let route = graph.routes[matched.route]
    if route.branches.isEmpty { return [] }
    let all = targetWords.targets(route.destinations, route.branches)
    return all.filter { target in
      if !target.idioms.isEmpty { return target.idioms.contains(idiom) }
      return !all.contains { $0.branch == target.branch && $0.idioms.contains(idiom) && !$0.idioms.isEmpty }
    }
  }

  private func isShownAtOnce(_ matched: Matched) -> Bool {
    let route = graph.routes[matched.route]
    return graph.isShownAtOnce(route.destinations, route.links, on: idiom)
  }

  private func asksConditions(_ test: TestID) -> Bool {
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
        let name = flow.flatMap { graph.declared($0) }.map { graph.text($0.name) }
        let withFlow = name.map { isAtOnce ? "over " + $0 : $0 + " first" }
        return ["checks \(question)", "if it fails, " + (withFlow ?? (isAtOnce ? "the link waits" : "the link is refused"))]
      }
      page.columns(questions, indent: 2)
    case .parked(let modal): page.line("  waits until \(modal) is dismissed")
    case .rejected: page.line("  rejected: something is presented")
    case .nothing: page.line("  opens nothing: none of its branches leads anywhere")
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

  private func write(_ miss: Opening.Miss, _ url: [UInt8], to page: inout TextPage) {
    page.line("opens nothing: " + (miss.fault.map { words.fault($0, in: url) } ?? "no pattern matches"))
    if let suggestion = miss.suggestion { page.line("did you mean " + OpeningDescription.cut(suggestion, to: 200) + "?") }
    // If there is a suggestion, the differences from other patterns aren't useful.
    if miss.nearest.isEmpty || miss.fault != nil && miss.suggestion != nil { return }
    page.heading("Nearest")
    page.columns(
      miss.nearest.map { near in
        let (file, line) = place(near.pattern)
        return [text(near.pattern), words.difference(near), "\(file):\(line)"]
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
