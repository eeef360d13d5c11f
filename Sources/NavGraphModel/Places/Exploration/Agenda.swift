/// The remaining work: continuations, each once for each node that can be on top, and then the places whose events haven't run.
struct Agenda {
  enum Item {
    case continuation(Continuation)
    case place(PlaceID)
  }
  private var continuations: [Continuation] = []
  private var nextContinuation = 0
  private var nextPlace = 0
  private var seen = SeenKeys()
  /// The limit on continuations. Each continuation can run at every place of an app, so they have the same limit as the places.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func isEmpty(with found: Places) -> Bool { nextContinuation == continuations.count && nextPlace == found.places.count }

  mutating func next(with found: Places) -> Item? {
    if nextContinuation < continuations.count {
      let item = continuations[nextContinuation]
      nextContinuation += 1
      if nextContinuation == continuations.count {
        continuations.removeAll(keepingCapacity: true)
        nextContinuation = 0
      }
      return .continuation(item)
    }
    guard nextPlace < found.places.count else { return nil }
    nextPlace += 1
    return .place(PlaceID(nextPlace - 1))
  }

  /// Adds a continuation that begins with `step`, unless an equal one was added.
  ///
  /// - Returns: False if the agenda is full.
  mutating func add(_ item: Continuation, from step: StepID) -> Bool {
    guard continuations.count <= limit else { return false }
    let top = item.cursor.node?.raw ?? (0xC000_0000 | item.cursor.slot.raw)
    // A graph has so few steps that the two high bits of their IDs are free.
    let key = packed(high: step.raw | (item.cursor.isUnder ? 1 << 31 : 0) | (item.way.isCollapsed ? 1 << 30 : 0), low: top)
    if seen.insert(key, below: item.cursor.above) { continuations.append(item) }
    return true
  }
}
