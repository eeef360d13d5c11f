import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Does something when the object that holds it has gone.
  @MainActor package final class Ending {
    private let work: @MainActor @Sendable () -> Void

    package init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit {
      let work = work
      _Concurrency.Task { @MainActor in work() }
    }
  }

  /// How many seconds one root takes to fade into the next.
  package nonisolated static let rootDissolveDuration = 0.3

  /// A delegate of UIKit's in the place of one that the app or SwiftUI has set. What it has no method for goes to that one by itself, so
  /// methods of systems to come are heard by who has them. It belongs to no actor, since Objective-C may ask it anywhere what it has.
  nonisolated open class StandIn: NSObject {
    package final weak var forwards: AnyObject?

    #if canImport(ObjectiveC)
    private func forwards(_ selector: Selector!) -> Bool { (forwards as? any NSObjectProtocol)?.responds(to: selector) ?? false }

    open override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) || forwards(selector) }

    open override func forwardingTarget(for selector: Selector!) -> Any? {
      forwards(selector) ? forwards : super.forwardingTarget(for: selector)
    }
    #endif
  }
}
