/// A modifier that the app declares.
@available(iOS 13.0, *) @MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier applies to.
// swift-format-ignore: NoLeadingUnderscores
@available(iOS 13.0, *) nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  let view: any View

  @MainActor func update(_ node: ViewNode) { node.child("content", view) }
}

/// A system modifier that applies a modifier of the app.
struct Modifying<Modifier: ViewModifier>: ViewModification {
  let modifier: Modifier

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    node.showBody(of: modifier) { modifier.body(content: _ViewModifier_Content(view: content)) }
  }
}

@available(iOS 13.0, *) extension View {
  public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    ModifiedContent(content: self, modifier: Modifying(modifier: modifier))
  }
}
