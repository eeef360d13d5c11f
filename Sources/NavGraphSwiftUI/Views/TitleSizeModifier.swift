import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the size of a title. A hidden title is still used by Back buttons and VoiceOver.
  @MainActor struct TitleSizeModifier: ViewModifier {
    let size: Chrome.TitleSize
    let hasLargeTitles: Bool

    func body(content: Self.Content) -> some View {
      switch size {
      case .hidden: content.navigationBarTitleDisplayMode(.inline).modifier(HiddenTitle())
      case .inlineLarge: content.modifier(InlineLargeTitle())
      case .automatic: content.navigationBarTitleDisplayMode(hasLargeTitles ? .automatic : .inline)
      case .large: content.navigationBarTitleDisplayMode(.large)
      case .inline: content.navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @MainActor struct HiddenTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *) {
        content.toolbar(removing: .title)
      } else {
        // An empty view replaces the title.
        content.toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "") } }
      }
    }
  }

  /// A modifier that applies an inline large title. Before iOS 17, it's a large title.
  @MainActor struct InlineLargeTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
      if #available(iOS 17.0, *) {
        content.toolbarTitleDisplayMode(.inlineLarge)
      } else {
        content.navigationBarTitleDisplayMode(.large)
      }
    }
  }

  /// A modifier that applies the subtitle, from iOS 26 on.
  @MainActor struct SubtitleModifier: ViewModifier {
    let subtitle: String?

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let subtitle {
        content.navigationSubtitle(subtitle)
      } else {
        content
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that hides the Back button. `BarProbe` applies the other options for Back, which SwiftUI has no API for.
  @MainActor struct BackButtonModifier: ViewModifier {
    let back: Chrome.Back

    func body(content: Self.Content) -> some View {
      if back == .hidden { content.navigationBarBackButtonHidden(true) } else { content }
    }
  }
}
