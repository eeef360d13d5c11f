/// The default label of a tab.
@available(iOS 18.0, *) nonisolated public struct DefaultTabLabel: View, PrimitiveView {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode) {}
}
