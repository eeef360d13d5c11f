/// The label of a tab, as the system makes it.
@available(iOS 18.0, *) nonisolated public struct DefaultTabLabel: View, PrimitiveView {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode) {}
}
