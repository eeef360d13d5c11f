import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The content of a window.
  @MainActor public struct RootView<G: Graph>: View {
    private let host: SwiftUIHost<G>

    public init(_ host: SwiftUIHost<G>) { self.host = host }

    // swift-format-ignore
    public var body: some View {
      LayerView(host: host, level: 0, presented: nil)
        .modifier(NamespaceModifier())
        .environment(\.navGraphHeights, host.namedHeights)
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A view that cross-fades between roots, unless the graph or Reduce Motion prevents it.
  @MainActor struct RootFade<Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let root: NodeID?
    let fades: Bool
    @ViewBuilder let content: Content

    var body: some View {
      ZStack { content.id(root).transition(.opacity) }
        .animation(fades && !reducesMotion ? .easeInOut(duration: NavGraph.rootDissolveDuration) : nil, value: root)
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The app's placeholder while the window has no root. By default, it's empty.
  @MainActor struct PlaceholderView: View {
    @Environment(\.navGraphPlaceholder) private var placeholder
    let probes: Probes
    let id: NodeID

    var body: some View {
      if let placeholder {
        placeholder().probed { AppearanceProbe(probes: probes, id: id) }
      } else {
        AppearanceProbe(probes: probes, id: id)
      }
    }
  }

  nonisolated struct PlaceholderKey: EnvironmentKey {
    static let defaultValue: (@MainActor @Sendable () -> AnyView)? = nil
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphPlaceholder: (@MainActor @Sendable () -> AnyView)? {
    get { self[NavGraph.PlaceholderKey.self] }
    set { self[NavGraph.PlaceholderKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension View {
  /// Sets the content of a window before it has a root, for example while a guard is evaluated. Apply it to `Window` or to any view around
  /// it.
  public func navGraphPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) -> some View {
    environment(\.navGraphPlaceholder) { AnyView(placeholder()) }
  }
}
