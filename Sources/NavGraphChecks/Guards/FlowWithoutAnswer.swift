import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: a `finish` or a way out counts even if no path leads to it.
  static let flowWithoutAnswer = Rule(
    number: 0804, severity: .warning, summary: "guard flow that never finishes",
    rationale: """
      When the flow of a guard finishes, the guard is checked again, and if it succeeds, the step that was waiting continues. If the flow \
      is dismissed, the step is dropped. If no screen of the flow runs `finish`, the step can never continue. Run `finish` in one of its \
      screens, or remove the flow, so that the guard refuses at once.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on account -> push Account
      }
      screen Account requires signedIn
      modal SignIn { content stack Credentials }
      screen Credentials {
        on done -> dismiss
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on account -> push Account
      }
      screen Account requires signedIn
      modal SignIn { content stack Credentials }
      screen Credentials {
        on done   -> finish
        on cancel -> dismiss
      }
      """)
}

extension Checker {
  func checkFlowsOfGuards() {
    guard graph.guards.contains(where: { $0.flow != nil }) else { return }
    let isLeft = unitsLeftForGood()
    var seen: Set<Content> = []
    var units: [Content: [PresentationContextID]] = [:]
    for id in places.units.ids where places.units[id].flags.contains(.isGuardFlow) {
      units[places.units[id].content, default: []].append(id)
    }
    let told = Set(diagnostics.lazy.filter { $0.code == Rule.noWayOut.code }.map(\.primary.range))
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow, !graph.guards[id].declared.isPoisoned else { continue }
      let content = graph.instances[flow].content
      guard let shown = units[content], seen.insert(content).inserted, let declared = graph.declared(of: content), !declared.isPoisoned,
        !told.contains(declared.nameRange)
      else { continue }
      // Any button ends an alert.
      let isSilent = shown.contains { unit in
        let value = places.units[unit]
        return value.slot == nil || !value.flags.isDisjoint(with: [.finishes, .isPoisoned]) || isLeft[unit.index]
      }
      if isSilent { continue }
      report(id, flow: flow, content: content, isCaught: shown.contains { places.units[$0].kind == .guardFlow && !canEnd($0) })
    }
  }

  private func canEnd(_ unit: PresentationContextID) -> Bool { !places.units[unit].flags.isDisjoint(with: [.dismisses, .finishes]) }

  /// Returns whether each unit, or a unit that it presents, is left for another root or by a link. The guards are then evaluated again.
  /// Indexed by `PresentationContextID`.
  private func unitsLeftForGood() -> [Bool] {
    var result = places.units.map { !$0.flags.isDisjoint(with: [.escapes, .leavesByLink, .isPoisoned]) }
    var below = [[PresentationContextID]](repeating: [], count: result.count)
    for presentation in places.presentations { below[presentation.unit.index].append(presentation.over) }
    var open = places.units.ids.filter { result[$0.index] }
    while let unit = open.popLast() {
      for next in below[unit.index] where !result[next.index] {
        result[next.index] = true
        open.append(next)
      }
    }
    return result
  }

  /// Returns help that finishes the flow on its first screen.
  private func flowAdvice(for content: Content) -> Help {
    var shown = content
    for _ in 0..<16 {
      if case .screen(let screen) = shown, graph.returns(content) == nil { return addingEvent(named: "done", action: "finish", to: screen) }
      guard let inner = graph.shownFirst(by: shown) else { break }
      shown = graph.instances[inner].content
    }
    return "run `finish` in one of its screens"
  }

  private func report(_ id: GuardID, flow: InstanceID, content: Content, isCaught: Bool) {
    let question = graph.text(of: graph.guards[id].declared.name)
    let shown = name(of: content)
    var diagnostic = Diagnostic(
      .flowWithoutAnswer, message: "`\(shown)` never finishes, so it can't make `\(question)` succeed", at: graph.instances[flow].range,
      label: "no screen of `\(shown)` runs `finish`",
      secondary: graph.declared(of: content).map { [Label(at: $0.nameRange, text: "declared here")] } ?? [],
      notes: [
        isCaught
          ? "it is shown instead of the root, and no event leaves it: the app can't be used"
          : "dismissing it counts as a refusal: the step that was waiting is dropped"
      ],
      help: [flowAdvice(for: content), "or remove the flow, so that the guard refuses at once"])
    if isCaught { diagnostic.severity = .error }
    report(diagnostic)
  }
}
