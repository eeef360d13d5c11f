import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if ALERTS
@available(iOS 16.0, *)
extension NavGraph {
  /// The action sheets on a layer.
  @MainActor struct DialogOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground

    func body(content: Self.Content) -> some View {
      content.confirmationDialog(
        title, isPresented: $host[asks: ground, .dialog], titleVisibility: titleVisibility, presenting: host[modal: ground, .dialog]
      ) { alert in
        AlertButtons(host: host, presented: alert)
      } message: { alert in
        AlertMessage(presented: alert)
      }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .dialog]?.alert?.title ?? "") }
    private var titleVisibility: Visibility { host[modal: ground, .dialog]?.alert?.title == nil ? .hidden : .visible }
  }
}
#endif
