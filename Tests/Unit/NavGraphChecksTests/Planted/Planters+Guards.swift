// Contradictory guards, conditions, and comparisons (0613, 0616, 0802 to 0808).
extension Planter {
  static let guards: [Planter] = [
    Planter(code: 613, name: "a branch that never gets its turn") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (a, b) = (draft.condition(), draft.condition())
      // The first test of each pair is true whenever the second is. In the other order, both branches can run.
      let (wide, narrow) = draft.one(
        (a, "\(a) and \(b)"), ("\(a) or \(b)", "\(b)"), ("not (\(a) and \(b))", "not \(a)"), ("\(a) or not \(b)", "\(a) and \(b)"))
      draft.on(
        host.name, "{\n  when \(isWrong ? wide : narrow) -> restart\n  when \(isWrong ? narrow : wide) -> stay\(Draft.mark)\n}", arrow: "")
      return true
    },
    Planter(code: 613, name: "a branch whose case has had its turn") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let kind = draft.fresh()
      draft.declare("enum \(kind) { plain, fancy, none }", order: 1)
      let (first, late, free) = draft.one(
        ("kind != .plain", "kind == .fancy", "kind == .plain"),
        ("kind == .plain or kind == .fancy", "kind == .fancy", "kind is not nil"), ("kind is not nil", "kind == .none", "kind is nil"))
      draft.on(
        host.name, "{\n  when \(first) -> restart\n  when \(isWrong ? late : free) -> stay\(Draft.mark)\n  otherwise -> stay\n}",
        clauses: "(kind: \(kind)?)", arrow: "")
      return true
    },
    Planter(code: 616, name: "a case that no branch takes") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let kind = draft.fresh()
      draft.declare("enum \(kind) { plain, fancy, none }", order: 1)
      let (most, all) = draft.one(
        ("kind == .fancy", "kind != .plain"), ("kind == .none", "kind == .none or kind == .fancy"),
        ("kind == .fancy and isNew", "kind == .fancy or kind == .none"))
      draft.on(
        host.name, "{\n  when kind == .plain -> restart\n  when \(isWrong ? most : all) -> stay\(Draft.mark)\n}",
        clauses: "(kind: \(kind), isNew: Bool)", arrow: "")
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
    Planter(code: 803, name: "a test that no value passes") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let kind = draft.fresh()
      draft.declare("enum \(kind) { plain, fancy, none }", order: 1)
      let asked = draft.fresh("asked")
      let (never, sometimes) = draft.one(
        ("kind == .plain and kind == .fancy", "kind == .plain or kind == .fancy"),
        ("kind != .plain and kind != .fancy and kind != .none", "kind != .plain and kind != .fancy"),
        ("text is nil and text == \"a\"", "text is nil or text == \"a\""), ("isNew and isNew == false", "isNew and kind == .none"),
        ("\(asked)(number: count) and not \(asked)(number: count)", "\(asked)(number: count) and not \(asked)(number: 1)"))
      if never.contains(asked) { draft.declare("condition \(asked)(number: Int)", order: 2) }
      draft.on(
        host.name, "{\n  when \(isWrong ? never : sometimes) -> restart\(Draft.mark)\n  otherwise -> stay\n}",
        clauses: "(kind: \(kind), text: String?, isNew: Bool, count: Int)", arrow: "")
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
    Planter(code: 805, name: "a button that is always or never there") { draft, isWrong in
      let (settled, open) = draft.one(
        ("count == 1 and count == 2", "count == 1 or count == 2"), ("isNew or not isNew", "isNew"),
        ("count == 1 or count != 1", "count != 1"))
      let name = draft.fresh()
      let items = [
        "title \"T\"", "button \(draft.fresh("button")) \"A\" when \(isWrong ? settled : open)" + Draft.mark, "button keep \"B\" cancel",
      ]
      draft.declare("alert \(name)(count: Int, isNew: Bool)", items)
      guard let host = draft.host() else { return false }
      draft.on(host.name, "present \(name)(count, isNew)", clauses: "(count: Int, isNew: Bool)")
      return true
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
    Planter(code: 808, name: "every button may be hidden") { draft, isWrong in
      let (a, b) = (draft.condition(), draft.condition())
      let (first, second) =
        isWrong ? draft.one((a, b), ("\(a) and \(b)", "not \(a)")) : draft.one((a, "not \(a)"), ("\(a) or \(b)", "not \(a)"))
      let name = draft.fresh()
      draft.declare(
        "\(draft.one("alert", "confirm")) \(name)" + Draft.mark,
        ["title \"T\"", "button one \"A\" when \(first)", "button two \"B\" when \(second)"])
      return draft.show(name)
    },
  ]
}
