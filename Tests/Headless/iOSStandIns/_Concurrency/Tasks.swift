public struct TaskPriority: Sendable, Hashable {
  public static let high = TaskPriority()
  public static let medium = TaskPriority()
  public static let low = TaskPriority()
  public static let userInitiated = TaskPriority()
  public static let utility = TaskPriority()
  public static let background = TaskPriority()
}

public struct CancellationError: Error {
  public init() {}
}

public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
  public var isCancelled: Bool { false }
  public func cancel() {}
}

extension Task where Failure == Never {
  @discardableResult public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {}

  public var value: Success { get async { while true {} } }
}

extension Task where Failure == any Error {
  @discardableResult public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {}

  public var value: Success { get async throws { while true {} } }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { false }
  public static func yield() async {}
  public static func checkCancellation() throws {}
}
