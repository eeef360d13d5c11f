/// The label of a tab, as the system makes it.
@available(iOS 18.0, *) public struct DefaultTabLabel: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: ViewNode) {}
}
