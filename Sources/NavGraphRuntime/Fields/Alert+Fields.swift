nonisolated extension NavGraph.Alert {
  /// The same alert with a text field.
  public func asking(for field: NavGraph.AlertField) -> NavGraph.Alert<G> {
    var alert = self
    alert.field = field
    return alert
  }
}

nonisolated extension NavGraph.AlertButton {
  /// The same button, which takes along what was typed.
  public var takingText: NavGraph.AlertButton<G> {
    var button = self
    button.takesText = true
    return button
  }

  /// What a tap on it finishes with, where that was typed.
  package func result(typing text: String) -> G.Result { takesText ? G.result(result, with: text) : result }

  /// Whether it can be tapped where that was typed.
  package func isEnabled(in alert: NavGraph.Alert<G>, typing text: String) -> Bool {
    !(takesText && alert.field?.isRequired == true && text.isEmpty)
  }
}

nonisolated extension NavGraph.Outcome {
  /// The outcome of `modal` as it is reported: without what was typed where nobody may read it.
  func reported<G: NavGraph.Graph>(for modal: G.Modal, of graph: G.Type) -> NavGraph.Outcome<Value> where Value == G.Result {
    guard case .finished(let result) = self, case .alert(let alert) = G.presentation(of: modal), alert.field?.isSecure == true else {
      return self
    }
    return .finished(G.result(result, with: ""))
  }
}
