import Foundation

// Events that point at something.
extension NavGraph.Place {
  public func send(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) {
    if let answer { _ = answer(event) } else { navigator?.send(event, from: id, anchor: anchor) }
  }

  #if OUTCOMES
  public func perform(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) async -> NavGraph.Outcome<G.Result> {
    if let answer { return answer(event) }
    return await navigator?.perform(event, from: id, anchor: anchor) ?? .dismissed(by: .parent)
  }
  #endif
}

extension NavGraph.Navigator {
  public func send(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?) {
    take { $0.enqueue(NavGraph.Scheduler.Intent(event, from: place, anchor)) }
  }

  #if OUTCOMES
  public func perform(
    _ event: NavGraph.Event<G>, from place: NavGraph.NodeID, anchor: NavGraph.Anchor?
  ) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(event, from: place, anchor))
  }
  #endif
}

nonisolated extension NavGraph.Scheduler.Intent {
  fileprivate init(_ event: NavGraph.Event<G>, from place: NavGraph.NodeID, _ anchor: NavGraph.Anchor?) {
    self.init(.event(event, from: place))
    self.anchor = anchor
  }
}
