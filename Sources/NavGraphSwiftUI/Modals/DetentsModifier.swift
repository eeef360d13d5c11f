import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the detents of a sheet and the options that depend on them.
  @MainActor struct DetentsModifier<G: Graph>: ViewModifier {
    let sheet: Sheet
    let host: SwiftUIHost<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .presentationDetents(Set(sheet.detents.isEmpty ? [.large] : sheet.detents.map(host.height)))
        .presentationDragIndicator(sheet.hasGrabber ? .visible : .hidden)
        .modifier(DimmingModifier(dimming: sheet.dimming, host: host))
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  func height(_ detent: NavGraph.Detent) -> PresentationDetent {
    switch detent {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let part): return .fraction(part)
    case .height(let points): return .height(points)
    case .named(let name): return detents[name] ?? .large
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// The heights of named detents, for custom detents. SwiftUI's custom detents are types without values, so they read this from the
  /// environment.
  public nonisolated struct NamedHeights: Sendable {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue = NamedHeights { _, _ in nil }
    }

    private let height: @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?

    init(_ height: @escaping @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?) { self.height = height }

    /// Returns the height that the app supplies for a named detent. SwiftUI calls it on the main thread, although its declaration doesn't
    /// require that.
    public func callAsFunction(_ name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? {
      MainActor.assumeIsolated { height(name, room) }
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  public nonisolated var navGraphHeights: NavGraph.NamedHeights {
    get { self[NavGraph.NamedHeights.Key.self] }
    set { self[NavGraph.NamedHeights.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  var namedHeights: NavGraph.NamedHeights {
    NavGraph.NamedHeights { [weak navigator] name, room in navigator?.answers.height(name, room) }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the dimming of the content under a sheet. Before iOS 16.4, it's always dimmed.
  @MainActor struct DimmingModifier<G: Graph>: ViewModifier {
    let dimming: Dimming
    let host: SwiftUIHost<G>

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *) {
        content.presentationBackgroundInteraction(interaction)
      } else {
        content
      }
    }

    @available(iOS 16.4, *) private var interaction: PresentationBackgroundInteraction {
      switch dimming {
      case .always: .automatic
      case .never: .enabled
      case .above(let detent): .enabled(upThrough: host.height(detent))
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that applies the position of a sheet in a wide window, from iOS 27 on.
  @MainActor struct PlacementModifier: ViewModifier {
    let placement: Placement

    func body(content: Self.Content) -> some View {
      if #available(iOS 27.0, *) {
        content.presentationPlacement(wanted)
      } else {
        content
      }
    }

    @available(iOS 27.0, *) private var wanted: PresentationPlacement {
      switch placement {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }
}
