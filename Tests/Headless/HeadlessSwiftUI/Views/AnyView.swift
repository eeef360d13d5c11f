/// A type-erased view. A view of another type is another view (SwiftUI-V4).
@available(iOS 13.0, *) nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  private let view: any View

  public nonisolated init<V: View>(_ view: V) { self.view = view }

  @MainActor func update(_ node: ViewNode) { node.child("any", view) }
}
