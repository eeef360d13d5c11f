import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if COMPACT || ANCHORS
@available(iOS 16.0, *)
extension NavGraph {
  /// What a presentation becomes where there is little room. Before iOS 16.4 the system decides: a sheet.
  @MainActor struct CompactLook: ViewModifier {
    let style: Style?

    func body(content: Self.Content) -> some View {
      if #available(iOS 16.4, *), let style {
        content
          .presentationCompactAdaptation(adaptation(to: style))
          .modifier(ClearCover(isClear: style == .overFullScreen))
      } else {
        content
      }
    }

    @available(iOS 16.4, *) private func adaptation(to style: Style) -> PresentationAdaptation {
      switch style {
      case .popover: .popover
      case .automatic, .pageSheet, .formSheet: .sheet
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreenCover
      }
    }
  }
}
#endif
