import NavGraphSyntax

/// Which guards can say no in the end, and what waits for that.
struct Refusals {
  /// What comes of a no.
  enum Sequel {
    /// The unit that the guard protects is as good as dismissed.
    case unit(UnitID)
    case arm(ArmID, Cursor, Way)
  }
  /// How a flow ends: dismissed, or finished and the app says no again.
  static let ends: Unit.Flags = [.canBeDismissed, .isDismissedAsLowest, .finishes]

  fileprivate var mayRefuse: [Bool]
  fileprivate var sequels: [[Sequel]]
  fileprivate var guardsOfFlows: [Content: [GuardID]] = [:]

  /// Without a flow, no is final at once. With one, its flow must have ended.
  init(_ graph: NavigationGraph) {
    mayRefuse = graph.guards.map { $0.flow.map { graph.instances[$0].content == .unknown } ?? true }
    sequels = Array(repeating: [], count: graph.guards.count)
    for id in graph.guards.ids {
      if let flow = graph.guards[id].flow { guardsOfFlows[graph.instances[flow].content, default: []].append(id) }
    }
  }

  /// What nothing has come of, by guards for which that is wanted.
  func pending(_ isWanted: (GuardID) -> Bool) -> (units: Set<UnitID>, arms: Set<ArmID>) {
    var result: (units: Set<UnitID>, arms: Set<ArmID>) = ([], [])
    for (index, sequels) in sequels.enumerated() where isWanted(GuardID(index)) {
      for sequel in sequels {
        switch sequel {
        case .unit(let unit): result.units.insert(unit)
        case .arm(let arm, _, _): result.arms.insert(arm)
        }
      }
    }
    return result
  }
}

extension PlaceExplorer {
  /// What follows where a guard says no, now or as soon as it is known that it can.
  mutating func onRefusal(of guardID: GuardID, _ sequel: Refusals.Sequel) {
    if refusals.mayRefuse[guardID.index] { follow(sequel) } else { refusals.sequels[guardID.index].append(sequel) }
  }

  /// A unit whose guard says no does not come up.
  mutating func refuseEntry(of unit: UnitID) {
    if found.units[unit].flags.contains(.canBeDismissed) { return }
    for guardID in entryGuards[unit.index] { onRefusal(of: guardID, .unit(unit)) }
  }

  /// The flow of these guards can end.
  mutating func noteRefusals(byFlow content: Content) {
    for guardID in refusals.guardsOfFlows[content] ?? [] { noteRefusal(of: guardID) }
  }

  mutating func noteRefusal(of guardID: GuardID) {
    if refusals.mayRefuse[guardID.index] { return }
    refusals.mayRefuse[guardID.index] = true
    let waiting = refusals.sequels[guardID.index]
    refusals.sequels[guardID.index] = []
    for sequel in waiting { follow(sequel) }
  }

  private mutating func follow(_ sequel: Refusals.Sequel) {
    switch sequel {
    case .unit(let unit): note(.canBeDismissed, unit)
    case .arm(let arm, let cursor, let way):
      refusedArms.insert(arm)
      start(arm, at: cursor, way)
    }
  }
}
