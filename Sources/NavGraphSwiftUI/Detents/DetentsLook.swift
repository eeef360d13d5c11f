import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The heights at which a sheet rests, and what goes with them.
  @MainActor struct DetentsLook<G: Graph>: ViewModifier {
    let sheet: Sheet
    let host: SwiftUIHost<G>

    // swift-format-ignore
    func body(content: Self.Content) -> some View {
      content
        .presentationDetents(Set(sheet.detents.isEmpty ? [.large] : sheet.detents.map(host.height)))
        .presentationDragIndicator(sheet.hasGrabber ? .visible : .hidden)
        #if DIMMING
        .modifier(DimmingLook(dimming: sheet.dimming, host: host))
        #endif
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// A height, as SwiftUI knows it.
  func height(_ detent: NavGraph.Detent) -> PresentationDetent {
    switch detent {
    case .medium: return .medium
    case .large: return .large
    #if HEIGHTS
    case .fraction(let part): return .fraction(part)
    case .height(let points): return .height(points)
    case .named(let name): return detents[name] ?? .large
    #endif
    }
  }
}
