import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact. The severity is a warning if the loop contains steps other than presentations, or if a link may lead to another
  /// root.
  static let cyclicModals = Rule(
    number: 0602, severity: .error, summary: "modals that can stack on themselves indefinitely",
    rationale: """
      Events inside a modal present the same modal again, on top of itself, so the stack grows with each round. It is an error if \
      presenting is all it takes. It is a warning if a round takes other steps as well (a push, a tab, a sheet that is dismissed first). \
      To return to the modal below, write `dismiss`. To replace it with a new one, write `dismiss then present`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout { content stack Cart }
      modal SignIn { content stack Login }
      screen Cart {
        on signIn -> present SignIn
      }
      screen Login {
        on guest -> present Checkout
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout { content stack Cart }
      modal SignIn { content stack Login }
      screen Cart {
        on signIn -> present SignIn
      }
      screen Login {
        on guest -> dismiss
      }
      """)
}

extension Checker {
  func checkModalCycles() {
    let modals = ModalGraph(graph: graph, places: places)
    let loops = modals.loops()
    if loops.isEmpty { return }
    let words = presentationWords
    for loop in loops { report(loop, with: words) }
  }

  private func report(_ loop: ModalGraph.Loop, with words: PresentationDescription) {
    guard let first = loop.hops.first, let last = loop.hops.last else { return }
    let names = loop.hops.map { name(of: places.units[$0.from].content) }
    let count = loop.hops.count
    let counts = ["", "one modal", "two modals", "three modals", "four modals", "five modals"]
    let deeper = (count < counts.count ? counts[count] : "\(count) modals") + " deeper each time"
    let start = names.first ?? ""
    var secondary: [Label] = []
    for (index, hop) in loop.hops.enumerated().dropFirst().prefix(5) {
      let next = index + 1 < count ? names[index + 1] : start
      let again = index + 1 == count ? " again, on top of the first" : ""
      secondary.append(Label(at: range(of: hop), text: "... and \(verb(of: hop)) \(next)\(again)"))
    }
    for case .guard(let id) in loop.hops.prefix(5).map(\.cause) {
      guard let flow = graph.guards[id].flow else { continue }
      secondary.append(
        Label(at: graph.instances[flow].range, text: "presented when `\(graph.text(of: graph.guards[id].declared.name))` fails"))
    }
    var diagnostic = Diagnostic(
      .cyclicModals,
      message: count == 1 ? "`\(start)` can be presented over itself indefinitely" : "these modals can stack on each other indefinitely",
      at: range(of: first),
      label: count == 1 ? "\(verb(of: first)) \(start) again, on top of itself" : "\(verb(of: first)) \(names[1]) ...",
      secondary: secondary, notes: ["loop: \(words.text(of: loop.hops)), \(deeper)"], help: help(for: last, over: start, count: count))
    if !loop.isPure {
      diagnostic.severity = .warning
      diagnostic.notes.append("this is only a warning because each round takes other steps as well")
    }
    if !loop.others.isEmpty {
      let others = list(of: loop.others.map { name(of: places.units[$0].content) })
      diagnostic.notes.append("\(others) can be part of such a loop too")
      diagnostic.further = further(loop.others.map { places.units[$0].content }, words: "can be part of such a loop too")
    }
    report(diagnostic)
  }

  /// Returns the range of a hop's step, or the name of the event that evaluates the guard whose flow it is.
  private func range(of hop: ModalGraph.Hop) -> SourceRange {
    guard case .guard = hop.cause, let source = hop.source,
      let event = places.edges(from: source).first(where: { $0.kind == .guard && $0.target == hop.to.raw })?.event
    else { return hop.range }
    return graph.events[event].declared.nameRange
  }

  /// Returns the subject and the verb of the message about a hop.
  private func verb(of hop: ModalGraph.Hop) -> String {
    let name = name(of: places.units[hop.from].content)
    guard case .guard(let id) = hop.cause else { return "\(name) presents" }
    return "checking `\(graph.text(of: graph.guards[id].declared.name))` in \(name) presents"
  }

  /// Returns the range of a step and of the steps inside what it shows, as in `present Plan / Seats`.
  private func rangeWithInside(of step: StepID) -> SourceRange {
    var range = graph.steps[step].range
    for next in graph.steps.ids.dropFirst(step.index + 1) {
      guard graph.steps[next].isInside else { break }
      range = range.union(graph.steps[next].range)
    }
    return range
  }

  /// Returns help that suggests returning to the lower modal instead of presenting it again.
  private func help(for last: ModalGraph.Hop, over start: String, count: Int) -> [Help] {
    if case .guard(let id) = last.cause {
      return ["in \(start), remove the step that checks `\(graph.text(of: graph.guards[id].declared.name))` again"]
    }
    let isFromAbove = last.source.map { places.unit(of: $0) != last.from } ?? false
    // The link presents `start` itself.
    let isLink = last.step.map { if case .open = graph.steps[$0].action { true } else { false } } ?? false
    let written = last.step.map(rangeWithInside)
    let act = isLink ? "opening the link" : "`\(written.map(source) ?? "present \(start)")`"
    if isLink, count == 1 { return ["\(start) is already presented: remove the link, or `dismiss` first"] }
    if count == 1 {
      return [
        isFromAbove
          ? "\(start) is already below: remove `then present \(start)`, so that `dismiss` returns to it"
          : last.step.map { step in
            let text = source(at: graph.steps[step].range)
            let fix = Fix(code: "dismiss then \(text)", edits: [.init(replacing: graph.steps[step].range.opening, with: "dismiss then ")])
            return "write \(fix) to replace it with a new one"
          } ?? "dismiss \(start) first, to replace it with a new one"
      ]
    }
    let dismissals = Array(repeating: "dismiss", count: count - 1).joined(separator: " then ")
    return [
      count > 4
        ? "\(start) is already below: return to it instead of presenting it"
        : "\(start) is already below: instead of \(act), write \(written.map { "\(Fix(code: dismissals, edits: [.init(replacing: $0, with: dismissals)]))" } ?? "`\(dismissals)`" as Help)"
    ]
  }
}
