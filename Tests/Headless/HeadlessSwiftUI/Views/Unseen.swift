@available(iOS 13.0, *) extension View {
  /// Returns a view that touches don't reach on iOS. It has no effect here.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { ModifiedContent(content: self, modifier: Placed()) }

  /// Returns a view that VoiceOver ignores on iOS. It has no effect here.
  @available(iOS 14.0, *) public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedContent(content: self, modifier: Placed())
  }
}
