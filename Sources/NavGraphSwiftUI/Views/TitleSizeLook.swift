import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How large a title is. One that is hidden stays what Back buttons and VoiceOver read.
  @MainActor struct TitleSizeLook: ViewModifier {
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
        // An invisible view takes its place.
        content.toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "") } }
      }
    }
  }

  /// Before iOS 17 it is a large one.
  @MainActor struct InlineLargeTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
      if #available(iOS 17.0, *) {
        content.toolbarTitleDisplayMode(.inlineLarge)
      } else {
        content.navigationBarTitleDisplayMode(.large)
      }
    }
  }

  /// The line below the title, from iOS 26 on.
  @MainActor struct SubtitleLook: ViewModifier {
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
  /// A screen without a Back button. What else the graph says about Back, SwiftUI has no words for: `BarProbe`.
  @MainActor struct BackLook: ViewModifier {
    let back: Chrome.Back

    func body(content: Self.Content) -> some View {
      if back == .hidden { content.navigationBarBackButtonHidden(true) } else { content }
    }
  }
}
