import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The size of a sheet in a wide window, where the graph declares it. Before iOS 18 the system chooses the size of every sheet.
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
