public nonisolated struct Color: Hashable, Sendable, Codable {}
public nonisolated struct Binding: Hashable, Sendable {}
public nonisolated struct EmptyView: Hashable, Sendable, Codable {}
