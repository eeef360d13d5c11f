/// A stand-in for Combine's publisher of changes.
@available(iOS 13.0, *) public final class ObservableObjectPublisher: @unchecked Sendable {
  private var listeners: [Int: () -> Void] = [:]
  private var lastListener = 0

  public init() {}

  public func send() {
    for listener in listeners.sorted(by: { $0.key < $1.key }) { listener.value() }
  }

  /// Calls `listener` before each change, until `forget(_:)` is called with the returned number.
  package func listen(_ listener: @escaping () -> Void) -> Int {
    lastListener += 1
    listeners[lastListener] = listener
    return lastListener
  }

  package func forget(_ number: Int) { listeners[number] = nil }
}
