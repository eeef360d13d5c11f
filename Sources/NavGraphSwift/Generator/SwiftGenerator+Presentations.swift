import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

// Generates the appearance of sheets and alerts.
extension SwiftGenerator {
  func sheet(for sheet: Lowered.Sheet) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    let styles = sheet.styles.map { choice -> ExpressionDescription in
      let style = ArgumentDescription(label: nil, value: .code("." + choice.style.rawValue))
      let idiom = choice.idiom.map { ArgumentDescription(label: "on", value: .code(idioms(in: $0)[0])) }
      return .call("NavGraph.StyleChoice", with: [style] + (idiom.map { [$0] } ?? []))
    }
    if !styles.isEmpty { list.append(ArgumentDescription(label: "styles", value: .array(styles))) }
    if sheet.dismissal != .free { list.append(ArgumentDescription(label: "dismissal", value: .code(".\(sheet.dismissal)"))) }
    var value = ExpressionDescription.call("NavGraph.Sheet", with: list)
    func and(_ name: String, label: String? = nil, argument: ExpressionDescription) {
      value = value.calling(name, with: [ArgumentDescription(label: label, value: argument)])
    }
    if let compact = sheet.compact { and("adapting", label: "to", argument: .code("." + compact.rawValue)) }
    if sheet.transition != .standard { and("coming", label: "by", argument: .code(".\(sheet.transition)")) }
    let resting = heights(of: sheet)
    if !resting.isEmpty { value = value.calling("resting", with: resting) }
    switch sheet.dimming {
    case .always: break
    case .never: and("dimming", argument: .code(".never"))
    case .above(let height): and("dimming", argument: .dot("above", with: [ArgumentDescription(label: nil, value: detent(for: height))]))
    }
    if sheet.placement != .automatic { and("placed", argument: .code(".\(sheet.placement)")) }
    return value
  }

  private func heights(of sheet: Lowered.Sheet) -> [ArgumentDescription] {
    var list: [ArgumentDescription] = []
    if !sheet.detents.isEmpty { list.append(ArgumentDescription(label: "at", value: .array(sheet.detents.map { detent(for: $0) }))) }
    if sheet.hasGrabber { list.append(ArgumentDescription(label: "hasGrabber", value: .code("true"))) }
    return list
  }

  private func detent(for detent: Lowered.Detent) -> ExpressionDescription {
    switch detent {
    case .medium: .code(".medium")
    case .large: .code(".large")
    case .fraction(let part): .dot("fraction", with: [ArgumentDescription(label: nil, value: .code(String(part)))])
    case .height(let points): .dot("height", with: [ArgumentDescription(label: nil, value: .code(String(points)))])
    case .named(let name): .dot("named", with: [ArgumentDescription(label: nil, value: .string(name))])
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
          text: text(of: name), function: scopes[owner, default: NameScope()].claim(lowerCamel(text(of: name)) + "Height"),
          modal: modal.declared)
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
          name: height.function,
          parameters: [ParameterDescription(label: "within", name: "room", type: "Foundation.CGFloat")], returns: "Foundation.CGFloat?"))
    }
  }

  /// Returns the closure that returns the height of a named detent, or nil if there are none.
  func heightAnswer() -> ClosureDescription? {
    guard !namedHeights.isEmpty else { return nil }
    let cases = namedHeights.map { height in
      SwitchCaseDescription(
        patterns: [SwiftRenderer().text(of: .string(height.text))], body: [.return(.code("factory." + height.function + "(within: room)"))])
    }
    let body = SwitchDescription(over: "detent", cases: cases + [SwitchCaseDescription(patterns: [], body: [.return(.code("nil"))])])
    return ClosureDescription(parameters: ["detent", "room"], body: [.switch(body)])
  }

  func alert(for id: AlertID) -> ExpressionDescription {
    let alert = graph.alerts[id]
    var list = [ArgumentDescription(label: "title", value: alert.title.map { text(of: $0, for: .alertTitle(id)) } ?? .code("nil"))]
    if let message = alert.message { list.append(ArgumentDescription(label: "message", value: text(of: message, for: .message(id)))) }
    if alert.kind == .confirm { list.append(ArgumentDescription(label: "isActionSheet", value: .code("true"))) }
    let buttons = alert.buttons.map { button -> ExpressionDescription in
      var parts = [
        ArgumentDescription(
          label: nil, value: graph.buttons[button].title.map { text(of: $0, for: .button(button, of: id)) } ?? .string(""))
      ]
      if graph.buttons[button].role != .plain {
        parts.append(ArgumentDescription(label: "role", value: .code("." + graph.buttons[button].role.rawValue)))
      }
      let name = naming.buttons[button.index]
      let returnsText = graph.buttons[button].returnsText
      let outcome: ExpressionDescription =
        returnsText ? .dot(name, with: [ArgumentDescription(label: nil, value: .string(""))]) : .code("." + name)
      parts.append(
        ArgumentDescription(label: "result", value: .dot(caseName(of: .alert(id)), with: [ArgumentDescription(label: nil, value: outcome)]))
      )
      var made = ExpressionDescription.call("NavGraph.AlertButton", with: parts)
      if returnsText { made = made.calling("takingText", with: []) }
      guard let test = graph.buttons[button].test else { return made }
      return made.calling("shown", with: [ArgumentDescription(label: "when", value: self.test(for: test))])
    }
    list.append(ArgumentDescription(label: "buttons", value: .array(buttons)))
    var made = ExpressionDescription.call("NavGraph.Alert", with: list)
    if let field = alert.field {
      made = made.calling("asking", with: [ArgumentDescription(label: "for", value: self.field(for: field, of: id))])
    }
    return .dot("alert", with: [ArgumentDescription(label: nil, value: made)])
  }

  private func field(for field: Field, of id: AlertID) -> ExpressionDescription {
    var list = [ArgumentDescription(label: nil, value: field.placeholder.map { text(of: $0, for: .placeholder(id)) } ?? .string(""))]
    if let initial = field.initial { list.append(ArgumentDescription(label: "text", value: text(of: initial, for: .initial(id)))) }
    if let keyboard = field.keyboard { list.append(ArgumentDescription(label: "keyboard", value: .code("." + keyboard.rawValue))) }
    if field.isSecure { list.append(ArgumentDescription(label: "isSecure", value: .code("true"))) }
    if field.isRequired { list.append(ArgumentDescription(label: "isRequired", value: .code("true"))) }
    return .call("NavGraph.AlertField", with: list)
  }
}
