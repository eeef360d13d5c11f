import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How large a sheet is in a wide window, where the graph says so. Before iOS 18 every sheet is as large as the system likes.
  @MainActor struct SizingLook: ViewModifier {
    let style: Style

    func body(content: Self.Content) -> some View {
      if #available(iOS 18.0, *), style == .pageSheet {
        content.presentationSizing(.page)
      } else if #available(iOS 18.0, *), style == .formSheet {
        content.presentationSizing(.form)
      } else {
        content
      }
    }
  }
}
