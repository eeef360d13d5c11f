import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// What the graph says about a sheet.
  @MainActor struct SheetLook<G: Graph>: ViewModifier {
    let presented: Presented<G>

    func body(content: Content) -> some View { content.interactiveDismissDisabled(isHeld) }

    private var isHeld: Bool {
      if case .flow(_, let sheet) = G.presentation(of: presented.modal) { sheet.dismissal != .free } else { false }
    }
  }
}
