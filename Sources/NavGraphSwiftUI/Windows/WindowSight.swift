import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a window's views are told about it and about others: SwiftUI tells nobody else.
  @MainActor struct WindowSight {
    /// The name of the group of windows that events open.
    let group: String
    let openWindow: OpenWindowAction
    let opensOthers: Bool
    /// The value by which the system finds this window and with which it brings it back; nil for a window that no event has opened.
    let root: Binding<WindowRoot?>?
  }

  /// Hands that to the window's host.
  @MainActor struct WindowLook<G: Graph>: ViewModifier {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var opensOthers
    private let host: SwiftUIHost<G>
    private let group: String
    private let root: Binding<WindowRoot?>?

    init(host: SwiftUIHost<G>, group: String, root: Binding<WindowRoot?>?) { (self.host, self.group, self.root) = (host, group, root) }

    func body(content: Self.Content) -> some View {
      host.sight = WindowSight(group: group, openWindow: openWindow, opensOthers: opensOthers, root: root)
      return content
    }
  }
}
