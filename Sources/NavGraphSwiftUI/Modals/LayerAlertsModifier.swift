import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that presents the alerts on a layer.
  @MainActor struct LayerAlertsModifier<G: Graph>: ViewModifier {
    @ObservedObject var host: SwiftUIHost<G>
    let ground: Ground
    @State private var typed = TypedText()

    func body(content: Self.Content) -> some View {
      content
        .alert(title, isPresented: $host[asks: ground, .alert], presenting: host[modal: ground, .alert]) { alert in
          if let field = alert.alert?.field {
            let text = $typed[in: alert.id, beginningWith: field.text]
            AlertFieldView(field: field, text: text)
            AlertButtons(host: host, presented: alert, text: text)
          } else {
            AlertButtons(host: host, presented: alert)
          }
        } message: { alert in
          AlertMessage(presented: alert)
        }
    }

    private var title: Text { Text(verbatim: host[modal: ground, .alert]?.alert?.title ?? "") }
  }

  @MainActor struct AlertButtons<G: Graph>: View {
    let host: SwiftUIHost<G>
    let presented: Presented<G>
    /// The text of the alert's field.
    var text = Binding.constant("")

    var body: some View {
      let buttons = host.buttons(of: presented)
      ForEach(Array(buttons.indices), id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role.buttonRole) { [weak host] in
          host?.systemEnds(presented.id, .finished(buttons[index].result(typing: text.wrappedValue)))
        }
        .disabled(!(presented.alert.map { buttons[index].isEnabled(in: $0, typing: text.wrappedValue) } ?? true))
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

@available(iOS 16.0, *)
extension NavGraph {
  /// The text field of an alert.
  @MainActor struct AlertFieldView: View {
    let field: AlertField
    let text: Binding<String>

    var body: some View {
      if field.isSecure {
        SecureField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      } else if field.keyboard == .email || field.keyboard == .url {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind).textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } else {
        TextField(field.placeholder, text: text).keyboardType(field.keyboard.kind)
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.AlertField.Keyboard {
  var kind: UIKeyboardType {
    switch self {
    case .standard: .default
    case .email: .emailAddress
    case .number: .numberPad
    case .decimal: .decimalPad
    case .phone: .phonePad
    case .url: .URL
    }
  }
}

extension NavGraph {
  /// The text in the field of the current alert. It starts with the initial text for each alert.
  struct TypedText {
    private var alert: NodeID?
    private var text = ""

    subscript(in id: NodeID, beginningWith initial: String) -> String {
      get { alert == id ? text : initial }
      set {
        alert = id
        text = newValue
      }
    }
  }
}
