import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The alerts on a layer.
  @MainActor struct AlertsOfLayer<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground
    #if FIELDS
    @State private var typed = TypedText()
    #endif

    func body(content: Self.Content) -> some View {
      content
        .alert(title, isPresented: $host[asks: ground, .alert], presenting: host[modal: ground, .alert]) { alert in
          #if FIELDS
          if let field = alert.alert?.field {
            let text = $typed[in: alert.id, beginningWith: field.text]
            FieldOfAlert(field: field, text: text)
            AlertButtons(host: host, presented: alert, text: text)
          } else {
            AlertButtons(host: host, presented: alert)
          }
          #else
          AlertButtons(host: host, presented: alert)
          #endif
        } message: { alert in
          AlertMessage(presented: alert)
        }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .alert]?.alert?.title ?? "") }
  }

  @MainActor struct AlertButtons<G: Graph>: View {
    let host: SwiftUIHost<G>
    let presented: Presented<G>
    #if FIELDS
    /// What was typed.
    var text = Binding.constant("")
    #endif

    var body: some View {
      let buttons = host.buttons(of: presented)
      ForEach(Array(buttons.indices), id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role.buttonRole) { [weak host] in
          #if FIELDS
          host?.systemEnds(presented.id, .finished(buttons[index].result(typing: text.wrappedValue)))
          #else
          host?.systemEnds(presented.id, .finished(buttons[index].result))
          #endif
        }
        #if FIELDS
        .disabled(!(presented.alert.map { buttons[index].isEnabled(in: $0, typing: text.wrappedValue) } ?? true))
        #endif
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
