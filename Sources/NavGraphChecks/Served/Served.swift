import NavGraphModel
import NavGraphSyntax

// Every event must be servable in every place of its screen. What is not was noted when the places were found.
extension Checker {
  mutating func report(_ refusal: Refusal) {
    switch refusal.reason {
    case .noStack: reportPushWithoutStack(refusal)
    case .noStackToPop: reportPopWithoutStack(refusal)
    case .atRoot: reportPopAtRoot(refusal)
    case .noTabs, .noSuchTab, .tabsBelow, .otherTabs: reportSelectWithoutTabs(refusal)
    case .actionTab: reportActionTabSelected(refusal)
    case .noSplit, .noColumn: reportColumnWithoutSplit(refusal)
    case .noPages, .noSuchPage: reportTurnWithoutPages(refusal)
    case .noFlow: reportFinishOutsideFlow(refusal)
    case .nothingPresented: reportNothingToDismiss(refusal)
    case .nothingToClose: reportNothingToClose(refusal)
    }
  }

  /// What the author's words for a slot make of it.
  private func standing(_ slot: SlotID) -> String {
    switch places.slots[slot].role {
    case .tab: return "the tab that it stands in"
    case .accessory: return "it is the accessory here"
    case .column: return "the column that it stands in"
    case .page: return "the page that it stands in"
    case .unit:
      let unit = places.units[places.slots[slot].unit]
      if case .modal = unit.content { return "the modal's content" }
      return unit.kind == .presented ? "presented here" : "the root"
    }
  }

  /// The step as it was written: `push Chat(id: chat)`.
  func text(_ refusal: Refusal) -> String { source(graph.steps[refusal.step].range) }

  /// The name of the screen whose event it is, or that the step would run on.
  func subject(_ refusal: Refusal) -> String {
    if let place = refusal.place { return name(places.places[place].screen) }
    if let first = places.slots[refusal.slot].first { return name(places.places[first].screen) }
    return places.chain(of: refusal.slot, in: graph).last ?? "it"
  }

  /// What all these findings have in common: the step, the place, the way to it.
  func finding(_ rule: Rule, _ message: String, _ refusal: Refusal, _ label: String, help: [String], fixes: [Fix] = []) -> Diagnostic {
    var secondary: [Label] = []
    if let source = source(of: refusal.slot) {
      secondary.append(Label(source, standing(refusal.slot)))
    }
    if let place = refusal.place, let event = refusal.event, case .group = graph.events[event].owner {
      let screen = graph.screens[places.places[place].screen]
      secondary.append(Label(screen.declared.nameRange, "`\(graph.text(screen.declared.name))` uses this event"))
    }
    var notes: [String] = []
    if let place = refusal.place {
      notes.append(reached(place))
      if places.places[place].slot != refusal.slot {
        notes.append("the step then runs in: \(places.chain(of: refusal.slot, in: graph).joined(separator: " > "))")
      }
    } else if let first = places.slots[refusal.slot].first {
      notes.append(reached(first))
    }
    if refusal.count > 1 { notes.append("the same happens \(refusal.count == 2 ? "once" : "\(refusal.count - 1) times") more") }
    return Diagnostic(
      rule, message, at: graph.steps[refusal.step].range, label, secondary: secondary, notes: notes, help: help, fixes: fixes)
  }
}
