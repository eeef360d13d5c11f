/// The embedded standard library can't look into values.
public struct Mirror {
  public let children: [(label: String?, value: Any)] = []

  public init(reflecting subject: Any) {}
}
