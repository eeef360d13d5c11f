import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the app shows while a guard keeps a window from its root. Without that, it is an empty screen in the system's background colour.
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
  /// Says what a window shows while a guard keeps it from its root: a modifier of `Window`, or of any view around the graph's.
  public func navGraphPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) -> some View {
    environment(\.navGraphPlaceholder) { AnyView(placeholder()) }
  }
}
