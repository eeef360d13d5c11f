/// What the fixture calls `extern type Node`; inside the app's namespace that could mean something else.
public struct Node: Hashable, Sendable, Codable {}
