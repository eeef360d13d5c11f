import NavGraphSyntax

/// A presentation of a unit: its presenter and its cause.
package struct Presentation: Sendable {
  package enum Cause: Hashable, Sendable {
    case event(EventID)
    case `guard`(GuardID)
    case tab(TabID)
    case link
    /// An app-level event.
    case appEvent(EventID)
  }
  package var unit: PresentationContextID
  /// The unit under the presented one.
  package var over: PresentationContextID
  /// The slot of the presenter. A container represents everything that it can show.
  package var slot: SlotID
  /// The node that was on top of the slot; nil if it isn't known exactly.
  package var node: Node?
  /// The place whose event presents the unit.
  package var source: PlaceID?
  package var cause: Cause
  /// The `present` step; for a guard, the step that requires it.
  package var step: StepID?
  /// Whether the presentation follows the end of another unit.
  package var isLate: Bool
}

extension Places {
  /// Whether each unit is shown, indexed by `PresentationContextID`. Other units would only be presented by steps that have a diagnostic.
  package var shownUnits: [Bool] {
    var result = units.map { $0.kind != .presented && $0.origin != .meant }
    var above = [[PresentationContextID]](repeating: [], count: units.count)
    for presentation in presentations { above[presentation.over.index].append(presentation.unit) }
    var open = units.ids.filter { result[$0.index] }
    while let unit = open.popLast() {
      for next in above[unit.index] where !result[next.index] {
        result[next.index] = true
        open.append(next)
      }
    }
    return result
  }
}

/// A step that no container can perform at some place.
package struct Refusal: Sendable {
  package enum Reason: Hashable, Sendable {
    case noStack, noStackToPop, atRoot
    case noTabs, noSuchTab, actionTab
    /// A `select` without a name of tabs, inside something presented.
    case tabsBelow
    /// A `select Main.chats` where `Main` isn't shown.
    case otherTabs
    case noSplit
    case noColumn(Column)
    case noPages, noSuchPage
    /// A `replace` in an accessory.
    case isAccessory
    case noFlow, nothingPresented, nothingToClose
  }
  package var step: StepID
  package var event: EventID?
  /// The place whose event runs the step; nil for the action of a tab.
  package var place: PlaceID?
  /// The slot in which the step would run.
  package var slot: SlotID
  package var reason: Reason
  /// Whether the step follows a `pop`, so that it runs on the screen below.
  package var isAfterPop = false
  /// The number of places at which the step fails.
  package var count = 1
  /// The first few of the other places.
  package var others: [Other] = []

  package struct Other: Sendable {
    package var place: PlaceID?
    package var slot: SlotID
  }
}

/// A `pop to X` that runs where `node` is on top.
package struct PopTo: Sendable {
  package var step: StepID
  package var event: EventID?
  package var source: PlaceID?
  package var node: Node
  package var slot: SlotID
  package var screen: ScreenID
}

/// A container inside another of its kind.
package struct Nesting: Sendable {
  package var instance: InstanceID
  /// The slot that the container would have.
  package var slot: SlotID
}
