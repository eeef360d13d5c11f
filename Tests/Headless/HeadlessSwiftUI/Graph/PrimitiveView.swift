/// A system view, which has no body.
protocol PrimitiveView {
  @MainActor func update(_ node: ViewNode)
}
