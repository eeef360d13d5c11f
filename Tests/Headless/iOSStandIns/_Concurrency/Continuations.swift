public struct CheckedContinuation<T, E: Error>: Sendable {
  public func resume(returning value: sending T) {}
  public func resume(throwing error: E) {}
  public func resume(with result: sending Result<T, E>) {}
}

extension CheckedContinuation where T == Void {
  public func resume() {}
}

public struct UnsafeContinuation<T, E: Error>: Sendable {
  public func resume(returning value: sending T) {}
  public func resume(throwing error: E) {}
}

public func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = nil, function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T {
  while true {}
}

public func withCheckedThrowingContinuation<T>(
  isolation: isolated (any Actor)? = nil, function: String = "", _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> sending T {
  while true {}
}

public func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = nil
) async rethrows -> T {
  try await operation()
}
