import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: a step that ends the modal counts even if no path leads to it.
  static let noWayOut = Rule(
    number: 0607, severity: .error, summary: "modal that can neither finish nor be dismissed",
    rationale: """
      The modal covers the whole screen or has `dismissal blocked`, so the user can't swipe it away, and no event inside finishes, \
      dismisses or leaves it. The user is stuck there. Add an event that ends it to one of its screens.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on terms -> present Terms
      }
      modal Terms {
        content   stack Text
        dismissal blocked
      }
      screen Text
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on terms -> present Terms
      }
      modal Terms {
        content   stack Text
        dismissal blocked
      }
      screen Text {
        on accept -> finish
      }
      """)
}

extension Checker {
  /// Returns the units that can neither finish nor be dismissed, each with its first presentation and the reason.
  func caughtUnits() -> [PresentationContextID: (presentation: Presentation, why: String)] {
    let leaves = unitsThatLeave()
    var caught: [PresentationContextID: (presentation: Presentation, why: String)] = [:]
    for presentation in places.presentations where caught[presentation.unit] == nil && isShown[presentation.over.index] {
      let unit = places.units[presentation.unit]
      guard unit.slot != nil, !leaves[presentation.unit.index], !devices.of(presentation).isEmpty,
        let reason = reasonNotSwiped(for: presentation)
      else { continue }
      caught[presentation.unit] = (presentation, reason.why)
    }
    return caught
  }

  func checkWaysOut() {
    if caught.isEmpty { return }
    let words = presentationWords
    var told: Set<Content> = []
    for id in places.units.ids {
      guard let found = caught[id] else { continue }
      let content = places.units[id].content
      guard let declared = graph.declared(of: content), !declared.isPoisoned, told.insert(content).inserted else { continue }
      var secondary: [Label] = []
      if case .guard(let id) = found.presentation.cause, let flow = graph.guards[id].flow {
        secondary.append(
          Label(at: graph.instances[flow].range, text: "presented when `\(graph.text(of: graph.guards[id].declared.name))` fails"))
      } else if let step = found.presentation.step, case .present(let instance, _) = graph.steps[step].action {
        secondary.append(Label(at: graph.instances[instance].range, text: "presented here"))
      }
      let device = device(of: id, among: caught.keys)
      report(
        Diagnostic(
          .noWayOut, message: "`\(name(of: content))` can neither finish nor be dismissed\(device)", at: declared.nameRange,
          label: found.why,
          secondary: secondary,
          notes: words.way(by: found.presentation, on: devices.of(found.presentation)).map { ["reached by: \($0)"] } ?? [],
          help: [
            places.units[id].slot.flatMap { places.slots[$0].first }.map {
              addingEvent(named: "close", action: "dismiss", to: places.places[$0].screen)
            }
              ?? "add an event that leaves it to one of its screens"
          ]))
    }
  }

  /// Returns the devices on which a modal has the problem, such as " on a pad", or an empty string for all that show it.
  private func device(of unit: PresentationContextID, among caught: some Collection<PresentationContextID>) -> String {
    let content = places.units[unit].content
    let isEverywhere = places.units.ids.allSatisfy { other in
      places.units[other].content != content || places.units[other].kind != .presented || caught.contains(other)
    }
    if isEverywhere { return "" }
    let idioms = devices.of(unit)
    return " on " + list(of: Self.deviceWords.filter { idioms.contains($0.0) }.map(\.1))
  }

  /// Returns why the user can't dismiss a unit, for the first presentation that prevents it.
  func firstHeldPresentation(of unit: PresentationContextID) -> (reason: NotSwiped, isBlocked: Bool)? {
    for presentation in places.presentations where presentation.unit == unit && isShown[presentation.over.index] {
      guard let reason = reasonNotSwiped(for: presentation) else { continue }
      var isBlocked = false
      if case .modal(let id) = places.units[unit].content { isBlocked = graph.modals[id].dismissal == .blocked }
      return (reason, isBlocked)
    }
    return nil
  }

  /// Returns whether each unit can end: an event in it or in a unit that it presents ends or leaves it, or it isn't completely known.
  /// Indexed by `PresentationContextID`.
  private func unitsThatLeave() -> [Bool] {
    var result = places.units.map { !$0.flags.isDisjoint(with: [.finishes, .dismisses, .escapes, .isPoisoned]) || $0.kind != .presented }
    var below = [[PresentationContextID]](repeating: [], count: result.count)
    for presentation in places.presentations where !devices.of(presentation).isEmpty {
      below[presentation.unit.index].append(presentation.over)
    }
    func spread(from start: [PresentationContextID], past isOpen: (PresentationContextID) -> Bool) {
      var open = start
      while let unit = open.popLast() {
        for next in below[unit.index] where places.units[next].kind == .presented && !result[next.index] && isOpen(next) {
          result[next.index] = true
          open.append(next)
        }
      }
    }
    spread(from: places.units.ids.filter { !places.units[$0].flags.isDisjoint(with: [.escapes, .isPoisoned]) }) { _ in true }
    // A link waits for a modal that blocks dismissal.
    let opening = places.units.ids.filter { places.units[$0].flags.contains(.leavesByLink) && !isBlocked($0) }
    for unit in opening { result[unit.index] = true }
    spread(from: opening) { !isBlocked($0) }
    return result
  }

  private func isBlocked(_ unit: PresentationContextID) -> Bool {
    if case .modal(let id) = places.units[unit].content { graph.modals[id].dismissal == .blocked } else { false }
  }

  private static let deviceWords: [(Idioms, String)] = [(.phone, "a phone"), (.pad, "a pad"), (.mac, "a Mac"), (.vision, "Apple Vision")]

  /// The reason why the user can't swipe a modal down.
  struct NotSwiped {
    /// The reason in words, such as "covers the whole screen".
    var what: String
    /// The device to which the reason applies, or nil for all devices.
    var device: String?
    var range: SourceRange?

    var why: String { "\(what)\(device.map { " on \($0)" } ?? ""), and no event leaves it" }
  }

  /// Returns why the user can't swipe a presentation down on some device that shows it, or nil if that is possible or unknown.
  func reasonNotSwiped(for presentation: Presentation) -> NotSwiped? {
    let content = places.units[presentation.unit].content
    let cover = NotSwiped(what: "covers the whole screen")
    var own: Style?
    if let step = presentation.step, case .present(_, let style) = graph.steps[step].action { own = style }
    guard case .modal(let id) = content else {
      if case .guard = presentation.cause { return NotSwiped(what: "covers the whole screen as a guard's flow") }
      return own.map(\.isSwiped) == false ? cover : nil
    }
    let modal = graph.modals[id]
    if modal.dismissal == .blocked { return NotSwiped(what: "`dismissal blocked`") }
    if let own, modal.compact == nil, own != .popover { return own.isSwiped ? nil : cover }
    let idioms = devices.of(presentation)
    let shown = Self.deviceWords.filter { idioms.contains($0.0) }
    let held = shown.filter { !graph.isSwiped(content, style: own, on: $0.0) }
    guard let (idiom, word) = held.first else { return nil }
    let use = own == nil ? graph.styleUse(of: modal, on: idiom) : nil
    // In compact width, `compact` can turn another style into a cover.
    let isAdapted = (own ?? use?.style ?? .automatic).isSwiped
    let range = isAdapted && modal.compact != nil ? modal.compactRange : use?.range
    let isEverywhere = held.count == shown.count && !isAdapted && use?.idioms.isEmpty ?? true
    return NotSwiped(what: cover.what, device: isEverywhere ? nil : word, range: range)
  }
}
