@available(iOS 13.0, *) extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode) {
    if let self { node.child("some", self) }
  }
}
