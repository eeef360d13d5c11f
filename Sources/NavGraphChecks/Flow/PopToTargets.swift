import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact.
  static let popToNowhere = Rule(
    number: 0604, severity: .error, summary: "`pop to X` with `X` never below",
    rationale: """
      `pop to X` removes screens from the stack until `X` is on top. If `X` is never below in the same stack, it does nothing. Name a \
      screen that is below, or write `pop to root`.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart stack Cart
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail {
        on done -> pop to Cart
      }
      screen Cart
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart stack Cart
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail {
        on done -> pop to Home
      }
      screen Cart
      """)

  /// The check may report too much if a sequence pushes on one of several equal screens.
  static let popToPerhaps = Rule(
    number: 0605, severity: .warning, summary: "`pop to X` with `X` not always below",
    rationale: """
      At least one path to this screen doesn't pass through `X`, and `pop to X` does nothing there. Write `pop` or `pop to root`, or \
      change the graph so that every path to this screen passes through `X`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on list -> push List
        on last -> push Detail
      }
      screen List {
        on open -> push Detail
      }
      screen Detail {
        on done -> pop to List
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on list -> push List
      }
      screen List {
        on open -> push Detail
      }
      screen Detail {
        on done -> pop to List
      }
      """)
}

extension Checker {
  /// Reports unreachable targets of `pop to`, with one search over the moves of a stack for each target.
  func checkPopTargets() {
    guard !places.popTos.isEmpty else { return }
    let order = places.popTos.indices.sorted {
      let (a, b) = (places.popTos[$0], places.popTos[$1])
      return (a.slot.raw, a.screen.raw, $0) < (b.slot.raw, b.screen.raw, $1)
    }
    var moves = StackMoves(in: places)
    var worst: [StepID: (pop: Int, never: Bool)] = [:]
    var start = 0
    while start < order.count {
      let first = places.popTos[order[start]]
      var end = start
      while end < order.count, places.popTos[order[end]].slot == first.slot, places.popTos[order[end]].screen == first.screen { end += 1 }
      moves.search(in: first.slot, for: first.screen)
      for index in order[start..<end] {
        let pop = places.popTos[index]
        guard places.units[places.slots[pop.slot].unit].kind != .external else { continue }
        let never = !moves.canBeBelow(pop.node)
        guard never ? !mayBeMeant(pop) : moves.canBeMissing(pop.node) else { continue }
        if let known = worst[pop.step], known.never || !never { continue }
        worst[pop.step] = (index, never)
      }
      start = end
    }
    for (step, found) in worst.sorted(by: { $0.key < $1.key }) {
      report(places.popTos[found.pop], at: step, never: found.never, in: &moves)
    }
  }

  /// Whether an earlier error may be what makes the target unreachable: a misspelled `push`, or a tab whose content is unknown.
  private func mayBeMeant(_ pop: PopTo) -> Bool {
    places.slots[pop.slot].isUnsure || graph.screens[pop.screen].declared.isPoisoned || places.meant.contains(pop.screen)
  }

  private func report(_ pop: PopTo, at step: StepID, never: Bool, in moves: inout StackMoves) {
    let target = name(of: pop.screen)
    let subject = pop.source.map { name(of: places.places[$0].screen) } ?? "it"
    let range = graph.steps[step].range
    var secondary: [Label] = []
    if let source = source(of: pop.slot) { secondary.append(Label(at: source, text: "its stack")) }
    if let source = pop.source, let event = pop.event, case .group = graph.events[event].owner {
      secondary.append(Label(at: graph.screens[places.places[source].screen].declared.nameRange, text: "`\(subject)` uses this event"))
    }
    var notes = pop.source.map { [reached($0)] } ?? []
    if never {
      // The target may be below in other slots.
      let slots = Set(pop.source.map { places.places(of: places.places[$0].screen).map { places.places[$0].slot } } ?? [])
      let isRoot = places.slots[pop.slot].role == .unit && places.units[places.slots[pop.slot].unit].kind == .root
      let position = slots.count < 2 ? "" : isRoot ? " at the root" : " \(position(of: pop.slot))"
      report(
        Diagnostic(
          .popToNowhere, message: "`\(target)` is never below `\(subject)`\(position), so `pop to \(target)` does nothing", at: range,
          label: "never below `\(subject)` in this stack",
          secondary: secondary, notes: notes,
          help: ["name a screen that is below, or write \(Fix(code: "pop to root", edits: [.init(replacing: range, with: "pop to root")]))"]
        ))
    } else {
      moves.search(in: pop.slot, for: pop.screen)
      let path = moves.path(to: pop.node).map { name(of: places.places[$0].screen) }
      if !path.isEmpty {
        let shown = path.count > 9 ? Array(path.prefix(4)) + ["..."] + path.suffix(4) : path
        notes = ["the stack can be: \(shown.joined(separator: " > ")), without \(target)"]
      }
      report(
        Diagnostic(
          .popToPerhaps, message: "`\(target)` isn't always below `\(subject)`", at: range,
          label: "does nothing if `\(target)` isn't below",
          secondary: secondary, notes: notes,
          help: [
            "write \(Fix(code: "pop to root", edits: [.init(replacing: range, with: "pop to root")])), or make every path to `\(subject)` pass through `\(target)`"
          ]))
    }
  }
}
