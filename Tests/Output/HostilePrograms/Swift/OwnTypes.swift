public nonisolated struct Node: Hashable, Sendable, Codable {}
