/// A stand-in for the name of a method.
public struct Selector: Hashable, Sendable {}
