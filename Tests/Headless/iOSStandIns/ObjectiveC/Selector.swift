/// The name of a method.
public struct Selector: Hashable, Sendable {}
