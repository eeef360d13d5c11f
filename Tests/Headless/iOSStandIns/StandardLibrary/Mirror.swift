/// A stand-in for reflection, which the embedded standard library lacks.
public struct Mirror {
  public enum DisplayStyle: Sendable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
  public let displayStyle: DisplayStyle? = nil
  public let children: [(label: String?, value: Any)] = []

  public init(reflecting subject: Any) {}
}
