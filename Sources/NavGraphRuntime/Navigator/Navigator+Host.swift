import Foundation

// From the host: facts, taken over at once.
extension NavGraph.Navigator {
  /// That stack now shows only these of its screens.
  public func hostShows(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) { take { $0.hostShows(screens, in: stack) } }

  #if TABS || PAGES
  /// The user selected that tab, or turned to that page.
  public func hostSelected(_ index: Int, in container: NavGraph.NodeID) { take { $0.hostSelected(index, in: container) } }
  #endif

  #if TABS
  /// The user has tapped a tab that only acts.
  public func send(_ action: NavGraph.Event<G>, ofTabIn bar: NavGraph.NodeID) { take { $0.send(action, ofTabIn: bar) } }
  #endif

  #if TABS || PAGES && GUARDS
  /// The user wants that tab or that page, which UIKit was not allowed to show by itself.
  public func select(_ index: Int, in container: NavGraph.NodeID) { take { $0.select(index, in: container) } }

  /// Whether no guard asks when that tab is selected, or that page turned to.
  public func entersFreely(_ index: Int, in container: NavGraph.NodeID) -> Bool { scheduler.entersFreely(index, in: container) }
  #endif

  /// That modal has left the screen, or is to leave it.
  public func hostDismissed(_ modal: NavGraph.NodeID, _ outcome: NavGraph.Outcome<G.Result> = .dismissed(by: .user)) {
    take { $0.hostDismissed(modal, outcome) }
  }

  #if CONFIRMATION
  /// The user tried to take down a modal whose screens want to be asked.
  public func hostAttemptedDismissal(of modal: NavGraph.NodeID) { take { $0.hostAttemptedDismissal(of: modal) } }
  #endif
}
