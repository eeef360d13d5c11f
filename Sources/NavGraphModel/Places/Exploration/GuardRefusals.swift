/// The guards that are evaluated when a unit is presented or entered, and their flows that replace roots.
struct EntryGuards {
  /// Indexed by unit.
  private var guards: [[GuardID]] = []
  /// The flows that replace each root, and each flow there.
  private(set) var flowsInPlace: [UnitID: [UnitID]] = [:]

  subscript(unit: UnitID) -> [GuardID] { unit.index < guards.count ? guards[unit.index] : [] }

  mutating func add(_ added: [GuardID], to unit: UnitID) {
    while guards.count <= unit.index { guards.append([]) }
    guards[unit.index] += added
  }

  mutating func add(flows: [UnitID], inPlaceOf unit: UnitID) { flowsInPlace[unit, default: []] += flows }
}

/// The guards that can refuse in the end, and what waits for that.
struct GuardRefusals {
  /// What follows a refusal.
  enum Sequel {
    /// The unit that the guard protects is as good as dismissed.
    case unit(UnitID)
    case arm(ArmID, Cursor, Way)
  }
  /// The outcomes that end a flow: it is dismissed, or it finishes and the condition is still false.
  static let ends: Unit.Flags = [.canBeDismissed, .isDismissedAsLowest, .finishes]

  private var mayRefuse: [Bool]
  private var sequels: [[Sequel]]
  private var guardsOfFlows: [Content: [GuardID]] = [:]

  /// A guard without a flow refuses at once. With one, its flow must have ended.
  init(_ graph: NavigationGraph) {
    mayRefuse = graph.guards.map { $0.flow.map { graph.instances[$0].content == .unknown } ?? true }
    sequels = Array(repeating: [], count: graph.guards.count)
    for id in graph.guards.ids {
      if let flow = graph.guards[id].flow { guardsOfFlows[graph.instances[flow].content, default: []].append(id) }
    }
  }

  /// The guards with that flow.
  func guards(withFlow content: Content) -> [GuardID] { guardsOfFlows[content] ?? [] }

  /// Returns whether a guard can refuse. If that isn't known yet, what follows waits for it.
  mutating func canRefuse(_ id: GuardID, before sequel: Sequel) -> Bool {
    if !mayRefuse[id.index] { sequels[id.index].append(sequel) }
    return mayRefuse[id.index]
  }

  /// Notes that a guard can refuse, and returns what has waited for that.
  mutating func refuse(_ id: GuardID) -> [Sequel] {
    mayRefuse[id.index] = true
    defer { sequels[id.index] = [] }
    return sequels[id.index]
  }

  /// Returns what still waits for guards that satisfy a condition.
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
