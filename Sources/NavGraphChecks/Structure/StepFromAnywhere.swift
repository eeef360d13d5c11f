import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let stepFromAnywhere = Rule(
    number: 0528, severity: .error, summary: "app-level event with a step that depends on the current screen",
    rationale: """
      An app-level event can happen wherever the user is, so its first step has to mean the same on every screen: `present`, `dismiss \
      all`, `switch to`, `restart`, `open`, `open window`, `browse`, `stay`, or `select Main.tab` with the name of the tabs. `push`, \
      `pop`, `dismiss`, `finish` and similar steps depend on the current screen. They can follow a step that sets it: `switch to Main then \
      push News`. The same is true of the steps that run after something that the event presents.
      """,
    failing: """
      app Bank {
        root stack Accounts
        on signedOut -> pop to root
      }
      screen Accounts {
        on card -> present Card
      }
      screen Card {
        on done -> dismiss
      }
      """,
    corrected: """
      app Bank {
        root stack Accounts
        on signedOut -> restart
      }
      screen Accounts {
        on card -> present Card
      }
      screen Card {
        on done -> dismiss
      }
      """)
}

extension Checker {
  /// Reports steps of app-level events that depend on the current screen, and returns them.
  func checkAppEvents() -> Set<StepID> {
    var found: Set<StepID> = []
    for id in graph.appEvents {
      let event = graph.events[id]
      if event.isAnchored { reportAnchoredAppEvent(event) }
      var open = Array(event.branches.reversed())
      while let branch = open.popLast() {
        var isAnywhere = true
        // A step after a `/` runs in what the step before it shows.
        for step in graph.branches[branch].steps where isAnywhere && !graph.steps[step].isInside {
          switch reach(of: graph.steps[step].action) {
          case .everywhere: break
          case .elsewhere: isAnywhere = false
          case .here:
            found.insert(step)
            reportStepFromAnywhere(step, in: event)
            isAnywhere = false
          }
        }
        // Outcome handlers run on the screen that the user was on.
        if isAnywhere { for arm in graph.branches[branch].arms.reversed() { open.append(contentsOf: graph.arms[arm].branches.reversed()) } }
      }
    }
    return found
  }

  private enum StepReach {
    /// The step has the same effect on every screen, and doesn't determine the screen for later steps.
    case everywhere
    /// The step determines the screen for later steps.
    case elsewhere
    /// The step depends on the current screen.
    case here
  }

  private func reach(of action: Action) -> StepReach {
    switch action {
    case .present, .dismissAll, .open, .openWindow, .browse, .stay, .unknown: .everywhere
    case .switchTo, .restart, .select(_?, _): .elsewhere
    case .push, .replace, .select(nil, _), .show, .clear, .nextPage, .previousPage, .page, .pop, .popTo, .popToRoot, .dismiss, .close,
      .finish:
      .here
    }
  }

  private func reportStepFromAnywhere(_ step: StepID, in event: Event) {
    let action = graph.steps[step].action
    let text = source(at: graph.steps[step].range)
    var notes: [String] = []
    if let place = placeWithout(action) { notes.append("it can't be done here, for example: \(places.way(to: place, in: graph))") }
    report(
      Diagnostic(
        .stepFromAnywhere,
        message: "`\(text)` depends on the current screen, and `\(graph.text(of: event.declared.name))` can happen on any",
        at: graph.steps[step].range, label: "depends on the current screen",
        secondary: [Label(at: event.declared.nameRange, text: "an app-level event")], notes: notes,
        help: [advice(instead: action, at: step)]))
  }

  private func advice(instead action: Action, at step: StepID) -> Help {
    switch action {
    case .push(let instance):
      """
      to show it on top of everything, write \(replacing(step, with: "present stack \(code(at: graph.instances[instance].range))")), \
      or select a tab or switch to a root first
      """
    case .dismiss, .close, .pop, .popTo, .popToRoot:
      "write \(replacing(step, with: "dismiss all")) to dismiss everything, or \(replacing(step, with: "restart")) to show the root again"
    case .finish: "finish a flow in its own screens, or write \(replacing(step, with: "dismiss all")) to dismiss everything"
    case .select(_, let name):
      if let tabs = graph.tabSets.first(where: { graph.tabs[$0.tabs].contains { $0.declared.name == name } }) {
        "name the tabs: \(replacing(step, with: "select \(graph.text(of: tabs.declared.name)).\(graph.text(of: name))"))"
      } else {
        "name the tabs"
      }
    default: "select a tab or switch to a root first"
    }
  }

  /// Returns a place where the step isn't possible, or nil if it is possible in all known ones.
  private func placeWithout(_ action: Action) -> PlaceID? {
    places.places.ids.first { place in
      let slot = places.slots[places.places[place].slot]
      let unit = places.units[slot.unit]
      guard unit.kind == .root || unit.kind == .presented && isShown[slot.unit.index], slot.kind != .unseen, slot.role != .accessory else {
        return false
      }
      return switch action {
      case .push, .popTo, .popToRoot: !slot.hasPath
      case .pop: !places.places[place].flags.contains(.isPushed)
      case .dismiss, .finish: unit.kind == .root
      case .close: unit.kind == .root && slot.column == nil && !places.places[place].flags.contains(.isPushed)
      case .select: slot.tabs == nil
      case .show, .clear: slot.split == nil
      case .nextPage, .previousPage, .page: slot.pages == nil
      default: false
      }
    }
  }
}
