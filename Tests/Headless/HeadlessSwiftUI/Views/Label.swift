/// A title with an image.
@available(iOS 14.0, *) nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never
  private let title: Title

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.title = title() }

  /// The title, if it's a `Text`.
  @MainActor var words: String? { (title as? Text)?.text }

  @MainActor func update(_ node: ViewNode) { node.child("title", title) }
}

@available(iOS 14.0, *) extension Label where Title == Text, Icon == Image {
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
