// Defects of single routes, aliases, and entries (0704 to 0711, 0713 to 0716, 0720, 0721). `RouteSourceOracleTests` compares patterns with
// each other.
extension Planter {
  static let routes: [Planter] = [
    Planter(code: 715, name: "a placeholder whose type nothing tells", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let (screen, first, second) = (draft.fresh(), draft.fresh(), draft.fresh())
      draft.declare("screen \(screen)(first: \(first) = .own, second: \(second) = .other)")
      draft.declare("enum \(first) { planted, own }", order: 1)
      draft.declare("enum \(second) { planted, other }", order: 1)
      draft.declare(
        "route \"/planted/{k}\" { when k == .\(isWrong ? "planted" : "own") -> here / present \(screen); otherwise -> stay }" + Draft.mark,
        order: 4)
      return draft.show(screen)
    },
    Planter(code: 716, name: "a link that never opens anything", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let screen = draft.screen()
      draft.declare(
        "route \"/planted/{k}\" { when k == \"a\" -> stay; otherwise -> \(isWrong ? "stay" : "here / present \(screen)") }" + Draft.mark,
        order: 4)
      return draft.show(screen)
    },
    Planter(code: 704, name: "a link doesn't feed a parameter", least: 15) { draft, isWrong in
      guard draft.hasScheme, let screen = draft.reader() else { return false }
      let (pattern, arguments) = isWrong ? draft.one(("", ""), ("/{id?}", "(id)")) : ("/{id}", "(id)")
      draft.declare("route \"/planted\(pattern)\" -> here / present \(screen)\(arguments)" + Draft.mark, order: 4)
      return true
    },
    Planter(code: 705, name: "a placeholder feeds nothing", least: 15) { draft, isWrong in
      guard draft.hasScheme, let screen = draft.reader() else { return false }
      let more = isWrong ? "{more}" : draft.one("{_}", "more")
      draft.declare("route \"/planted/{id}/\(more)\" -> here / present \(screen)(id)" + Draft.mark, order: 4)
      return true
    },
    Planter(code: 706, name: "two links to one place", least: 15) { draft, isWrong in
      guard draft.hasScheme, let screen = draft.reader() else { return false }
      let argument = isWrong ? "other" : "\"one\""
      draft.declare("route \"/planted/{id}\" -> here / present \(screen)(id)" + Draft.mark, order: 4)
      draft.declare("route \"/again/\(isWrong ? "{other}" : "one")\" -> here / present \(screen)(id: \(argument))" + Draft.mark, order: 4)
      return true
    },
    Planter(code: 707, name: "a link that nothing hands over", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let screen = draft.screen()
      let clause =
        isWrong
        ? draft.one(" scheme \"planted\"", " scheme \"http\"", " scheme \"mailto\"", " host \"no host\"")
        : draft.one("", " scheme \"https\" host \"planted.example\"", " host \"planted.example\"")
      draft.declare("route \"/planted\"\(clause) -> here / present \(screen)" + Draft.mark, order: 4)
      return draft.show(screen)
    },
    Planter(code: 708, name: "aliases lead to each other", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let screen = draft.screen()
      draft.declare("route \"/planted\" -> here / present \(screen)", order: 4)
      let loop = draft.one(["/one"], ["/one", "/two"], ["/one", "/two", "/three"])
      for (index, own) in loop.enumerated() {
        let next = index + 1 < loop.count ? loop[index + 1] : isWrong ? loop[0] : "/planted"
        draft.declare("alias \"\(own)\" -> \"\(next)\"" + Draft.mark, order: 4)
      }
      return draft.show(screen)
    },
    Planter(code: 709, name: "a link can't go past a blocked modal", programs: 2000, least: 8) { draft, isWrong in
      guard draft.hasScheme, draft.isForAllDevices, !draft.contains("\nroute "), !draft.contains("\nentry "),
        !draft.contains("dismissal blocked"), let root = draft.plainRoot, let host = draft.host()
      else { return false }
      let modal = draft.modal(["dismissal blocked"], content: draft.screen(["on done -> finish"]))
      draft.on(host.name, "present \(modal)")
      draft.declare("route \"/planted\" links \(isWrong ? draft.one("dismiss", "over") : "wait") -> \(root)" + Draft.mark, order: 4)
      return true
    },
    Planter(code: 710, name: "an alias of no route", least: 15) { draft, isWrong in
      guard draft.hasScheme, let screen = draft.reader() else { return false }
      draft.declare("route \"/planted/{id}\" -> here / present \(screen)(id)", order: 4)
      let target = isWrong ? draft.one("/plantet/{id}", "/planted/{id}/more", "/planted") : draft.one("/planted/{id}", "/planted/one")
      let own = target.contains("{id}") ? "/old/{id}" : "/old"
      draft.declare("alias \"\(own)\" -> \"\(target)\"" + Draft.mark, order: 4)
      return true
    },
    Planter(code: 711, name: "here, and no other place", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let screen = draft.screen()
      draft.declare("route \"/planted\" -> here / \(isWrong ? "" : "present ")\(screen)" + Draft.mark, order: 4)
      return draft.show(screen)
    },
    Planter(code: 713, name: "an alias whose text became a value", programs: 60, least: 15) { draft, isWrong in
      // With `precedence order`, the second route may never win.
      guard draft.hasScheme, !draft.text.contains("precedence order"), let screen = draft.reader() else { return false }
      draft.declare("route \"/planted/{id}\" -> here / present \(screen)(id)", order: 4)
      let own = draft.screen()
      draft.declare("route \"/planted/self\" -> here / present \(own)", order: 4)
      draft.declare("alias \"/old\" -> \"/planted/\(isWrong ? "me" : "self")\"" + Draft.mark, order: 4)
      return draft.show(own)
    },
    Planter(code: 714, name: "an entry that nothing is delivered to") { draft, isWrong in
      let screen = draft.screen()
      let (wrong, sound) = draft.one(
        ("file \".txt\" (file: URL)", "file \"txt\" (file: URL)"), ("file \"a/b\" (file: URL)", "file \"ab\" (file: URL)"),
        ("shortcut \"\" ()", "shortcut \"planted\" ()"), ("notification \"\" ()", "notification \".txt\" ()"))
      draft.declare("entry \(isWrong ? wrong : sound) -> here / present \(screen)" + Draft.mark, order: 4)
      return draft.show(screen)
    },
    Planter(code: 720, name: "a link that can't be shown at once", programs: 60, least: 15) { draft, isWrong in
      guard draft.isForAllDevices, let root = draft.plainRoot else { return false }
      let screen = draft.screen()
      let place = isWrong ? draft.one("\(root) / ", "here or \(root) / ") : "here / "
      let way = draft.hasScheme && draft.one(true, false) ? "route \"/planted\"" : "entry shortcut \"planted\" ()"
      draft.declare(way + " links now -> \(place)present \(screen)" + Draft.mark, order: 4)
      return draft.show(screen)
    },
    Planter(code: 721, name: "a link that is shown at once, and asks", least: 15) { draft, isWrong in
      guard let host = draft.host() else { return false }
      let asked = draft.fresh("asked")
      draft.declare("guard \(asked)", order: 2)
      // A second use of the guard.
      draft.on(host.name, "present \(draft.screen())", clauses: " requires \(asked)")
      let requires = isWrong ? " requires \(asked)" : ""
      let (own, ofModal) = draft.one((requires, ""), ("", requires))
      let modal = draft.modal(clauses: ofModal)
      draft.declare("entry shortcut \"planted\" () links now\(own) -> here / present \(modal)" + Draft.mark, order: 4)
      return true
    },
  ]
}
