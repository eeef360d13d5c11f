// Defects of tabs (0505 to 0507, 0904 to 0906, 0914, 0919, 0920, 0928).
extension Planter {
  static let tabs: [Planter] = [
    Planter(code: 505, name: "a search tab has no stack") { draft, isWrong in
      let tab = draft.fresh("tab")
      let content =
        isWrong ? draft.make({ $0.screen() }, { $0.pages() }) : draft.make({ "stack " + $0.screen() }, { $0.stack($0.screen()) })
      return draft.show(draft.tabs(["tab \(tab) search \(content)" + Draft.mark]))
    },
    Planter(code: 506, name: "two tabs search") { draft, isWrong in
      let first = "tab \(draft.fresh("tab")) search stack \(draft.screen())"
      let second = "tab \(draft.fresh("tab")) \(isWrong ? "search " : "")stack \(draft.screen())" + Draft.mark
      let name = draft.fresh()
      draft.declare("tabs \(name)", [first, "tab \(draft.fresh("tab")) stack \(draft.screen())", second])
      return draft.show(name)
    },
    Planter(code: 507, name: "six items in a phone's bar", least: 15) { draft, isWrong in
      guard draft.isForAllDevices, let host = draft.host() else { return false }
      let condition = draft.condition()
      var items: [String] = []
      for index in 0..<(isWrong ? 6 + draft.dice.below(2) : 5) {
        let own = draft.fresh("tab")
        if index == 3 {
          items.append("tab \(own) -> stay")
          continue
        }
        let tab = "tab \(own) stack \(draft.screen())"
        switch index == 1 ? 1 : draft.dice.below(3) {
        case 0: items.append("section \"More\" {\n  \(tab)\n  tab \(draft.fresh("tab")) stack \(draft.screen())\n}")
        case 1 where index > 0: items.append(tab + " hidden when \(condition)")
        default: items.append(tab)
        }
      }
      // These add no item to the bar: one tab is only in the sidebar, and of two tabs only one is visible at a time.
      items.append("tab \(draft.fresh("tab")) placement sidebarOnly stack \(draft.screen())")
      if !isWrong { items.insert("tab \(draft.fresh("tab")) stack \(draft.screen()) hidden when not \(condition)", at: 2) }
      let name = draft.fresh()
      draft.declare("tabs \(name)" + Draft.mark, items)
      draft.on(host.name, "present \(name)")
      return true
    },
    Planter(code: 904, name: "a tab for a sidebar that there never is", least: 10) { draft, isWrong in
      guard draft.isForAllDevices, draft.platform >= 18 else { return false }
      let tab = "tab \(draft.fresh("tab")) placement sidebarOnly stack \(draft.screen())" + Draft.mark
      let style = isWrong ? "tabBar" : draft.one("sidebarAdaptable", "tabSidebar")
      return draft.show(draft.tabs([tab, "style \(style)"]))
    },
    Planter(code: 904, name: "a tab for a sidebar that there never is, and nothing selects it", least: 10) { draft, isWrong in
      guard draft.isForAllDevices, draft.platform >= 18 else { return false }
      let own = draft.fresh("tab")
      let other = draft.fresh("tab")
      let home = draft.screen(["on go -> select \(isWrong ? other : own)"])
      let items = [
        "tab \(own) placement sidebarOnly stack \(draft.screen())" + Draft.mark, "tab \(other) stack \(home)", "style tabBar",
      ]
      return draft.show(draft.tabs(items))
    },
    Planter(code: 905, name: "a sidebar on phones", programs: 700, least: 4) { draft, isWrong in
      // No other root's screens can be shown on these devices.
      guard !draft.contains("switch to "), let host = draft.host({ $0.idioms != nil && ($0.idioms == ["phone"]) == isWrong }) else {
        return false
      }
      let name =
        draft.one(true, false)
        ? draft.tabs(["style \(draft.one("sidebarAdaptable", "tabSidebar"))" + Draft.mark])
        : draft.tabs([
          "tab \(draft.fresh("tab")) placement \(draft.one("pinned", "movable", "optional")) stack \(draft.screen())" + Draft.mark
        ])
      draft.on(host.name, "present \(name)")
      return true
    },
    Planter(code: 906, name: "a bar that minimizes where none does", programs: 400, least: 8) { draft, isWrong in
      guard !draft.contains("switch to ") else { return false }
      let fits = { (host: Draft.Screen) in
        guard let idioms = host.idioms else { return false }
        return isWrong ? !idioms.isEmpty && !idioms.contains("phone") : idioms.isEmpty || idioms.contains("phone")
      }
      guard let host = draft.host(fits) else { return false }
      let name = draft.tabs(["minimize \(draft.one("onScrollDown", "onScrollUp"))" + Draft.mark])
      draft.on(host.name, "present \(name)")
      return true
    },
    Planter(code: 914, name: "an icon without a name") { draft, isWrong in
      let icon = isWrong ? draft.one("", " ", "   ") : draft.one("star", "a b", "ö")
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) \"T\" icon \"\(icon)\" stack \(draft.screen())" + Draft.mark]))
    },
    Planter(code: 914, name: "a colour without a name") { draft, isWrong in
      let name = draft.fresh()
      let word = draft.one("background", "title", "tint")
      draft.declare("appearance \(name)", ["\(word) \"\(isWrong ? draft.one("", " ") : "ink")\"" + Draft.mark])
      return draft.show(draft.modal(content: "stack " + draft.screen(["bar \(name)", "on leave -> dismiss"])))
    },
    Planter(code: 919, name: "reselect has nothing to pop") { draft, isWrong in
      let content = isWrong ? draft.make({ $0.screen() }, { $0.pages() }, { $0.split() }) : "stack \(draft.screen())"
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) reselect popToRoot \(content)" + Draft.mark]))
    },
    Planter(code: 928, name: "a tab bar that stays hidden") { draft, isWrong in
      let name = draft.fresh()
      draft.declare("screen \(name)" + Draft.mark)
      let picker = draft.screen(["on \(draft.fresh("view")) -> push \(name)"] + (isWrong ? ["hides tabBar"] : []))
      let list = draft.screen(["on \(draft.fresh("pick")) -> push \(picker)", "on \(draft.fresh("open")) -> push \(name)"])
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) stack \(list)"]))
    },
    Planter(code: 919, name: "reselect of a tab that acts") { draft, isWrong in
      let word = draft.one("popToRoot", "scrollToTop", "none")
      let rest = isWrong ? "-> stay" : "stack \(draft.screen())"
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) reselect \(word) \(rest)" + Draft.mark]))
    },
    Planter(code: 920, name: "a tab that acts is prominent") { draft, isWrong in
      let rest = isWrong ? "-> stay" : "stack \(draft.screen())"
      return draft.show(draft.tabs(["tab \(draft.fresh("tab")) prominent \(rest)" + Draft.mark]))
    },
    Planter(code: 920, name: "two tabs are prominent") { draft, isWrong in
      let name = draft.fresh()
      draft.declare(
        "tabs \(name)",
        [
          "tab \(draft.fresh("tab")) prominent stack \(draft.screen())",
          "tab \(draft.fresh("tab")) \(isWrong ? "prominent " : "")stack \(draft.screen())" + Draft.mark,
        ])
      return draft.show(name)
    },
  ]
}
