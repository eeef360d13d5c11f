import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little, as `Traps` does: anything that may lead out counts as leading out.
  static let deadEnd = Rule(
    number: 0610, severity: .warning, summary: "screen that the user can't leave",
    rationale: """
      The screen has no Back button, there is no tab or column next to it to select, its presentation can't be swiped away, and none of \
      its events leads anywhere else. Add an event that leads out, or show the Back button. If only the navigation bar is hidden, this is \
      a note, because the app may show its own Back button. Declare that button as an event, so that it is part of the graph.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pay -> push Receipt
      }
      screen Receipt {
        back hidden
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pay -> push Receipt
      }
      screen Receipt {
        back hidden
        on done -> pop to root
      }
      """)
}

extension Checker {
  func deadEnd(at place: PlaceID, moves: TransitionGraph) -> Diagnostic {
    let value = places.places[place]
    let screen = graph.screens[value.screen]
    let name = name(of: value.screen)
    let leadsToItself =
      !screen.events.isEmpty && (!moves.moves(from: place).isEmpty || places.edges(from: place).contains { $0.kind != .guard })
    let bars = reasonsNotLeft(for: [place])
    let other = screen.backMode == .hidden ? "`hidden`" : screen.hasWayBack ? "`navigationBar` in `hides`" : "`swipeBack none`"
    let help: Help =
      value.flags.contains(.isPushed)
      ? "\(addingEvent(named: "done", action: "pop to root", to: value.screen)), or remove \(other)"
      : collapsed.covers(value.slot, in: places)
        ? "\(addingEvent(named: "done", action: "show sidebar", to: value.screen)), or remove \(other)"
        : addingEvent(named: "close", action: "dismiss", to: value.screen)
    return Diagnostic(
      .deadEnd, message: "the user can't leave `\(name)`", at: screen.declared.nameRange,
      label: leadsToItself ? "its events lead nowhere else" : "no event leads anywhere from here", secondary: bars.labels,
      notes: [reached(place)] + bars.notes, help: [help])
  }

  /// Returns a label for the option that removes both the Back button and the swipe back.
  private func takenWayBack(of screen: Screen) -> Label? {
    if screen.backMode == .hidden { return screen.backRange.map { Label(at: $0, text: "its Back button is hidden") } }
    if screen.hasWayBack {
      return screen.hidesRange.map { Label(at: $0, text: "without this bar there is no Back button and no swipe back") }
    }
    return screen.swipeBackRange.map { Label(at: $0, text: "the swipe back is off, and the bar with the Back button is hidden") }
  }

  /// Whether an event ends the presentation that contains a place.
  func leads(out place: PlaceID) -> Bool {
    guard places.units[places.unit(of: place)].kind != .root else { return false }
    return places.edges(from: place).contains { [.finish, .dismiss, .dismissAll].contains($0.kind) }
  }

  /// Returns labels and notes for what keeps the user from going back and from dismissing.
  func reasonsNotLeft(for members: [PlaceID]) -> (labels: [Label], notes: [String]) {
    var labels: [Label] = []
    var notes: [String] = []
    var isSeen: Set<ScreenID> = []
    var isNoted: Set<PresentationContextID> = []
    for place in members {
      let value = places.places[place]
      let slot = places.slots[value.slot]
      if value.flags.contains(.isPushed) || collapsed.covers(value.slot, in: places), isSeen.insert(value.screen).inserted,
        labels.count < 3,
        !graph.screens[value.screen].hasSystemBack, let taken = takenWayBack(of: graph.screens[value.screen])
      {
        labels.append(taken)
      }
      if slot.column != nil, places.units[slot.unit].kind == .root, isNoted.insert(slot.unit).inserted {
        notes.append("on a phone the split is collapsed, so no other column is next to it")
      }
      guard places.units[slot.unit].kind == .presented, isNoted.insert(slot.unit).inserted, labels.count < 5,
        let held = firstHeldPresentation(of: slot.unit)
      else { continue }
      let content = places.units[slot.unit].content
      if let range = held.reason.range ?? graph.declared(of: content)?.nameRange {
        let device = held.reason.device.map { " on \($0)" } ?? ""
        let cover = "covers the whole screen\(device), so it can't be swiped away"
        labels.append(Label(at: range, text: held.isBlocked ? "`\(self.name(of: content))` can't be swiped away" : cover))
      }
    }
    return (labels, notes)
  }
}
