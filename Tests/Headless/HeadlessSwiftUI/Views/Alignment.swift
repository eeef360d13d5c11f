/// The alignment of a view. Nothing is laid out.
@available(iOS 13.0, *) public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let topLeading = Alignment()
}
