import Foundation

// Events of the app, which happen wherever the user is.
extension NavGraph.Navigator {
  /// Carries out an event of the app on top of whatever is up. It waits until the scene has a root.
  public func strike(_ event: NavGraph.Event<G>) { take { $0.strike(event) } }

  #if OUTCOMES
  /// Carries out an event of the app, and waits until what it presents has ended.
  public func perform(_ event: NavGraph.Event<G>) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.strike(event)))
  }
  #endif
}
