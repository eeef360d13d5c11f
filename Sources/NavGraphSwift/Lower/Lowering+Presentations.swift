import NavGraphModel
import NavGraphSyntax

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
    let detents = graph.detents[modal.detents].map(detent)
    if !detents.isEmpty { list.append(ArgumentDescription("detents", .array(detents))) }
    if modal.hasGrabber { list.append(ArgumentDescription("hasGrabber", .code("true"))) }
    if modal.isUndimmed {
      let upTo = modal.undimmedUpTo.map { ExpressionDescription.dot("above", [ArgumentDescription(nil, detent($0))]) }
      list.append(ArgumentDescription("dimming", upTo ?? .code(".never")))
    }
    if modal.placement != .automatic { list.append(ArgumentDescription("placement", .code("." + modal.placement.rawValue))) }
    if let compact = modal.compact { list.append(ArgumentDescription("compact", .code("." + compact.rawValue))) }
    if modal.transition != .standard { list.append(ArgumentDescription("transition", .code("." + modal.transition.rawValue))) }
    if modal.dismissal != .free { list.append(ArgumentDescription("dismissal", .code("." + modal.dismissal.rawValue))) }
    return .call("Navigation.Sheet", list)
  }

  private func detent(_ detent: Detent) -> ExpressionDescription {
    switch detent.height {
    case .medium: .code(".medium")
    case .large: .code(".large")
    case .fraction(let part): .dot("fraction", [ArgumentDescription(nil, .code(part.isFinite ? String(part) : "1"))])
    case .points(let points): .dot("height", [ArgumentDescription(nil, .code(points.isFinite ? String(points) : "1"))])
    case .custom(let name): .dot("named", [ArgumentDescription(nil, .string(graph.text(name)))])
    }
  }

  /// The heights of sheets that the app names, each once, in the order of the source.
  var namedHeights: [(text: String, function: String)] {
    var scope = NameScope()
    var seen: Set<Name> = []
    let used = graph.modals.flatMap { modal in graph.detents[modal.detents].map(\.height) + [modal.undimmedUpTo?.height].compactMap { $0 } }
    return used.compactMap { height in
      guard case .custom(let name) = height, seen.insert(name).inserted else { return nil }
      return (graph.text(name), scope.claim(lowerCamel(graph.text(name)) + "Height"))
    }
  }

  /// What the app's factory says about heights. For example: `func compactHeight(within room: CGFloat) -> CGFloat?`
  func heightRequirements() -> [Declaration] {
    namedHeights.map { height in
      .function(
        FunctionDescription(
          doc: ["How high a sheet is at its detent `\(height.text)`, of at most `room`; nil leaves the detent out."], height.function,
          parameters: [ParameterDescription(label: "within", "room", "CGFloat")], returns: "CGFloat?"))
    }
  }

  /// The answer to how high a named detent is.
  func heightAnswer() -> ArgumentDescription? {
    guard !namedHeights.isEmpty else { return nil }
    let cases = namedHeights.map { height in
      SwitchCaseDescription(
        [SwiftRenderer(isPublic: false).text(.string(height.text))], [.return(.code("factory." + height.function + "(within: room)"))])
    }
    let body = SwitchDescription("detent", cases + [SwitchCaseDescription([], [.return(.code("nil"))])])
    return ArgumentDescription("height", .closure(ClosureDescription(["detent", "room"], [.switch(body)])))
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
