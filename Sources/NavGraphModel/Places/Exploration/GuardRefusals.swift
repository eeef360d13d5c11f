/// The guards that are evaluated when a unit is presented or entered, and their flows that replace roots.
struct EntryGuards {
  /// The guards, indexed by `PresentationContextID`.
  private var guards: [[GuardID]] = []
  /// The flows that replace each root, and those that replace these flows.
  private(set) var flowsInPlace: [PresentationContextID: [PresentationContextID]] = [:]

  subscript(unit: PresentationContextID) -> [GuardID] { unit.index < guards.count ? guards[unit.index] : [] }

  mutating func add(_ added: [GuardID], to unit: PresentationContextID) {
    while guards.count <= unit.index { guards.append([]) }
    guards[unit.index] += added
  }

  mutating func add(flows: [PresentationContextID], inPlaceOf unit: PresentationContextID) { flowsInPlace[unit, default: []] += flows }
}

/// The guards that can fail in the end, and the effects that wait for that.
struct GuardRefusals {
  /// An effect of a guard that fails.
  enum Sequel {
    /// The unit that the guard protects counts as dismissed.
    case unit(PresentationContextID)
    case arm(ArmID, Cursor, Way)
  }
  /// The outcomes that end a flow: it is dismissed, or it finishes while the guard still fails.
  static let ends: PresentationContext.Flags = [.canBeDismissed, .isDismissedAsLowest, .finishes]

  private var mayRefuse: [Bool]
  private var sequels: [[Sequel]]
  private var guardsOfFlows: [Content: [GuardID]] = [:]

  /// Creates the state in which only guards without a flow can fail.
  init(of graph: NavigationGraph) {
    mayRefuse = graph.guards.map { $0.flow.map { graph.instances[$0].content == .unknown } ?? true }
    sequels = Array(repeating: [], count: graph.guards.count)
    for id in graph.guards.ids {
      if let flow = graph.guards[id].flow { guardsOfFlows[graph.instances[flow].content, default: []].append(id) }
    }
  }

  func guards(withFlow content: Content) -> [GuardID] { guardsOfFlows[content] ?? [] }

  /// Returns whether a guard can fail. If that isn't known yet, `sequel` waits for it.
  mutating func canRefuse(_ id: GuardID, before sequel: Sequel) -> Bool {
    if !mayRefuse[id.index] { sequels[id.index].append(sequel) }
    return mayRefuse[id.index]
  }

  /// Notes that a guard can fail, and returns the sequels that have waited for that.
  mutating func refuse(_ id: GuardID) -> [Sequel] {
    mayRefuse[id.index] = true
    defer { sequels[id.index] = [] }
    return sequels[id.index]
  }

  /// Returns the units and outcome handlers that still wait for certain guards.
  func pending(where isWanted: (GuardID) -> Bool) -> (units: Set<PresentationContextID>, arms: Set<ArmID>) {
    var result: (units: Set<PresentationContextID>, arms: Set<ArmID>) = ([], [])
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
