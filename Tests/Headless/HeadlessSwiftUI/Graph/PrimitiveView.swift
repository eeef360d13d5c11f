/// A view of the system, which has no body.
protocol PrimitiveView {
  @MainActor func update(_ node: ViewNode)
}
