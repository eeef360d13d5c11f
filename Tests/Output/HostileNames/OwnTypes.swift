/// The type that the fixture declares as `extern type Node`. In the app's namespace, the name could refer to another type.
public struct Node: Hashable, Sendable, Codable {}
