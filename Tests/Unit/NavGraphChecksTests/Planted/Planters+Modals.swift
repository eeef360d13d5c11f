// Defects of modals, alerts, and their fields (0533 to 0535, 0907 to 0909, 0912, 0913, 0918, 0927).
extension Planter {
  static let modals: [Planter] = [
    Planter(code: 533, name: "a field whose text nobody gets") { draft, isWrong in
      let name = draft.fresh("Asking")
      let words = draft.one("", " required", " secure", " email", " = \"x\"")
      draft.declare(
        "alert \(name)",
        [
          "title \"Asking\"", "field answer \"Answer\"\(words)" + Draft.mark, "button done \"Done\"" + (isWrong ? "" : " returns answer"),
          "button leave \"Leave\" cancel",
        ])
      return draft.show(name)
    },
    Planter(code: 535, name: "a key on every parameter") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let shown = draft.fresh()
      let isSingle = isWrong && draft.dice.chance(50)
      let keys = isWrong ? [" key", " key"] : draft.dice.chance(50) ? [" key", ""] : ["", ""]
      draft.declare("screen \(shown)(id: String\(keys[0])" + (isSingle ? "" : ", item: Int?\(keys[1]) = nil") + ")" + Draft.mark)
      draft.on(host.name, "present \(shown)(id: \"x\")")
      return true
    },
    Planter(code: 534, name: "a secure text that is kept with a screen") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let (name, shown) = (draft.fresh("Asking"), draft.fresh())
      let way = draft.one("field", "screen")
      draft.declare("screen \(shown)(code: String)" + (isWrong || way == "field" ? "" : " transient"))
      draft.declare(
        "alert \(name)",
        [
          "title \"Asking\"", "field answer \"Answer\"" + (isWrong || way == "screen" ? " secure" : ""),
          "button done \"Done\" returns answer", "button leave \"Leave\" cancel",
        ])
      draft.on(host.name, "present \(name) then {\n  done(code) -> present \(shown)(code)\(Draft.mark)\n}")
      return true
    },
    Planter(code: 907, name: "options of a sheet on what is none") { draft, isWrong in
      let style =
        isWrong
        ? draft.one("fullScreen", "overFullScreen")
        : draft.one("pageSheet", "formSheet", "automatic")
      let option = draft.one("detents medium", "grabber", "placement leading", "compact fullScreen", "undimmed")
      return draft.show(draft.modal(["style \(style)", option + Draft.mark]))
    },
    Planter(code: 908, name: "a detent that is there already") { draft, isWrong in
      let all = ["medium", "large", "fraction 0.3", "height 240", "peek"]
      guard let one = draft.one(of: all), let two = draft.one(of: all.filter { $0 != one }) else { return false }
      let third = isWrong ? draft.one(one, two) : draft.one("fraction 0.31", "height 24", "tall")
      return draft.show(draft.modal(["detents \(one), \(two), \(third)" + Draft.mark]))
    },
    Planter(code: 908, name: "a detent that is there already, written otherwise") { draft, isWrong in
      let (one, two, other) = draft.one(
        ("height 240", "height 240.0", "height 240.5"), ("fraction 0.5", "fraction 0.50", "fraction 0.05"),
        ("height 99.50", "height 99.5", "height 99"))
      return draft.show(draft.modal(["detents \(one), \(isWrong ? two : other)" + Draft.mark]))
    },
    Planter(code: 909, name: "undimmed up to a detent that is not there") { draft, isWrong in
      let all = ["medium", "large", "fraction 0.3", "height 240", "peek"]
      guard let missing = draft.one(of: all) else { return false }
      let detents = all.filter { $0 != missing }
      let named = isWrong ? missing : draft.one(of: detents) ?? "medium"
      return draft.show(draft.modal(["detents " + detents.joined(separator: ", "), "undimmed \(named)" + Draft.mark]))
    },
    Planter(code: 909, name: "undimmed up to a detent without any") { draft, isWrong in
      let named = isWrong ? draft.one("medium", "height 240", "peek") : "large"
      return draft.show(draft.modal(["undimmed \(named)" + Draft.mark]))
    },
    Planter(code: 912, name: "a style after one for the same devices") { draft, isWrong in
      let all = ["pageSheet", "formSheet", "fullScreen", "automatic"]
      guard let first = draft.one(of: all), let second = draft.one(of: all.filter { $0 != first }) else { return false }
      let device = draft.device()
      let choices =
        isWrong
        ? ["\(first), \(second)", "\(first) on \(device), \(second) on \(device), \(first)", "popover, \(first), \(second)"]
        : ["\(first), \(second) on \(device)", "popover, \(first)", "popover, \(first), \(second) on \(device)"]
      guard let styles = draft.one(of: choices), let host = draft.host() else { return false }
      draft.on(host.name, "present \(draft.modal(["style \(styles)" + Draft.mark]))", clauses: " anchored")
      return true
    },
    Planter(code: 913, name: "a style for devices without a root", programs: 260, least: 15) { draft, isWrong in
      let roots = draft.roots
      if roots.contains([]) { return false }
      let there = Set(roots.joined()).sorted()
      let missing = ["mac", "pad", "phone", "vision"].filter { !there.contains($0) }
      guard let device = draft.one(of: isWrong ? missing : there), !missing.isEmpty else { return false }
      return draft.show(draft.modal(["style formSheet on \(device), pageSheet" + Draft.mark]))
    },
    Planter(code: 918, name: "a page curl on what does not cover the screen") { draft, isWrong in
      let style = isWrong ? draft.one("pageSheet", "formSheet", "automatic", "overFullScreen") : "fullScreen"
      return draft.show(draft.modal(["style \(style)", "transition partialCurl" + Draft.mark]))
    },
    Planter(code: 927, name: "a modal over a part that it can't cover alone") { draft, isWrong in
      draft.app.items.removeAll { $0.hasPrefix("output ") && !$0.contains("uikit") }
      let modal = draft.modal(["style \(draft.one("currentContext", "overCurrentContext"))"])
      let asking = draft.screen(["on \(draft.fresh("planted")) -> present \(modal)" + Draft.mark])
      func split(_ columns: String...) -> String {
        let name = draft.fresh()
        draft.declare("split \(name)", columns)
        return name
      }
      func pages() -> String {
        let name = draft.fresh()
        draft.declare("pages \(name)", ["page \(draft.screen())", "page \(asking)"])
        return name
      }
      let way = draft.dice.below(3)
      if isWrong {
        let tab = "tab \(draft.fresh("tab")) stack \(asking)"
        return draft.show(
          way == 0
            ? draft.tabs([tab])
            : way == 1 ? pages() : split("sidebar \(asking)", "detail stack \(draft.screen(["on \(draft.fresh("retry")) -> restart"]))"))
      }
      return draft.show(way == 0 ? draft.stack(asking) : split("sidebar \(draft.screen())", "detail stack \(asking)"))
    },
  ]
}
