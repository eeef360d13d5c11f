import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about the bars around a screen. What the screen itself says is further inside, and counts.
  @MainActor struct ScreenLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let chrome: Chrome

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(TitleLook(chrome: chrome, hasLargeTitles: hasLargeTitles))
        #if HIDING
        .modifier(HidingLook(hides: chrome.hides, hidesTabBar: host.hidesTabBar(at: id)))
        #endif
        #if BACK
        .modifier(BackLook(back: chrome.back))
        #endif
        #if BACK && CONFIRMATION
        .modifier(EscapeLook(host: host, id: id, asks: chrome.back == .confirm))
        #endif
        #if BACK || APPEARANCES
        .probed { BarProbe { [weak host, id] in host?.dress($0, id) } }
        #endif
        #if ZOOMING
        .modifier(ZoomLook(source: chrome.zooms && !chrome.isHeld ? host.zoomSource(of: id) : nil))
        #endif
        #if CONFIRMATION
        .environment(\.navGraphQuestions, host.questions(of: id))
        #endif
    }

    /// Titles are large at all in this app.
    private var hasLargeTitles: Bool {
      #if TITLES
      return G.hasLargeTitles
      #else
      return false
      #endif
    }
  }

  /// The title, and its size.
  @MainActor struct TitleLook: ViewModifier {
    let chrome: Chrome
    let hasLargeTitles: Bool

    func body(content: Self.Content) -> some View {
      if let title = chrome.title { sized(content).navigationTitle(title) } else { sized(content) }
    }

    private func sized(_ content: Self.Content) -> some View {
      #if TITLES
      content
        .modifier(TitleSizeLook(size: chrome.titleSize, hasLargeTitles: hasLargeTitles))
        .modifier(SubtitleLook(subtitle: chrome.subtitle))
      #else
      // Left to itself, SwiftUI has large titles where nobody has asked for them.
      content.navigationBarTitleDisplayMode(.inline)
      #endif
    }
  }
}
