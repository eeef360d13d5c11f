import NavGraphLowering
import NavGraphModel
import NavGraphCompiler
import NavGraphSimulator

// Encodes modals, guards, and conditions.
extension PlayTables {
  func presented(_ content: Content) -> JSON {
    let guards = ("g", made(lowered.modalGuards[content]) as JSON?)
    guard case .flow(let shape, let sheet)? = lowered.presentations[content] else { return .members([guards]) }
    let others = (lowered.contents[content] ?? []).map { other -> JSON in
      .array([.array(other.idioms.each.map { .string("\($0)") }), self.shape(of: other.shape)])
    }
    let swiped = self.swiped(content, in: NavGraph.Sheet(sheet))
    return .members([
      ("shape", self.shape(of: shape)), ("others", .array(others)), guards,
      ("shown", shown(lowered.modalGuardsShown[content])),
      ("dismissal", sheet.dismissal == .free ? nil : .string("\(sheet.dismissal)")),
      ("swiped", swiped.contains("0") ? .string(swiped) : nil),
    ])
  }

  /// Returns whether a swipe dismisses the content, for its own styles and then for each style of a step, on each kind of device.
  private func swiped(_ content: Content, in sheet: NavGraph.Sheet) -> String {
    var all = ""
    for asked in [nil] + PlayTables.styles.map({ $0 as NavGraph.Style? }) {
      for idiom in NavGraph.Idiom.allCases {
        let style =
          if case .modal(let id) = content {
            graph.shownStyle(of: graph.modals[id], as: asked.map { Style($0) }, on: idiom.idioms)
          } else {
            Style(asked ?? sheet.style(on: idiom, isAnchored: true))
          }
        all += style.isSwiped ? "1" : "0"
      }
    }
    return all
  }

  func alert(for id: AlertID) -> JSON {
    let alert = graph.alerts[id]
    let buttons = alert.buttons.map { button -> JSON in
      let own = graph.buttons[button]
      return .members([
        ("n", .string(graph.text(of: own.name))), ("id", .number(button.index)), ("title", text(for: own.title)),
        ("role", own.role == .plain ? nil : .string(own.role.rawValue)), ("typed", .flag(own.returnsText)),
        ("when", own.test.map { test(for: $0) }),
      ])
    }
    let field = alert.field.map { field -> JSON in
      .members([
        ("text", text(for: field.initial)), ("placeholder", text(for: field.placeholder)), ("required", .flag(field.isRequired)),
        ("secure", .flag(field.isSecure)),
      ])
    }
    // The script reads buttons even of an alert without any.
    let named = [("title", text(for: alert.title)), ("message", text(for: alert.message)), ("field", field)]
    guard case .object(let members) = JSON.members(basics(of: .alert(id)) + named) else { return .null }
    return .object(members + [("buttons", .array(buttons))])
  }

  // MARK: Guards and conditions

  func `guard`(for id: GuardID) -> JSON {
    .members([
      ("n", .string(graph.text(of: graph.guards[id].declared.name))), ("p", parameters(for: graph.guards[id].parameters)),
      ("flow", lowered.flows[id.index].map { made($0) }),
    ])
  }

  func condition(for id: ConditionID) -> JSON {
    .members([
      ("n", .string(graph.text(of: graph.conditions[id].declared.name))), ("p", parameters(for: graph.conditions[id].parameters)),
      ("isGuard", .flag(graph.conditions[id].asGuard != nil)),
    ])
  }
}
