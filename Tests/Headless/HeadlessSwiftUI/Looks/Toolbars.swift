/// The bar that a modifier applies to (SwiftUI-B1).
@available(iOS 16.0, *) public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// The items that the system adds to a bar (SwiftUI-B2).
@available(iOS 17.0, *) public struct ToolbarDefaultItemKind: Sendable {
  let name: String

  @available(iOS 18.0, *) public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The display mode of the title (SwiftUI-B3).
@available(iOS 17.0, *) public struct ToolbarTitleDisplayMode: Sendable {
  let name: String

  public static var automatic: ToolbarTitleDisplayMode { Self(name: "automatic") }
  public static var inline: ToolbarTitleDisplayMode { Self(name: "inline") }
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(name: "inlineLarge") }
  public static var large: ToolbarTitleDisplayMode { Self(name: "large") }
}

@available(iOS 13.0, *) extension View {
  @available(iOS, introduced: 16.0, deprecated: 100000.0)
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saying(.bars, .names(visibility == .hidden ? Set(bars.map(\.name)) : []))
  }

  @available(iOS 17.0, *) public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    saying(.removed, .text(defaultItemKind?.name ?? ""))
  }

  @available(iOS 17.0, *) public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    saying(.titleSize, .text(mode.name))
  }

  @available(iOS 26.0, *) public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    saying(.subtitle, .text(String(subtitle)))
  }

  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    saying(.hidesBack, .flag(hidesBackButton))
  }

  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { saying(.statusBar, .flag(hidden)) }

  @available(iOS 16.0, *) public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    saying(.overlays, .flag(visibility == .hidden))
  }
}
