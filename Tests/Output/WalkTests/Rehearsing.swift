import NavGraphRuntime
import NavGraphTesting
import UIKit

/// The rehearsal of any sample.
@MainActor protocol Rehearsing: AnyObject {
  func start(restoring saved: NavGraph.Snapshot?)
  var saved: NavGraph.Snapshot? { get }
  func stop()
  func open(_ number: Int)
  func look()
  func leftovers() -> [String]
  var isIdle: Bool { get }
  var state: [String] { get }
  var differences: [String] { get }
  func holds(_ controller: UIViewController) -> Bool
  var waiting: Int { get }
  var forgotten: Int { get }
  var hasLinks: Bool { get }
  var isInside: Bool { get }
  var shown: [String] { get }
  func shownAtStart(by number: Int) -> [String]?
  var stateWhenRestored: [String] { get }
  var log: [String] { get }
}

extension NavGraph.Rehearsal: Rehearsing {}
