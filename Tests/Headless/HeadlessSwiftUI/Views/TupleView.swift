/// Several views.
@available(iOS 13.0, *) nonisolated public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  public var value: T
  let all: [any View]

  nonisolated init(_ value: T, _ all: [any View]) {
    self.value = value
    self.all = all
  }

  @MainActor func update(_ node: ViewNode) {
    for (index, view) in all.enumerated() { node.child(AnyHashable(index), view) }
  }
}
