/// A modifier that only declares a fact about the enclosing screen, such as its title.
struct Saying: ViewModification {
  let key: ScreenFact.Key
  let value: ScreenFact.Value

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    node.fact = ScreenFact(key: key, value: value)
    node.child("content", content)
    node.graph.screenHasChanged(node.environment.controller)
  }
}

/// A fact about a screen. The innermost declaration of a key wins.
struct ScreenFact {
  enum Key: String {
    case title, titleSize, subtitle, hidesBack, isHeld, detents, indicator, interaction, adaptation, background, placement, bars, removed,
      items, statusBar, overlays, transition, source, name, sizing
  }
  enum Value: Equatable {
    /// Detents, without their type, which is newer than this one.
    case detents([AnyHashable])
    case text(String)
    case flag(Bool)
    case names(Set<String>)
  }

  let key: Key
  let value: Value
}

@available(iOS 13.0, *) extension View {
  nonisolated func saying(_ key: ScreenFact.Key, _ value: ScreenFact.Value) -> some View {
    ModifiedContent(content: self, modifier: Saying(key: key, value: value))
  }

  @available(iOS 14.0, *) public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    saying(.title, .text(String(title)))
  }

  @available(iOS 14.0, *) public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    saying(.name, .text(identifier))
  }

  /// Prevents the user from dismissing a sheet. No view is notified of an attempt (SwiftUI-P5).
  @available(iOS 15.0, *) public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    saying(.isHeld, .flag(isDisabled))
  }
}
