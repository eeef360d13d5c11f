/// A style in which the views of a tab view are pages that the user turns (SwiftUI-G1 to SwiftUI-G4).
@available(iOS 14.0, *) nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The setting that determines whether dots show the current page.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

@available(iOS 14.0, *) extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
