// Defects of single steps (0509, 0510).
extension Planter {
  static let steps: [Planter] = [
    Planter(code: 509, name: "a popover from an event without a view") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let shown: String
      switch draft.one(0, 1, 2, 3) {
      case 0: shown = "\(draft.screen()) as popover"
      case 1: shown = "stack \(draft.screen()) as popover"
      case 2: shown = draft.modal(["style popover"])
      default: shown = draft.modal(["style popover on \(draft.device()), popover"])
      }
      draft.on(host.name, "present \(shown)", clauses: isWrong ? "" : " anchored", isMarked: true)
      return true
    },
    Planter(code: 509, name: "a popover and nothing else, from a tab") { draft, isWrong in
      let modal = draft.modal([
        "style popover" + (isWrong ? "" : ", " + draft.one("pageSheet", "formSheet on \(draft.device()), automatic"))
      ])
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) -> present \(modal)" + Draft.mark]))
    },
    Planter(code: 509, name: "a popover after its view has gone") { draft, isWrong in
      guard let host = draft.host(\.isInStack) else { return false }
      let next = draft.screen()
      draft.on(host.name, "push \(next)")
      let before = isWrong ? "push \(next) then " : ""
      draft.on(host.name, "\(before)present \(draft.modal(["style popover"]))", clauses: " anchored", isMarked: true)
      return true
    },
    Planter(code: 509, name: "a popover and nothing else, for a guard", least: 20) { draft, isWrong in
      // The app must already have a guard. Adding the first one extends the search, which may report a trap.
      guard draft.contains(" requires ") else { return false }
      let style = isWrong ? "popover" : "popover, fullScreen"
      let flow = draft.modal(["style \(style)"], content: draft.screen(["on done -> finish", "on leave -> dismiss"]))
      let name = draft.fresh("asked")
      draft.declare("guard \(name) -> \(flow)" + Draft.mark, order: 2)
      guard let host = draft.host() else { return false }
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(name)")
      return true
    },
    Planter(code: 510, name: "a step after the last") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let last = draft.make(
        { _ in "stay" }, { _ in "restart" }, { _ in "browse(\"https://planted.example\")" }, { "present \($0.screen())" })
      let next = draft.make({ _ in "stay" }, { _ in "restart" }, { "present \($0.screen())" }, { _ in "dismiss all then restart" })
      // The content must be shown in both programs.
      for shown in [last, next] where shown.hasPrefix("present ") { draft.on(host.name, shown) }
      draft.on(host.name, isWrong ? "\(last) then \(next)" : last, isMarked: true)
      return true
    },
    Planter(code: 510, name: "a step after the flow has ended") { draft, isWrong in
      let last = draft.one("finish", "close")
      let next = draft.one("stay", "restart")
      let screen = draft.screen(["on done -> \(isWrong ? "\(last) then \(next)" : last)" + Draft.mark])
      return draft.show("stack \(screen)")
    },
  ]
}
