import NavGraphModel

// How what is presented looks: sheets, alerts.
extension Lowering {
  func sheet(_ modal: Modal) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    let styles = modal.styles.flatMap { id -> [ExpressionDescription] in
      let use = graph.styleUses[id]
      let style = ArgumentDescription(nil, .code("." + use.style.rawValue))
      if use.idioms.isEmpty { return [.call("Navigation.StyleChoice", [style])] }
      return idioms(use.idioms).map { .call("Navigation.StyleChoice", [style, ArgumentDescription("on", .code($0))]) }
    }
    if !styles.isEmpty { list.append(ArgumentDescription("styles", .array(styles))) }
    let detents = modal.detents.compactMap { id -> ExpressionDescription? in
      switch graph.detents[id].height {
      case .medium: .code(".medium")
      case .large: .code(".large")
      case .fraction(let part): .dot("fraction", [ArgumentDescription(nil, .code(part.isFinite ? String(part) : "1"))])
      case .points(let points): .dot("height", [ArgumentDescription(nil, .code(points.isFinite ? String(points) : "1"))])
      case .custom: nil
      }
    }
    if !detents.isEmpty { list.append(ArgumentDescription("detents", .array(detents))) }
    if modal.hasGrabber { list.append(ArgumentDescription("hasGrabber", .code("true"))) }
    if modal.dismissal != .free { list.append(ArgumentDescription("dismissal", .code("." + modal.dismissal.rawValue))) }
    return .call("Navigation.Sheet", list)
  }

  func alert(_ id: AlertID) -> ExpressionDescription {
    let alert = graph.alerts[id]
    var list = [ArgumentDescription("title", alert.title == .empty ? .code("nil") : .string(graph.text(alert.title)))]
    if let message = alert.message { list.append(ArgumentDescription("message", .string(graph.text(message)))) }
    if alert.kind == .confirm { list.append(ArgumentDescription("isActionSheet", .code("true"))) }
    let buttons = alert.buttons.map { button -> ExpressionDescription in
      var parts = [ArgumentDescription(nil, .string(graph.text(graph.buttons[button].title)))]
      if graph.buttons[button].role != .plain {
        parts.append(ArgumentDescription("role", .code("." + graph.buttons[button].role.rawValue)))
      }
      let outcome = ExpressionDescription.code("." + naming.buttons[button.index])
      parts.append(ArgumentDescription("result", .dot(caseName(.alert(id)), [ArgumentDescription(nil, outcome)])))
      return .call("Navigation.AlertButton", parts)
    }
    list.append(ArgumentDescription("buttons", .array(buttons)))
    return .dot("alert", [ArgumentDescription(nil, .call("Navigation.Alert", list))])
  }
}
