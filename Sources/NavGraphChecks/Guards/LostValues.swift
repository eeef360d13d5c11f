import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The guard of a container that reads the container's parameters where nothing keeps their values.
  ///
  /// Exact: what counts is written in the text.
  static let lostValues = Rule(
    0807, .error, summary: "a guard that reads values which its container doesn't keep",
    rationale: """
      A container hands its values to what it shows first, and a modal or a root keeps them. A tab or a column doesn't: its guard can be asked \
      only if the values are the same wherever the container stands. Write such a guard on the screen that the container shows first, which \
      keeps its values; it is asked at the same moment.
      """,
    failing: """
      app Library {
        root Main
      }
      guard mayRead(id: String)
      split Main {
        sidebar stack Shelf
        detail  stack Empty
      }
      stack Reader(id: String) requires mayRead(id) { root Page(id) }
      screen Shelf {
        on open(id: String) -> show detail Reader(id)
      }
      screen Empty
      screen Page(id: String)
      """,
    corrected: """
      app Library {
        root Main
      }
      guard mayRead(id: String)
      split Main {
        sidebar stack Shelf
        detail  stack Empty
      }
      stack Reader(id: String) { root Page(id) }
      screen Shelf {
        on open(id: String) -> show detail Reader(id)
      }
      screen Empty
      screen Page(id: String) requires mayRead(id)
      """)
}

extension Checker {
  func checkLostValues() {
    guard !graph.guardUses.isEmpty else { return }
    var reading: [Content: GuardUse] = [:]
    let containers = graph.containers.filter { !graph.requirements(of: $0).isEmpty && !graph.parameters(of: $0).isEmpty }
    for content in containers {
      let uses = graph.guardUses[graph.requirements(of: content)]
      if let use = uses.first(where: { graph.arguments[$0.arguments].contains { graph.readsParameter($0.value) } }) {
        reading[content] = use
      }
    }
    if reading.isEmpty { return }
    var places: [Content: [InstanceID]] = [:]
    for instance in graph.instancesInTabsAndColumns where reading[graph.instances[instance].content] != nil {
      places[graph.instances[instance].content, default: []].append(instance)
    }
    var shown: [Content: [InstanceID]] = [:]
    for instance in graph.instancesShownInColumns where reading[graph.instances[instance].content] != nil {
      shown[graph.instances[instance].content, default: []].append(instance)
    }
    for content in containers {
      guard let use = reading[content] else { continue }
      // In the one tab or column that gives the values they are known.
      let declared = places[content] ?? []
      guard let stray = shown[content]?.first ?? (declared.count > 1 ? declared.last : nil) else { continue }
      let guarded = graph.text(graph.guards[use.guard].declared.name)
      report(
        Diagnostic(
          .lostValues, "`\(guarded)` can't be asked for `\(name(content))` in a tab or a column: the values are not kept there",
          at: use.range, "reads a parameter of `\(name(content))`", secondary: [Label(graph.instances[stray].range, "shown here")],
          help: [lostValuesAdvice(about: guarded, use, of: content)]))
    }
  }
}

extension Checker {
  /// Moves the guard to the screen that the container shows first.
  private func lostValuesAdvice(about question: String, _ use: GuardUse, of container: Content) -> Help {
    guard let first = graph.shownFirst(by: container), case .screen(let screen) = graph.instances[first].content else {
      return "write the guard on the screen that `\(name(container))` shows first, with the values that the screen takes"
    }
    guard let carried = CarriedGuard(use, shownBy: first, graph),
      var fix = requiring(carried.onScreen, graph.screens[screen].requires, head: headEnd(of: graph.screens[screen].declared)),
      let removal = removing(use, from: graph.requirements(of: container))
    else {
      return """
        write the guard on `\(name(screen))`, which `\(name(container))` shows first, and hand the values that `\(question)` takes to that screen
        """
    }
    fix.edits.append(removal)
    return "write \(fix) on `\(name(screen))`, which `\(name(container))` shows first, instead of here"
  }
}

extension NavigationGraph {
  fileprivate func readsParameter(_ value: Expression) -> Bool {
    switch value {
    case .parameter: true
    // Lists hold literals, and parameters among them.
    case .list(let values): values.contains { if case .parameter = expressions[$0] { true } else { false } }
    default: false
    }
  }

  fileprivate var instancesShownInColumns: [InstanceID] {
    var result: [InstanceID] = []
    for step in steps { if case .show(_, let instance?) = step.action { result.append(instance) } }
    for step in destinationSteps { if case .column(_, let instance?) = step.kind { result.append(instance) } }
    return result
  }
}
