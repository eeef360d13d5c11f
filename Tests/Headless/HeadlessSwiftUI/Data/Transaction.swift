/// The context of a change, which determines whether it's animated.
@available(iOS 13.0, *) public struct Transaction {
  public var disablesAnimations = false

  public init() {}

  @MainActor static var current = Transaction()
}

/// Runs `body` with a transaction that applies to its changes (SwiftUI-P8).
@available(iOS 13.0, *) @MainActor @preconcurrency public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let before = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = before }
  return try body()
}
