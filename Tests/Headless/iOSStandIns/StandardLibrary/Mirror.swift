/// The embedded standard library can't look into values.
public struct Mirror {
  public enum DisplayStyle: Sendable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
  public let displayStyle: DisplayStyle? = nil
  public let children: [(label: String?, value: Any)] = []

  public init(reflecting subject: Any) {}
}
