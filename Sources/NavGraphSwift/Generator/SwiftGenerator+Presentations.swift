import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

// Generates the appearance of sheets and alerts.
extension SwiftGenerator {
  func sheet(_ sheet: Lowered.Sheet) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    let styles = sheet.styles.map { choice -> ExpressionDescription in
      let style = ArgumentDescription(nil, .code("." + choice.style.rawValue))
      let idiom = choice.idiom.map { ArgumentDescription("on", .code(idioms($0)[0])) }
      return .call("NavGraph.StyleChoice", [style] + (idiom.map { [$0] } ?? []))
    }
    if !styles.isEmpty { list.append(ArgumentDescription("styles", .array(styles))) }
    if sheet.dismissal != .free { list.append(ArgumentDescription("dismissal", .code(".\(sheet.dismissal)"))) }
    var value = ExpressionDescription.call("NavGraph.Sheet", list)
    func and(_ name: String, label: String? = nil, _ argument: ExpressionDescription) {
      value = value.calling(name, [ArgumentDescription(label, argument)])
    }
    if let compact = sheet.compact { and("adapting", label: "to", .code("." + compact.rawValue)) }
    if sheet.transition != .standard { and("coming", label: "by", .code(".\(sheet.transition)")) }
    let resting = heights(of: sheet)
    if !resting.isEmpty { value = value.calling("resting", resting) }
    switch sheet.dimming {
    case .always: break
    case .never: and("dimming", .code(".never"))
    case .above(let height): and("dimming", .dot("above", [ArgumentDescription(nil, detent(height))]))
    }
    if sheet.placement != .automatic { and("placed", .code(".\(sheet.placement)")) }
    return value
  }

  private func heights(of sheet: Lowered.Sheet) -> [ArgumentDescription] {
    var list: [ArgumentDescription] = []
    if !sheet.detents.isEmpty { list.append(ArgumentDescription("at", .array(sheet.detents.map { detent($0) }))) }
    if sheet.hasGrabber { list.append(ArgumentDescription("hasGrabber", .code("true"))) }
    return list
  }

  private func detent(_ detent: Lowered.Detent) -> ExpressionDescription {
    switch detent {
    case .medium: .code(".medium")
    case .large: .code(".large")
    case .fraction(let part): .dot("fraction", [ArgumentDescription(nil, .code(String(part)))])
    case .height(let points): .dot("height", [ArgumentDescription(nil, .code(String(points)))])
    case .named(let name): .dot("named", [ArgumentDescription(nil, .string(name))])
    }
  }

  /// The named detents, each once, in the order of the source.
  var namedHeights: [NamedHeight] {
    var seen: Set<String> = []
    return suppliedHeights.filter { seen.insert($0.text).inserted }
  }

  /// The named detents that the app and the modules must supply, each once for the app and once for each module that uses it.
  var suppliedHeights: [NamedHeight] {
    var scopes: [ModuleID?: NameScope] = [:]
    var seen: [ModuleID?: Set<Name>] = [:]
    return graph.modals.flatMap { modal -> [NamedHeight] in
      let used = graph.detents[modal.detents].map(\.height) + [modal.undimmedUpTo?.height].compactMap { $0 }
      let owner = graph.module(of: modal.declared.range)
      return used.compactMap { height in
        guard case .custom(let name) = height, seen[owner, default: []].insert(name).inserted else { return nil }
        return NamedHeight(
          text: text(name), function: scopes[owner, default: NameScope()].claim(lowerCamel(text(name)) + "Height"), modal: modal.declared)
      }
    }
  }

  /// A named detent, and the first modal that uses it.
  struct NamedHeight {
    var text: String
    var function: String
    var modal: Declared
  }

  /// Returns the factory requirements for named detents. For example:
  /// `func compactHeight(within room: Foundation.CGFloat) -> Foundation.CGFloat?`
  func heightRequirements(of heights: [NamedHeight]) -> [Declaration] {
    heights.map { height in
      .function(
        FunctionDescription(
          doc: ["Returns the height of a sheet at its detent `\(height.text)`, at most `room`, or `nil` to leave out the detent."],
          height.function,
          parameters: [ParameterDescription(label: "within", "room", "Foundation.CGFloat")], returns: "Foundation.CGFloat?"))
    }
  }

  /// Returns the closure that returns the height of a named detent, or nil if there are none.
  func heightAnswer() -> ClosureDescription? {
    guard !namedHeights.isEmpty else { return nil }
    let cases = namedHeights.map { height in
      SwitchCaseDescription(
        [SwiftRenderer().text(.string(height.text))], [.return(.code("factory." + height.function + "(within: room)"))])
    }
    let body = SwitchDescription("detent", cases + [SwitchCaseDescription([], [.return(.code("nil"))])])
    return ClosureDescription(["detent", "room"], [.switch(body)])
  }

  func alert(_ id: AlertID) -> ExpressionDescription {
    let alert = graph.alerts[id]
    var list = [ArgumentDescription("title", alert.title.map { text($0, .alertTitle(id)) } ?? .code("nil"))]
    if let message = alert.message { list.append(ArgumentDescription("message", text(message, .message(id)))) }
    if alert.kind == .confirm { list.append(ArgumentDescription("isActionSheet", .code("true"))) }
    let buttons = alert.buttons.map { button -> ExpressionDescription in
      var parts = [ArgumentDescription(nil, graph.buttons[button].title.map { text($0, .button(button, of: id)) } ?? .string(""))]
      if graph.buttons[button].role != .plain {
        parts.append(ArgumentDescription("role", .code("." + graph.buttons[button].role.rawValue)))
      }
      let name = naming.buttons[button.index]
      let returnsText = graph.buttons[button].returnsText
      let outcome: ExpressionDescription = returnsText ? .dot(name, [ArgumentDescription(nil, .string(""))]) : .code("." + name)
      parts.append(ArgumentDescription("result", .dot(caseName(.alert(id)), [ArgumentDescription(nil, outcome)])))
      var made = ExpressionDescription.call("NavGraph.AlertButton", parts)
      if returnsText { made = made.calling("takingText", []) }
      guard let test = graph.buttons[button].test else { return made }
      return made.calling("shown", [ArgumentDescription("when", self.test(test))])
    }
    list.append(ArgumentDescription("buttons", .array(buttons)))
    var made = ExpressionDescription.call("NavGraph.Alert", list)
    if let field = alert.field { made = made.calling("asking", [ArgumentDescription("for", self.field(field, of: id))]) }
    return .dot("alert", [ArgumentDescription(nil, made)])
  }

  private func field(_ field: Field, of id: AlertID) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, field.placeholder.map { text($0, .placeholder(id)) } ?? .string(""))]
    if let initial = field.initial { list.append(ArgumentDescription("text", text(initial, .initial(id)))) }
    if let keyboard = field.keyboard { list.append(ArgumentDescription("keyboard", .code("." + keyboard.rawValue))) }
    if field.isSecure { list.append(ArgumentDescription("isSecure", .code("true"))) }
    if field.isRequired { list.append(ArgumentDescription("isRequired", .code("true"))) }
    return .call("NavGraph.AlertField", list)
  }
}
