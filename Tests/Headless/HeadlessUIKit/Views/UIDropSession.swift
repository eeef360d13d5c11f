/// A drag session over the interface.
@available(iOS 11.0, *) @MainActor public protocol UIDropSession: NSObjectProtocol {}

/// The result of a drop.
@available(iOS 11.0, *) public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}
