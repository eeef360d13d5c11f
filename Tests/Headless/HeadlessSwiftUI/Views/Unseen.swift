@available(iOS 13.0, *) extension View {
  /// No touch gets to it. Where a touch gets to is not known here.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { ModifiedContent(content: self, modifier: Placed()) }

  /// VoiceOver doesn't read it.
  @available(iOS 14.0, *) public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedContent(content: self, modifier: Placed())
  }
}
