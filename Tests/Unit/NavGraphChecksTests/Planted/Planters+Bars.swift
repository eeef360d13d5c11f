// Defects of bars and presentation settings of screens (0511, 0901, 0915 to 0917, 0921, 0922, 0925, 0926).
extension Planter {
  static let bars: [Planter] = [
    Planter(code: 511, name: "a title without a bar") { draft, isWrong in
      let fact = draft.one("title \"T\"", "subtitle \"S\"")
      let screen = draft.screen([fact + Draft.mark])
      let content = isWrong ? screen : "stack \(screen)"
      return draft.show(draft.one(true, false) ? draft.modal(content: content) : content)
    },
    Planter(code: 901, name: "a release that there is not") { draft, isWrong in
      // The release affects inspectors and accessories, so neither program may have them.
      if draft.contains("inspector") || draft.contains("accessory") { return false }
      guard let index = draft.app.items.firstIndex(where: { $0.hasPrefix("platform ") }) else { return false }
      let release =
        isWrong
        ? draft.one("19", "20", "22.1", "25", "28", "99") : draft.one(draft.contains("swiftui") ? "16" : "15", "17.4", "18", "26", "27")
      draft.app.items[index] = "platform iOS \(release)" + Draft.mark
      return true
    },
    Planter(code: 923, name: "output in SwiftUI for systems too old for it", least: 20) { draft, isWrong in
      // The release affects inspectors and accessories.
      if draft.contains("inspector") || draft.contains("accessory") { return false }
      draft.app.items.removeAll { $0.hasPrefix("platform ") || $0.hasPrefix("output ") }
      draft.app.items.append("output " + draft.one("swiftui", "uikit, swiftui"))
      let release = isWrong ? draft.one("15", "15.4") : draft.one("16", "16.1", "18", "27")
      draft.app.items.append("platform iOS \(release)" + Draft.mark)
      return true
    },
    Planter(code: 915, name: "a bar hidden where there is none") { draft, isWrong in
      let word = draft.one("tabBar", "navigationBar", "toolbar")
      // An embedded root may be inside a tab bar of the app.
      if word == "tabBar", draft.text.contains(" embedded") { return false }
      let screen = draft.screen(["hides \(word)" + Draft.mark])
      if isWrong { return draft.show(screen) }
      if word == "tabBar" { return draft.show(draft.tabs(["tab \(draft.fresh("tab")) \(draft.one("", "stack "))\(screen)"])) }
      return draft.show("stack \(screen)")
    },
    Planter(code: 915, name: "a tab bar hidden outside of tabs", programs: 80) { draft, isWrong in
      // An embedded root may be inside a tab bar of the app.
      guard !draft.text.contains(" embedded"), let host = draft.host({ $0.isInStack && $0.isInTabs != isWrong }) else { return false }
      draft.on(host.name, "push \(draft.screen(["hides tabBar" + Draft.mark]))")
      return true
    },
    Planter(code: 916, name: "a Back button of nothing") { draft, isWrong in
      let back = "back " + draft.one("\"Home\"", "minimal", "generic", "\"Home\" minimal")
      let next = draft.screen()
      let events = ["on next -> \(isWrong ? "present" : "push") \(next)"]
      return draft.show("stack \(draft.screen(events + [back + Draft.mark]))")
    },
    Planter(code: 916, name: "the Back button of the first screen") { draft, isWrong in
      let back = "back hidden" + Draft.mark
      let second = draft.screen((isWrong ? [] : [back]) + ["on leave -> close"])
      return draft.show("stack \(draft.screen((isWrong ? [back] : []) + ["on next -> push \(second)"]))")
    },
    Planter(code: 925, name: "a swipe against Back") { draft, isWrong in
      let back = draft.one("hidden", "confirm")
      let swipe = "swipeBack " + draft.one("edge", "content") + Draft.mark
      let other = draft.one("minimal", "generic")
      let second = draft.screen([swipe, "back \(isWrong ? back : other)", "on leave -> close", "on next -> push \(draft.screen())"])
      return draft.show("stack \(draft.screen(["on next -> push \(second)"]))")
    },
    Planter(code: 926, name: "a swipe back from the first screen") { draft, isWrong in
      let swipe = "swipeBack " + draft.one("edge", "none") + Draft.mark
      let second = draft.screen((isWrong ? [] : [swipe]) + ["on leave -> close"])
      return draft.show("stack \(draft.screen((isWrong ? [swipe] : []) + ["on next -> push \(second)"]))")
    },
    Planter(code: 926, name: "no swipe back where there is none") { draft, isWrong in
      let facts =
        draft.one(true, false)
        ? [isWrong ? "back hidden" : "back minimal", "swipeBack none" + Draft.mark]
        : [isWrong ? "hides navigationBar" : "hides toolbar", "swipeBack edge" + Draft.mark]
      let second = draft.screen(facts + ["on leave -> close", "on next -> push \(draft.screen())"])
      return draft.show("stack \(draft.screen(["on next -> push \(second)"]))")
    },
    Planter(code: 917, name: "a transition of what never comes in") { draft, isWrong in
      let line = "transition zoom" + Draft.mark
      let second = draft.screen(isWrong ? [] : [line])
      let first = draft.screen((isWrong ? [line] : []) + ["on next anchored -> push \(second)"])
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) stack \(first)"]))
    },
    Planter(code: 917, name: "a transition of what comes in with its container") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let screen = draft.screen(["transition zoom" + Draft.mark])
      let shown = !isWrong ? screen : draft.make({ _ in "stack " + screen }, { $0.stack(screen) }, { $0.tabs(["tab first \(screen)"]) })
      draft.on(host.name, "present \(draft.one(true, false) ? shown : draft.modal(content: shown))", clauses: " anchored")
      return true
    },
    Planter(code: 921, name: "the look of a bar that is not there") { draft, isWrong in
      let look: String
      if draft.one(true, false) {
        let name = draft.fresh()
        draft.declare("appearance \(name)", ["tint \"ink\""])
        // A second use of the appearance.
        guard draft.show("stack \(draft.screen(["bar \(name)"]))") else { return false }
        look = "bar \(name)"
      } else {
        look = draft.one("title \"T\" large", "title \"T\" inline", "title hidden", "subtitle \"S\"")
      }
      let screen = draft.screen([look + Draft.mark])
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) \(isWrong ? "" : "stack ")\(screen)"]))
    },
    Planter(code: 922, name: "a zoom out of nothing") { draft, isWrong in
      guard let host = draft.host(\.isInStack) else { return false }
      draft.on(host.name, "push \(draft.screen(["transition zoom" + Draft.mark]))", clauses: isWrong ? "" : " anchored")
      return true
    },
    Planter(code: 922, name: "a bare screen's zoom out of nothing") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let screen = draft.screen(["transition zoom" + Draft.mark])
      let shown = draft.one(true, false) ? draft.modal(content: screen) : screen
      draft.on(host.name, "present \(shown)", clauses: isWrong ? "" : " anchored")
      return true
    },
    Planter(code: 922, name: "a modal's zoom out of nothing") { draft, isWrong in
      guard let host = draft.host() else { return false }
      draft.on(host.name, "present \(draft.modal(["transition zoom" + Draft.mark]))", clauses: isWrong ? "" : " anchored")
      return true
    },
  ]
}
