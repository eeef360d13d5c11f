/// A view without content.
@available(iOS 13.0, *) nonisolated public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never

  public nonisolated init() {}

  @MainActor func update(_ node: ViewNode) {}
}
