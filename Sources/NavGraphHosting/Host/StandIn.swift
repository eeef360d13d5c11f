import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A delegate for UIKit that replaces the one that the app or SwiftUI has set. Calls for which it has no method are forwarded to that
  /// one, so the object that implements a method of a future system also receives its calls. It isn't isolated to an actor, since
  /// Objective-C may query its methods anywhere.
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
