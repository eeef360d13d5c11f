import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Where a sheet stands in a wide window, from iOS 27 on.
  @MainActor struct PlacementLook: ViewModifier {
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
