import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What a screen grows out of, from iOS 18 on.
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

  /// A screen or a modal that grows out of what was touched, if that is known. Before iOS 18, and where the user wants less motion, it
  /// comes as others do.
  @MainActor struct ZoomLook: ViewModifier {
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

  /// Sources and screens find each other in one namespace a window.
  nonisolated struct NamespaceKey: EnvironmentKey {
    static let defaultValue: Namespace.ID? = nil
  }

  /// Has a namespace made for what is in the window.
  @MainActor struct NamespaceLook: ViewModifier {
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
  /// What that screen or that modal grows out of.
  func zoomSource(of id: NavGraph.NodeID) -> AnyHashable? {
    guard let anchor = anchors[id] else { return nil }
    return anchor.name ?? (anchor.current as? NavGraph.AnchorSource).map { AnyHashable(ObjectIdentifier($0)) }
  }
}

nonisolated extension NavGraph.Chrome {
  /// No finger may send the screen back: it would be let where the screen zooms, since SwiftUI can't be told otherwise.
  var isHeld: Bool {
    if swipeBack == .none { return true }
    return back == .confirm || back == .hidden
  }
}
