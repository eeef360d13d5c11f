import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let selectWithoutTabs = Rule(
    number: 0514, severity: .error, summary: "`select` of a tab that isn't there",
    rationale: """
      `select search` selects the tab of the innermost tabs around the screen. A presentation covers the tabs below it: dismiss it first, \
      then select. Anywhere else, name the tabs, as in `select Main.search`, while `Main` is shown.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab find stack Find
      }
      screen Home {
        on add -> present Add
      }
      screen Find
      modal Add { content stack Form }
      screen Form {
        on find -> select find
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab find stack Find
      }
      screen Home {
        on add -> present Add
      }
      screen Find
      modal Add { content stack Form }
      screen Form {
        on find -> dismiss all then select find
      }
      """)
}

extension Checker {
  func reportSelectWithoutTabs(for refusal: Refusal) {
    let range = graph.steps[refusal.step].range
    let slot = places.slots[refusal.slot]
    let subject = subject(of: refusal)
    let what = text(of: refusal)
    switch refusal.reason {
    case .tabsBelow:
      let unit = places.units[slot.unit].content
      let other = rootWithoutTab(below: slot.unit, for: refusal)
      report(
        diagnostic(
          .selectWithoutTabs, message: "`\(what)` can't reach the tabs: \(noun(of: unit)) covers them", for: refusal,
          label: "no tabs around `\(subject)` here",
          help: [
            other.map {
              "\(noun(of: $0)) can be below it, without such a tab: end `\(name(of: unit))`, and write `select` where it is presented"
            }
              ?? "dismiss first: \(Fix(code: "dismiss all then \(what)", edits: [.init(replacing: range.opening, with: "dismiss all then ")]))"
          ]))
    case .noSuchTab:
      let tabs = slot.kind.content.map { name(of: $0) } ?? "it"
      var help: Help = "name one of its tabs"
      if case .tabs(let id) = slot.kind {
        help =
          "\(help): \(list(of: graph.tabs[graph.tabSets[id].tabs].filter { $0.action == nil }.map { "`\(graph.text(of: $0.declared.name))`" }))"
      }
      if case .select(_, let name) = graph.steps[refusal.step].action, let root = rootTabs(with: name) {
        help = """
          `\(graph.text(of: name))` is a tab of `\(root)`: \(Fix(code: "switch to \(root) then \(what)", edits: [.init(replacing: range.opening, with: "switch to \(root) then ")]))
          """
      }
      report(
        diagnostic(
          .selectWithoutTabs, message: "`\(what)`: the tabs here are `\(tabs)`, which have no such tab", for: refusal,
          label: "no such tab around `\(subject)`",
          help: [help]))
    case .otherTabs:
      report(
        diagnostic(
          .selectWithoutTabs, message: "`\(what)` runs while these tabs aren't shown", for: refusal, label: "not on screen then",
          help: ["`switch to` their root first"]))
    default:
      if let asked = guardOfFlow(in: slot.unit) {
        return report(
          diagnostic(
            .selectWithoutTabs, message: "`\(what)` can run over the flow of `\(asked)`, which has no tabs", for: refusal,
            label: "no tabs under it then",
            help: [
              isShownAtOnce(refusal)
                ? "remove `links now`, so that the link waits until the flow has finished"
                : "let what presents it wait until the flow has finished"
            ]))
      }
      report(
        diagnostic(
          .selectWithoutTabs, message: "`\(subject)` has no tabs around it, so `\(what)` isn't possible here", for: refusal,
          label: "no tabs here",
          help: ["move `\(subject)` into a tab, or `switch to` the root that has this tab"]))
    }
  }

  /// Returns the name of the guard whose flow the unit is, or nil for other units.
  private func guardOfFlow(in unit: PresentationContextID) -> String? {
    let value = places.units[unit]
    guard value.flags.contains(.isGuardFlow),
      let asked = graph.guards.first(where: { $0.flow.map { graph.instances[$0].content } == value.content })
    else { return nil }
    return graph.text(of: asked.declared.name)
  }

  /// Whether the step belongs to a `links now` route or entry, which may be shown over the flow of a guard.
  private func isShownAtOnce(_ refusal: Refusal) -> Bool {
    let range = graph.steps[refusal.step].range
    func contains(_ destinations: IDRange<Destination>) -> Bool {
      graph.destinations[destinations].contains { destination in
        graph.arms[destination.arms].contains { $0.range.file == range.file && $0.range.start <= range.start && range.end <= $0.range.end }
      }
    }
    return graph.routes.contains { $0.links == .now && contains($0.destinations) }
      || graph.entries.contains { $0.links == .now && contains($0.destinations) }
  }

  /// Returns the name of a root's tabs that contain a tab with this name.
  private func rootTabs(with name: Name) -> String? {
    for unit in places.units where unit.kind == .root {
      guard case .tabs(let id) = unit.content,
        graph.tabs[graph.tabSets[id].tabs].contains(where: { $0.declared.name == name && $0.action == nil })
      else { continue }
      return graph.text(of: graph.tabSets[id].declared.name)
    }
    return nil
  }

  /// Returns a root without the tab, over which the unit can be presented.
  private func rootWithoutTab(below unit: PresentationContextID, for refusal: Refusal) -> Content? {
    guard case .select(nil, let name) = graph.steps[refusal.step].action else { return nil }
    var seen: Set<PresentationContextID> = [unit]
    var open = [unit]
    while let next = open.popLast() {
      for below in presentationWords.units(below: next) where seen.insert(below).inserted {
        if places.units[below].kind == .presented {
          open.append(below)
        } else if case .tabs(let tabs) = places.units[below].content,
          graph.tabs[graph.tabSets[tabs].tabs].contains(where: { $0.declared.name == name })
        {
          continue
        } else {
          return places.units[below].content
        }
      }
    }
    return nil
  }
}
