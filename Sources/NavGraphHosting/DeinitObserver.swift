import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// An object that performs a closure when the object that holds it is deallocated.
  @MainActor package final class DeinitObserver {
    private let work: @MainActor @Sendable () -> Void

    package init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit {
      let work = work
      _Concurrency.Task { @MainActor in work() }
    }
  }

  /// The duration of the cross-fade between roots in seconds.
  package nonisolated static let rootDissolveDuration = 0.3

  /// A delegate that replaces one that the app or SwiftUI has set. Methods that it doesn't implement are forwarded to that one, including
  /// those of future systems. The class isn't isolated, because Objective-C can query its methods on any thread.
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
