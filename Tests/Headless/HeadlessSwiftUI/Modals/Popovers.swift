/// An edge of a rectangle.
@available(iOS 13.0, *) public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}

/// The anchor of a popover. Nothing has a position.
@available(iOS 13.0, *) public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
}

/// A value derived from the geometry of a view.
@available(iOS 13.0, *) public struct Anchor<Value> {
  public struct Source: Sendable {}
}

@available(iOS 13.0, *) extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

@available(iOS 13.0, *) extension View {
  /// Presents a popover. No callback reports its dismissal (SwiftUI-P14).
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { presenting(.popover, item: item, onDismiss: nil, content: content) }
}
