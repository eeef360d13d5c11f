// Declarations of the concurrency library that the type checker needs to reason about actors, for a target whose embedded standard
// library has none.

public protocol AnyActor: AnyObject, Sendable {}

public protocol Actor: AnyObject, Sendable {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

public struct UnownedSerialExecutor: Sendable {
  public init() {}
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

@globalActor public final actor MainActor: GlobalActor {
  public static let shared = MainActor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }

  public static func run<T: Sendable>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T {
    try await body()
  }

  public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T { while true {} }
}
