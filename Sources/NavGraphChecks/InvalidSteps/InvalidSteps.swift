import NavGraphModel
import NavGraphSyntax

// Every step of an event must be possible in every place of its screen. `places.refusals` contains the steps that aren't.
extension Checker {
  func checkInvalidSteps() {
    let fromAnywhere = checkAppEvents()
    // Steps that depend on the top screen have one diagnostic, not one for each root.
    for refusal in places.refusals where refusal.place != nil || !fromAnywhere.contains(refusal.step) { report(refusal) }
  }

  private func report(_ refusal: Refusal) {
    switch refusal.reason {
    case .noStack: reportPushWithoutStack(for: refusal)
    case .noStackToPop: reportPopWithoutStack(for: refusal)
    case .atRoot: reportPopAtRoot(for: refusal)
    case .noTabs, .noSuchTab, .tabsBelow, .otherTabs: reportSelectWithoutTabs(for: refusal)
    case .actionTab: reportActionTabSelected(for: refusal)
    case .noSplit, .noColumn: reportColumnWithoutSplit(for: refusal)
    case .noPages, .noSuchPage: reportTurnWithoutPages(for: refusal)
    case .isAccessory: reportReplaceOfAccessory(for: refusal)
    case .noFlow: reportFinishOutsideFlow(for: refusal)
    case .nothingPresented: reportNothingToDismiss(for: refusal)
    case .nothingToClose: reportNothingToClose(for: refusal)
    }
  }

  /// Returns the label for the instance that fills a slot.
  private func standing(in slot: SlotID) -> String {
    switch places.slots[slot].role {
    case .tab: return "the tab it is in"
    case .accessory: return "it is the accessory here"
    case .column: return "the column it is in"
    case .page: return "the page it is in"
    case .unit:
      let unit = places.units[places.slots[slot].unit]
      if case .modal = unit.content { return "the modal's content" }
      return unit.kind == .presented ? "presented here" : "the root"
    }
  }

  /// Returns the source text of the step, such as `push Chat(id: chat)`.
  func text(of refusal: Refusal) -> String { source(at: graph.steps[refusal.step].range) }

  /// Returns the name of the screen that has the event, or else of the screen on which the step runs.
  func subject(of refusal: Refusal) -> String {
    if let place = refusal.place { return name(of: places.places[place].screen) }
    return screen(at: refusal.slot)
  }

  /// Returns the name of the screen on which the step runs. An earlier step of the sequence may have changed the screen.
  func screen(at slot: SlotID) -> String {
    if let first = places.slots[slot].first { return name(of: places.places[first].screen) }
    return places.chain(of: slot, in: graph).last ?? "it"
  }

  /// Whether the step runs in another slot than its event does, such as after `dismiss` or `select`.
  func isElsewhere(_ refusal: Refusal) -> Bool {
    places.slots[refusal.slot].showsScreens && refusal.place.map { places.places[$0].slot != refusal.slot } ?? false
  }

  /// Whether `close` is possible in each known place of the refusal.
  func canClose(_ refusal: Refusal) -> Bool {
    func canClose(_ place: PlaceID?, in slot: SlotID) -> Bool {
      if places.units[places.slots[slot].unit].kind == .presented || places.slots[slot].column != nil { return true }
      guard let place, places.places[place].slot == slot else { return false }
      return places.places[place].flags.contains(.isPushed) && !places.places[place].flags.contains(.isRoot)
    }
    return canClose(refusal.place, in: refusal.slot) && refusal.others.allSatisfy { canClose($0.place, in: $0.slot) }
  }

  /// Returns a message such as "`Inbox` has no stack in the tab `inbox`" or "`push Letter` runs on `Inbox`, which has no stack in the tab
  /// `inbox`".
  func lacksStack(for refusal: Refusal) -> String {
    let lack = "has no stack \(position(of: refusal.slot))"
    if isElsewhere(refusal) { return "`\(text(of: refusal))` runs on `\(screen(at: refusal.slot))`, which \(lack)" }
    return "`\(subject(of: refusal))` \(lack)"
  }

  /// Whether a slot can contain a stack. Pages and accessories can't.
  func canBeStack(_ slot: SlotID) -> Bool {
    switch places.slots[slot].role {
    case .page, .accessory: false
    case .unit, .tab, .column: true
    }
  }

  /// Returns the instances that show a screen without a stack where the step runs, at most 20.
  func bareInstances(for refusal: Refusal) -> [InstanceID] {
    var result: [InstanceID] = []
    for slot in [refusal.slot] + refusal.others.map(\.slot) where canBeStack(slot) {
      let unit = places.units[places.slots[slot].unit]
      var own: [InstanceID] = []
      if places.slots[slot].role == .unit, unit.kind != .root, case .screen = unit.content {
        own = presenters(of: unit.content)
      } else if let instance = instance(of: slot), case .screen = graph.instances[instance].content {
        own = [instance]
      }
      for instance in own where !result.contains(instance) && result.count < 20 { result.append(instance) }
    }
    return result
  }

  /// Returns a diagnostic with the labels and notes that these rules share: the step, the place, and a path to it.
  func diagnostic(_ rule: Rule, message: String, for refusal: Refusal, label: String, help: [Help]) -> Diagnostic {
    var secondary: [Label] = []
    if let source = source(of: refusal.slot) {
      secondary.append(Label(at: source, text: standing(in: refusal.slot)))
    }
    if let place = refusal.place, let event = refusal.event, case .group = graph.events[event].owner {
      let screen = graph.screens[places.places[place].screen]
      secondary.append(Label(at: screen.declared.nameRange, text: "`\(graph.text(of: screen.declared.name))` uses this event"))
    }
    var notes: [String] = []
    if isElsewhere(refusal), let way = wayElsewhere(for: refusal) {
      notes.append("reached by: \(way)")
    } else if let place = refusal.place {
      notes.append(reached(place))
      if isElsewhere(refusal) {
        let chain = places.chain(of: refusal.slot, in: graph)
        notes.append(chain.isEmpty ? "the step then runs at the root" : "the step then runs in: \(chain.joined(separator: " > "))")
      }
    } else if let first = places.slots[refusal.slot].first {
      notes.append(reached(first))
    }
    notes += alsoThere(for: refusal)
    return Diagnostic(
      rule, message: message, at: graph.steps[refusal.step].range, label: label, secondary: secondary, notes: notes, help: help)
  }

  /// Returns the fix that writes `close` instead of the step.
  func closing(_ refusal: Refusal) -> Fix {
    Fix("write `close`", applicability: .maybe, edits: [.init(replacing: graph.steps[refusal.step].range, with: "close")])
  }

  /// Returns a note with the other places where the same step fails, or an empty array.
  private func alsoThere(for refusal: Refusal) -> [String] {
    if refusal.count == 1 { return [] }
    func chain(of slot: SlotID, at place: PlaceID?) -> String {
      let names = places.chain(of: slot, in: graph)
      let isHere = place.map { places.places[$0].slot == slot } ?? false
      let screen = place.flatMap { isHere ? name(of: places.places[$0].screen) : nil } ?? screen(at: slot)
      if !names.isEmpty { return (names + [screen]).joined(separator: " > ") }
      return "\(screen) (\(places.units[places.slots[slot].unit].kind == .root ? "at the root" : "presented"))"
    }
    var told = [chain(of: refusal.slot, at: refusal.place)]
    for other in refusal.others {
      let text = chain(of: other.slot, at: other.place)
      if !told.contains(text) { told.append(text) }
    }
    let isMore = refusal.count > refusal.others.count + 1
    if told.count == 1 { return [] }
    return ["the same happens at: \(told.dropFirst().joined(separator: ", "))\(isMore ? " and more" : "")"]
  }

  /// Returns the path to a step that runs in another slot than its event, including the event, or nil if no presentation connects the two.
  private func wayElsewhere(for refusal: Refusal) -> String? {
    guard let place = refusal.place, let event = refusal.event else { return nil }
    let landing = "--\(graph.text(of: graph.events[event].declared.name))--> \(screen(at: refusal.slot))"
    let unit = places.unit(of: place)
    if unit == places.slots[refusal.slot].unit { return "\(places.way(to: place, in: graph)) \(landing)" }
    let words = presentationWords
    return words.presentation(of: unit, over: refusal.slot).flatMap { words.way(by: $0, to: place) }.map { "\($0) \(landing)" }
  }
}
