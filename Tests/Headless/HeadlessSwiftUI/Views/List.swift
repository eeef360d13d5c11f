/// A list, whose rows are created lazily. A destination that a row declares may be missed (SwiftUI-N4).
@available(iOS 13.0, *) nonisolated public struct List<SelectionValue, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  @MainActor func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isLazy = true
    node.child("content", content, environment)
  }
}

@available(iOS 13.0, *) extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
