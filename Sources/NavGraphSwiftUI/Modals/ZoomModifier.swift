import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that marks a view as the source of zoom transitions, from iOS 18 on.
  @MainActor struct ZoomSource: ViewModifier {
    @Environment(\.navGraphNamespace) private var namespace
    let name: AnyHashable

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), let namespace {
        content.matchedTransitionSource(id: name, in: namespace)
      } else {
        content
      }
    }
  }

  /// A modifier that applies a zoom transition to a screen or modal whose source is known. Before iOS 18 and with Reduce Motion, the
  /// standard transition is used.
  @MainActor struct ZoomModifier: ViewModifier {
    @Environment(\.navGraphNamespace) private var namespace
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let source: AnyHashable?

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), let namespace, let source, !reducesMotion {
        content.navigationTransition(.zoom(sourceID: source, in: namespace))
      } else {
        content
      }
    }
  }

  /// The namespace in which the sources and screens of one window are matched.
  nonisolated struct NamespaceKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
  }

  /// A modifier that creates the namespace of a window.
  @MainActor struct NamespaceModifier: ViewModifier {
    @Namespace private var namespace

    func body(content: Self.Content) -> some View { content.environment(\.navGraphNamespace, namespace) }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  nonisolated var navGraphNamespace: Namespace.ID? {
    get { self[NavGraph.NamespaceKey.self] }
    set { self[NavGraph.NamespaceKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Returns the source of the zoom transition of a screen or modal.
  func zoomSource(of id: NavGraph.NodeID) -> AnyHashable? {
    guard let anchor = anchors[id] else { return nil }
    return anchor.name ?? (anchor.current as? NavGraph.AnchorSource).map { AnyHashable(ObjectIdentifier($0)) }
  }
}

nonisolated extension NavGraph.Chrome {
  /// Whether gestures must not pop the screen. Such a screen has no zoom transition, because SwiftUI's zoom always allows them.
  var isHeld: Bool {
    if swipeBack == .none { return true }
    return back == .confirm || back == .hidden
  }
}
