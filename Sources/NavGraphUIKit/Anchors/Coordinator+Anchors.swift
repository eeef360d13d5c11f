import NavGraphPlatform
import NavGraphRuntime

// Steps and events that point at something.
extension NavGraph.Coordinator {
  public func go(_ action: NavGraph.Action<G>, anchor: NavGraph.Anchor?, named name: String = #function) {
    send(NavGraph.Event("\(Self.self).\(name)", action), anchor: anchor)
  }

  public func send(_ event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) { place?.send(event, anchor: anchor) }

  #if OUTCOMES
  public func outcome(
    of action: NavGraph.Action<G>, anchor: NavGraph.Anchor?, named name: String = #function
  ) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Event("\(Self.self).\(name)", action), anchor: anchor)
  }

  public func outcome(of event: NavGraph.Event<G>, anchor: NavGraph.Anchor?) async -> NavGraph.Outcome<G.Result> {
    await place?.perform(event, anchor: anchor) ?? .dismissed(by: .parent)
  }
  #endif
}
