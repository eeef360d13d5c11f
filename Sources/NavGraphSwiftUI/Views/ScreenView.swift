import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen of the app, with the options of the graph. It's evaluated again only if it becomes another screen, so other navigation
  /// doesn't affect the app's view.
  @MainActor struct ScreenView<G: Graph>: View, Equatable {
    let host: SwiftUIHost<G>
    nonisolated let id: NodeID
    nonisolated let screen: G.Screen

    nonisolated static func == (one: ScreenView, other: ScreenView) -> Bool { one.id == other.id && one.screen == other.screen }

    var body: some View {
      host.view(of: screen, id)
        .modifier(ScreenModifier(host: host, id: id, chrome: G.chrome(of: screen)))
        .probed { AppearanceProbe(probes: host.probes, id: id) }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the options for the bars around a screen. Modifiers of the screen itself are further inside and have
  /// precedence.
  @MainActor struct ScreenModifier<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let chrome: Chrome

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .modifier(TitleModifier(chrome: chrome, hasLargeTitles: hasLargeTitles))
        .modifier(HidingModifier(hides: chrome.hides, hidesTabBar: host.hidesTabBar(at: id)))
        .modifier(BackButtonModifier(back: chrome.back))
        .modifier(EscapeModifier(host: host, id: id, asks: chrome.back == .confirm))
        .probed { BarProbe { [weak host, id] in host?.dress($0, id) } }
        .modifier(ZoomModifier(source: chrome.zooms && !chrome.isHeld ? host.zoomSource(of: id) : nil))
        .environment(\.navGraphQuestions, host.questions(of: id))
    }

    /// Whether any screen of the app has a large title.
    private var hasLargeTitles: Bool {
      return G.hasLargeTitles
    }
  }

  /// A modifier that applies the title, its size, and the subtitle.
  @MainActor struct TitleModifier: ViewModifier {
    let chrome: Chrome
    let hasLargeTitles: Bool

    func body(content: Self.Content) -> some View {
      if let title = chrome.title { sized(content).navigationTitle(title) } else { sized(content) }
    }

    private func sized(_ content: Self.Content) -> some View {
      content
        .modifier(TitleSizeModifier(size: chrome.titleSize, hasLargeTitles: hasLargeTitles))
        .modifier(SubtitleModifier(subtitle: chrome.subtitle))
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that is a view controller of your app, which is created when the screen is first shown.
  @MainActor public struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    private let news: News?

    public init(_ make: @escaping @MainActor () -> Controller) {
      self.make = make
      news = nil
    }

    /// Creates the view. `tell` is called to update a controller that was created with other values.
    public init(_ make: @escaping @MainActor () -> Controller, telling tell: @escaping @MainActor (Controller) -> Void) {
      self.make = make
      news = News(tell)
    }

    public func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      news?.isOld = true
      return make()
    }

    public func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      guard let news, !news.isOld else { return }
      news.isOld = true
      news.tell(uiViewController)
    }

    /// An update for an existing controller, which is performed only once although SwiftUI may request it repeatedly.
    @MainActor private final class News {
      let tell: @MainActor (Controller) -> Void
      var isOld = false

      init(_ tell: @escaping @MainActor (Controller) -> Void) { self.tell = tell }
    }
  }
}
