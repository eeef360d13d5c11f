/// A view of the system, which has no body.
@MainActor protocol PrimitiveView {
  func update(_ node: ViewNode)
}
