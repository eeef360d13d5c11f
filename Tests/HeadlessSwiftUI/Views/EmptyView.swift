/// Nothing.
@available(iOS 13.0, *) public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never

  public nonisolated init() {}

  func update(_ node: ViewNode) {}
}
