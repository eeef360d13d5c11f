import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let lostValues = Rule(
    number: 0807, severity: .error, summary: "guard that reads values that its container doesn't keep",
    rationale: """
      A container passes its values to its first screen, and a modal or a root keeps them. A tab or a column doesn't keep them, so its \
      guard can be checked only if the values are the same everywhere the container is used. A link can pass other values to a container, \
      and then the guard is checked for the values that the first screen shows. So that screen has to take every value that the guard \
      reads. Write such a guard on the first screen of the container, which keeps its values. It is checked at the same moment.
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
    var reading: [Content: ID<GuardUse>] = [:]
    let containers = graph.containers.filter { !graph.parameters(of: $0).isEmpty }
    for content in containers { reading[content] = graph.guardsReadingValues(of: content).first }
    var places: [Content: [InstanceID]] = [:]
    for instance in graph.instancesInTabsAndColumns where reading[graph.instances[instance].content] != nil {
      places[graph.instances[instance].content, default: []].append(instance)
    }
    var shown: [Content: [InstanceID]] = [:]
    for instance in graph.instancesShownInColumns where reading[graph.instances[instance].content] != nil {
      shown[graph.instances[instance].content, default: []].append(instance)
    }
    var kept: [Content: InstanceID] = [:]
    for instance in graph.instancesThatKeepValues where kept[graph.instances[instance].content] == nil {
      kept[graph.instances[instance].content] = instance
    }
    for content in containers {
      guard let use = reading[content] else { continue }
      // A single tab or column that passes the values determines them, unless the container is shown with others elsewhere and its screen
      // doesn't show which.
      let declared = places[content] ?? []
      let elsewhere = declared.isEmpty || graph.firstValueNotShown(by: content) == nil ? nil : kept[content]
      guard let stray = shown[content]?.first ?? (declared.count > 1 ? declared.last : elsewhere) else { continue }
      let guarded = graph.text(of: graph.guards[graph.guardUses[use].guard].declared.name)
      report(
        Diagnostic(
          .lostValues,
          message: "`\(guarded)` can't be checked for `\(name(of: content))` in a tab or a column: the values aren't kept there",
          at: graph.guardUses[use].range, label: "reads a parameter of `\(name(of: content))`",
          secondary: [Label(at: graph.instances[stray].range, text: "shown here")],
          help: [lostValuesAdvice(about: guarded, use: graph.guardUses[use], of: content)]))
    }
    checkValuesOfLinks(reading: reading)
  }

  /// Reports links that pass values to a container if its guard reads them and its first screen doesn't show them.
  private func checkValuesOfLinks(reading: [Content: ID<GuardUse>]) {
    if reading.isEmpty, graph.modals.ids.allSatisfy({ graph.guardsReadingValues(of: .modal($0)).isEmpty }) { return }
    var isReported: Set<Content> = []
    var declared: [Content: [InstanceID]] = [:]
    for instance in graph.instancesInTabsAndColumns + graph.instancesThatKeepValues {
      declared[graph.instances[instance].content, default: []].append(instance)
    }
    for destination in graph.destinations.ids {
      var around: Content?
      for step in graph.destinationSteps[graph.destinations[destination].steps] {
        switch step.kind {
        case .present(let instance, _): around = graph.instances[instance].content
        case .container(let instance):
          let content = graph.instances[instance].content
          guard let (use, value) = graph.valueNotShown(givenBy: instance, in: around), !isReported.contains(content),
            declared[content]?.contains(where: { graph.mayDiffer(instance, from: $0) }) ?? true
          else { continue }
          isReported.insert(content)
          let guarded = graph.text(of: graph.guards[graph.guardUses[use].guard].declared.name)
          let parameter = graph.text(of: graph.parameters[value].name)
          let shown = graph.shownFirst(by: content).map { name(of: graph.instances[$0].content) }
          let first = shown.map { "`\($0)`, its first screen," } ?? "its first screen"
          report(
            Diagnostic(
              .lostValues, message: "`\(guarded)` can't be checked for the `\(parameter)` that this link passes to `\(name(of: content))`",
              at: step.range,
              label: "\(first) doesn't take it",
              secondary: [Label(at: graph.guardUses[use].range, text: "reads that value")],
              help: ["pass `\(parameter)` on to the first screen: the guard is checked for the values shown there"]))
        case .tab, .column, .screen, .page: break
        }
      }
    }
  }
}

extension Checker {
  /// Returns help that moves the guard to the first screen of the container.
  private func lostValuesAdvice(about question: String, use: GuardUse, of container: Content) -> Help {
    guard let first = graph.shownFirst(by: container), case .screen(let screen) = graph.instances[first].content else {
      return "write the guard on the screen that `\(name(of: container))` shows first, with the values that the screen takes"
    }
    guard let carried = CarriedGuard(use, shownBy: first, in: graph),
      var fix = requiring(
        carried.onScreen, besides: graph.screens[screen].requires, head: requiresPlace(in: graph.screens[screen].declared)),
      let removal = removing(use, from: graph.requirements(of: container))
    else {
      return """
        write the guard on `\(name(of: screen))`, which `\(name(of: container))` shows first, and pass it the values that `\(question)` takes
        """
    }
    fix.edits.append(removal)
    return "write \(fix) on `\(name(of: screen))`, which `\(name(of: container))` shows first, instead of here"
  }
}

extension NavigationGraph {
  /// Returns the first value of a container that its guards read and none of its first screens shows.
  fileprivate func firstValueNotShown(by content: Content) -> ParameterID? {
    let shown = Set(screensShown(in: content).flatMap { $0.values.map(\.value) })
    return guardsReadingValues(of: content).lazy.flatMap { self.valuesRead(by: $0) }.first { !shown.contains($0) }
  }

  private func valuesRead(by use: ID<GuardUse>) -> [ParameterID] {
    arguments[guardUses[use].arguments].flatMap { argument -> [ParameterID] in
      switch argument.value {
      case .parameter(let id): [id]
      case .list(let values): values.compactMap { if case .parameter(let id) = expressions[$0] { id } else { nil } }
      default: []
      }
    }
  }

  /// Returns the guard of the container, or of the modal around it, and the value that it reads, if an instance passes that value and no
  /// screen shows it.
  fileprivate func valueNotShown(givenBy instance: InstanceID, in modal: Content?) -> (use: ID<GuardUse>, value: ParameterID)? {
    let content = instances[instance].content
    let shown = Set(screensShown(in: content).flatMap { $0.values.map(\.value) })
    for use in guardsReadingValues(of: content) {
      if let value = valuesRead(by: use).first(where: { !shown.contains($0) }) { return (use, value) }
    }
    guard case .modal(let id)? = modal else { return nil }
    // The link also passes values through the modal to the container.
    for own in contents(of: id) where instances[own].content == content {
      let known = Set(screensShown(in: own, of: id).flatMap { $0.values.map(\.value) })
      let handed = Set(
        arguments[instances[own].arguments].flatMap { argument -> [ParameterID] in
          if case .parameter(let id) = argument.value { [id] } else { [] }
        })
      for use in guardsReadingValues(of: .modal(id)) {
        if let value = valuesRead(by: use).first(where: { handed.contains($0) && !known.contains($0) }) { return (use, value) }
      }
    }
    return nil
  }

  fileprivate var instancesShownInColumns: [InstanceID] {
    var result: [InstanceID] = []
    for step in steps { if case .show(_, let instance?) = step.action { result.append(instance) } }
    for step in destinationSteps { if case .column(_, let instance?) = step.kind { result.append(instance) } }
    return result
  }

  /// The instances whose values are kept, because roots and modals show them.
  fileprivate var instancesThatKeepValues: [InstanceID] {
    var result = roots.map(\.instance) + modals.ids.flatMap { contents(of: $0) } + guards.compactMap(\.flow)
    for step in steps {
      switch step.action {
      case .present(let instance, _), .switchTo(let instance), .openWindow(let instance): result.append(instance)
      default: break
      }
    }
    for step in destinationSteps { if case .present(let instance, _) = step.kind { result.append(instance) } }
    return result
  }
}
