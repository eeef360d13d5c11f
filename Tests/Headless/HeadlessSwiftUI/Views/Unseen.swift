@available(iOS 13.0, *) extension View {
  /// Has no effect here. On iOS, touches don't reach the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { ModifiedContent(content: self, modifier: Placed()) }

  /// Has no effect here. On iOS, VoiceOver doesn't read the view.
  @available(iOS 14.0, *) public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedContent(content: self, modifier: Placed())
  }
}
