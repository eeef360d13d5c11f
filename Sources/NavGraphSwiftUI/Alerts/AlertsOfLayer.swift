import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The alerts and action sheets on a layer.
  @MainActor struct AlertsOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let level: Int

    func body(content: Content) -> some View {
      content
        .alert(title(.alert), isPresented: $host[asks: level, .alert], presenting: host[modal: level, .alert]) { alert in
          AlertButtons(host: host, presented: alert)
        } message: { alert in
          AlertMessage(presented: alert)
        }
        .confirmationDialog(
          title(.dialog), isPresented: $host[asks: level, .dialog], titleVisibility: titleVisibility,
          presenting: host[modal: level, .dialog]
        ) { alert in
          AlertButtons(host: host, presented: alert)
        } message: { alert in
          AlertMessage(presented: alert)
        }
    }

    private func title(_ way: PresentationWay) -> Text { Text(verbatim: host[modal: level, way]?.alert?.title ?? "") }
    private var titleVisibility: Visibility { host[modal: level, .dialog]?.alert?.title == nil ? .hidden : .visible }
  }

  @MainActor struct AlertButtons<G: Graph>: View {
    let host: SwiftUIHost<G>
    let presented: Presented<G>

    var body: some View {
      let buttons = presented.alert?.buttons ?? []
      ForEach(Array(buttons.indices), id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role.buttonRole) { [weak host] in
          host?.systemEnds(presented.id, .finished(buttons[index].result))
        }
      }
    }
  }

  @MainActor struct AlertMessage<G: Graph>: View {
    let presented: Presented<G>

    var body: some View {
      if let message = presented.alert?.message { Text(verbatim: message) }
    }
  }
}

nonisolated extension NavGraph.Presented {
  /// Its words, if it is an alert.
  var alert: NavGraph.Alert<G>? {
    if case .alert(let alert) = G.presentation(of: modal) { alert } else { nil }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph.AlertButton.Role {
  var buttonRole: ButtonRole? {
    switch self {
    case .plain: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
