/// Views on top of each other. Nothing is laid out.
@available(iOS 13.0, *) nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func update(_ node: ViewNode) { node.child("content", content) }
}
