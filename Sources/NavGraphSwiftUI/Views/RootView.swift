import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Everything that a window shows.
  @MainActor public struct RootView<G: Graph>: View {
    private let host: SwiftUIHost<G>

    public init(_ host: SwiftUIHost<G>) { self.host = host }

    // swift-format-ignore
    public var body: some View {
      LayerView(host: host, level: 0, presented: nil)
        #if ZOOMING
        .modifier(NamespaceLook())
        #endif
        #if HEIGHTS
        .environment(\.navGraphHeights, host.namedHeights)
        #endif
    }
  }
}
