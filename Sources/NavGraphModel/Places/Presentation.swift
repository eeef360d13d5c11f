import NavGraphSyntax

/// One way to present a unit: from where, and by what.
package struct Presentation: Sendable {
  package enum Cause: Hashable, Sendable {
    case event(EventID)
    case `guard`(GuardID)
    case tab(TabID)
    case link
    /// An event of the app.
    case strike(EventID)
  }
  package var unit: UnitID
  /// Over which unit it comes.
  package var over: UnitID
  /// The slot of the presenter; a container stands for all that it may show.
  package var slot: SlotID
  /// What was on top there; nil where it is not known exactly.
  package var node: Node?
  /// The place whose event it is.
  package var source: PlaceID?
  package var cause: Cause
  /// `present X`; for a guard, the step that asked it.
  package var step: StepID?
  /// It comes after another unit has ended.
  package var isLate: Bool
}

extension Places {
  /// Of each unit, whether it is shown; others come up only where something would have to be that is reported.
  package var shownUnits: [Bool] {
    var result = units.map { $0.kind != .presented && $0.origin != .meant }
    var above = [[UnitID]](repeating: [], count: units.count)
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

/// A step that no container can serve at some place.
package struct Refusal: Sendable {
  package enum Reason: Hashable, Sendable {
    case noStack, noStackToPop, atRoot
    case noTabs, noSuchTab, actionTab
    /// A bare `select` in something presented.
    case tabsBelow
    /// `select Main.chats` where Main is not up.
    case otherTabs
    case noSplit
    case noColumn(Column)
    case noPages, noSuchPage
    /// A `replace` at an accessory.
    case isAccessory
    case noFlow, nothingPresented, nothingToClose
  }
  package var step: StepID
  package var event: EventID?
  /// Whose event it is; nil for the action of a tab.
  package var place: PlaceID?
  /// Where the step would run.
  package var slot: SlotID
  package var reason: Reason
  /// The step before it is a `pop`: it runs on what was below.
  package var isAfterPop = false
  /// How many places have the same trouble.
  package var count = 1
  /// The first few of the others.
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
  /// Where it would stand.
  package var slot: SlotID
}
