// What guards and conditions don't hold together (0613, 0802 to 0807).
extension Planter {
  static let guards = [
    Planter(code: 613, name: "a branch that never gets its turn") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (a, b) = (draft.condition(), draft.condition())
      // Each first test holds wherever its second does; the other way round both get their turn.
      let (wide, narrow) = draft.one(
        (a, "\(a) and \(b)"), ("\(a) or \(b)", "\(b)"), ("not (\(a) and \(b))", "not \(a)"), ("\(a) or not \(b)", "\(a) and \(b)"))
      draft.on(
        host.name, "{\n  when \(isWrong ? wide : narrow) -> restart\n  when \(isWrong ? narrow : wide) -> stay\(Draft.mark)\n}", arrow: "")
      return true
    },
    Planter(code: 802, name: "a guard whose flow needs it") { draft, isWrong in
      let asked = draft.fresh("asked")
      let last = draft.fresh()
      draft.declare("screen \(last)" + (isWrong ? " requires \(asked)" : ""), ["on done -> finish"])
      let flow = draft.modal(content: "stack \(draft.screen(["on start -> push \(last)", "on leave -> dismiss"]))")
      draft.declare("guard \(asked) -> \(flow)" + Draft.mark, order: 2)
      guard let host = draft.host() else { return false }
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(asked)")
      return true
    },
    Planter(code: 803, name: "a test that never holds") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (a, b) = (draft.condition(), draft.condition())
      let (never, sometimes) = draft.one(
        ("\(a) and not \(a)", "\(a) and not \(b)"), ("not (\(a) or \(b)) and \(b)", "not (\(a) or \(b)) or \(b)"),
        ("\(a) and \(b) and not \(a)", "\(a) and \(b) or not \(a)"),
        ("(\(a) or \(b)) and not \(a) and not \(b)", "(\(a) or \(b)) and not \(a)"))
      draft.on(host.name, "{\n  when \(isWrong ? never : sometimes) -> restart\(Draft.mark)\n  otherwise -> stay\n}", arrow: "")
      return true
    },
    Planter(code: 804, name: "a guard's flow never finishes") { draft, isWrong in
      let asked = draft.fresh("asked")
      let screen = draft.screen(["on leave -> dismiss", "on done -> \(isWrong ? "stay" : "finish")"])
      draft.declare(
        "guard \(asked) -> \(draft.make({ _ in screen }, { _ in "stack \(screen)" }, { $0.modal(content: screen) }))" + Draft.mark, order: 2
      )
      guard let host = draft.host() else { return false }
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(asked)")
      return true
    },
    Planter(code: 805, name: "a tab that is always or never there") { draft, isWrong in
      let (a, b) = (draft.condition(), draft.condition())
      let (settled, open) = draft.one(
        ("\(a) or not \(a)", "\(a) or not \(b)"), ("\(a) and not \(a)", "\(a) and not \(b)"),
        ("not (\(a) and \(b)) or \(b)", "not (\(a) and \(b)) and \(b)"))
      let test = isWrong ? settled : open
      let tab = "tab \(draft.fresh("tab")) hidden when \(test) stack \(draft.screen())" + Draft.mark
      return draft.show(draft.tabs([tab]))
    },
    Planter(code: 806, name: "a guard named twice") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (asked, other) = (draft.fresh("asked"), draft.fresh("asked"))
      draft.declare("guard \(asked)(number: Int)", order: 2)
      draft.declare("guard \(other)", order: 2)
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(other)")
      let uses = isWrong ? "\(asked)(number: 1), \(other), \(asked)(number: 1)" : "\(asked)(number: 1), \(other), \(asked)(number: 2)"
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(uses)", isMarked: true)
      return true
    },
    Planter(code: 807, name: "a guard reads what its container doesn't keep") { draft, isWrong in
      let asked = draft.fresh("asked")
      draft.declare("guard \(asked)(id: String)", order: 2)
      let (page, reader) = (draft.fresh(), draft.fresh())
      let requires = " requires \(asked)(id)"
      draft.declare("screen \(page)(id: String)" + (isWrong ? "" : requires))
      draft.declare("stack \(reader)(id: String)" + (isWrong ? requires : "") + Draft.mark, ["root \(page)(id)"])
      let split = draft.fresh()
      draft.declare(
        "split \(split)",
        ["sidebar stack \(draft.screen(["on open(id: String) -> show detail \(reader)(id)"]))", "detail stack \(draft.screen())"])
      return draft.show(split)
    },
  ]
}
