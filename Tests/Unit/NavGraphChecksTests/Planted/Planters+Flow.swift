// Defects of presentations and page turns that the oracle can't judge (0415, 0606, 0609, 0613 to 0615, 0617 to 0620).
extension Planter {
  static let flow: [Planter] = [
    Planter(code: 415, name: "a result of another type") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (type, right, wrong) = draft.one(("String", "\"x\"", "1"), ("Int", "1", "\"x\""), ("Bool", "true", "2.5"))
      let screen = draft.screen(["on done -> finish(\(isWrong ? wrong : right))" + Draft.mark])
      let modal = draft.modal(content: "stack \(screen)", clauses: " returns \(type)")
      draft.on(host.name, "present \(modal) then { finished(planted) -> stay }")
      return true
    },
    Planter(code: 615, name: "a page turned beyond the end") { draft, isWrong in
      let name = draft.fresh()
      let forward = draft.one(true, false)
      let event = "on turn -> page \(forward ? "next" : "previous")" + Draft.mark
      // The first and the last page, one of which has the event.
      let ends = [forward != isWrong, forward == isWrong].map { draft.screen($0 ? [event] : []) }
      let middle = draft.one(true, false) ? [draft.screen()] : []
      draft.declare("pages \(name)", ([ends[0]] + middle + [ends[1]]).map { "page \($0)" })
      return draft.show(name)
    },
    Planter(code: 606, name: "a result that is lost") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let type = draft.one("String", "Int", "Bool")
      let value = ["String": "\"x\"", "Int": "1", "Bool": "true"][type] ?? ""
      let screen = draft.screen(["on done -> finish(\(value))"])
      let modal = draft.modal(content: "stack \(screen)", clauses: " returns \(type)" + Draft.mark)
      let first = draft.modal(content: "stack " + draft.screen(["on planted -> finish"]))
      let losing = draft.one("", " then { dismissed -> stay }")
      draft.on(host.name, "present \(first) then { finished -> present \(modal)\(losing) }")
      let isShown = draft.show(draft.tabs(["tab \(draft.fresh("tab")) \"T\" icon \"plus\" -> present \(modal)\(losing)"]))
      guard !isWrong else { return isShown }
      // One presenter that receives the result is enough: an event, which the app can await, or an outcome handler.
      let handled = " then { finished -> present \(modal) then { finished(planted) -> stay } }"
      draft.on(host.name, draft.one("present \(modal)", "present \(modal) then { dismissed -> stay }", "present \(first)\(handled)"))
      return isShown
    },
    Planter(code: 609, name: "two steps wait for one dismissal") { draft, isWrong in
      guard let host = draft.host(\.isInStack) else { return false }
      let early = draft.screen()
      let late = draft.screen()
      let modal = draft.modal(content: "stack " + draft.screen(["on tips -> dismiss\(isWrong ? " then push \(late)" : "")"]))
      draft.on(host.name, "push \(late)")
      draft.on(host.name, "present \(modal) then { dismissed -> push \(early) }", isMarked: true)
      return true
    },
    Planter(code: 617, name: "pushes without end") { draft, isWrong in
      let (first, last) = (draft.fresh(), draft.fresh())
      let middle = draft.one(true, false) ? draft.screen(["on next -> push \(last)"]) : last
      let repeating = draft.one(first, last)
      let isAccepted = !isWrong && draft.one(true, false)
      let other = draft.one("pop to \(first)", "pop to root then push \(middle)", "replace \(first)")
      let back = isWrong || isAccepted ? "push \(first)" : other
      for (name, event) in [(first, "on next -> push \(middle)" + Draft.mark), (last, "on again -> \(back)")] {
        draft.declare("screen \(name)\(isAccepted && name == repeating ? " repeats" : "")", [event])
      }
      return draft.show("stack \(first)")
    },
    Planter(code: 617, name: "a screen pushed onto itself without end") { draft, isWrong in
      let name = draft.fresh()
      let verb = isWrong ? draft.make({ _ in "push" }, { "push \($0.screen()) then push" }) : "replace"
      draft.declare("screen \(name)", ["on again -> \(verb) \(name)" + Draft.mark])
      return draft.show("stack \(name)")
    },
    Planter(code: 618, name: "a screen that doesn't repeat") { draft, isWrong in
      let name = draft.fresh()
      draft.declare("screen \(name) repeats" + Draft.mark, ["on again -> \(isWrong ? "replace" : "push") \(name)"])
      return draft.show("stack \(name)")
    },
    Planter(code: 619, name: "a detail that shows its placeholder alone") { draft, isWrong in
      let note = draft.screen()
      let (step, empty) = isWrong ? ("push", []) : draft.one(("show detail", []), ("push", ["on \(draft.fresh("new")) -> show sidebar"]))
      let list = draft.screen(["on \(draft.fresh("row")) -> \(step) \(note)"])
      let name = draft.fresh()
      draft.declare("split \(name)", ["sidebar stack \(list)", "detail stack \(draft.screen(empty))" + Draft.mark])
      return draft.show(name)
    },
    Planter(code: 620, name: "a root that leads nowhere", least: 5) { draft, isWrong in
      guard let host = draft.host(), draft.plainRoot != nil, !draft.app.items.contains(where: { $0.hasPrefix("on ") }) else { return false }
      let (shown, way) = (draft.fresh(), isWrong ? "" : draft.one("event", "transient"))
      draft.declare(
        "screen \(shown)" + (way == "transient" ? " transient" : ""), way == "event" ? ["on \(draft.fresh("retry")) -> restart"] : [])
      draft.on(host.name, "switch to stack \(shown)", isMarked: true)
      return true
    },
    Planter(code: 614, name: "a shared event that all replace") { draft, isWrong in
      guard let first = draft.host(), let second = draft.host({ $0.name != first.name }) else { return false }
      let group = draft.fresh()
      let event = draft.fresh("shared")
      draft.declare("events \(group)", ["on \(event) -> restart" + Draft.mark, "on \(draft.fresh("shared")) -> restart"])
      for (index, host) in [first, second].enumerated() {
        draft.add("uses \(group)", to: "screen \(host.name)")
        if isWrong || index == 0 { draft.add("on \(event) -> stay", to: "screen \(host.name)") }
      }
      return true
    },
  ]
}
