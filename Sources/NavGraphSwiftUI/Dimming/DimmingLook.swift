import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Whether what is behind a sheet is dimmed and out of reach. Before iOS 16.4 it always is.
  @MainActor struct DimmingLook<G: Graph>: ViewModifier {
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
