import RandomPrograms

// Defects of style (1001 to 1010). Each rule is turned on alone.
extension Planter {
  static let style: [Planter] = [
    Planter(code: 1001, name: "a thing in small letters") { draft, isWrong in
      let name = isWrong ? draft.one("planted_thing", "plantedThing", "Planted_Thing") : draft.one("PlantedThing", "Planted2")
      if draft.one(true, false) {
        draft.declare("screen \(name)" + Draft.mark)
      } else {
        draft.declare("stack \(name)" + Draft.mark, ["root \(draft.screen())"])
      }
      return draft.show(name)
    },
    Planter(code: 1002, name: "a detail in capitals") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let name = isWrong ? draft.one("Planted", "planted_event", "PLANTED") : draft.one("planted", "plantedEvent", "plantedURL")
      switch draft.one(0, 1, 2) {
      case 0: draft.add("on \(name) -> stay" + Draft.mark, to: "screen \(host.name)")
      case 1: return draft.show(draft.tabs(["tab \(name) stack \(draft.screen())" + Draft.mark]))
      default:
        draft.declare("guard \(name)" + Draft.mark, order: 2)
        draft.on(host.name, "present \(draft.screen())", clauses: " requires \(name)")
      }
      return true
    },
    Planter(code: 1003, name: "an event named after the finger") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let name =
        isWrong
        ? draft.one("onTapOrder", "orderButtonTapped", "didSelectRow", "tapOrder") : draft.one("order", "tapestry", "ontology", "press")
      draft.add("on \(name) -> stay" + Draft.mark, to: "screen \(host.name)")
      return true
    },
    Planter(code: 1004, name: "a name that repeats its kind") { draft, isWrong in
      let word = draft.one("screen", "stack", "modal")
      let kind = word.prefix(1).uppercased() + word.dropFirst()
      let name = isWrong ? "Planted" + kind : draft.one("Planted", kind + "Planted", "PlantedView")
      switch word {
      case "screen": draft.declare("screen \(name)" + Draft.mark)
      case "stack": draft.declare("stack \(name)" + Draft.mark, ["root \(draft.screen())"])
      default: draft.declare("modal \(name)" + Draft.mark, ["content \(draft.screen())"])
      }
      return draft.show(name)
    },
    Planter(code: 1005, name: "a screen without a description") { draft, isWrong in
      let name = draft.fresh()
      draft.declare("screen \(name)" + Draft.mark, notes: isWrong ? [] : ["/// What it is for."])
      return draft.show(name)
    },
    Planter(code: 1006, name: "a link without a description", least: 15) { draft, isWrong in
      guard draft.hasScheme else { return false }
      let name = draft.fresh()
      draft.declare("screen \(name)")
      let head = draft.one("route \"/planted\"", "entry shortcut \"planted.example\" ()")
      draft.declare("\(head) -> here / present \(name)" + Draft.mark, order: 4, notes: isWrong ? [] : ["/// Who uses it."])
      return draft.show(name)
    },
    Planter(code: 1007, name: "a declaration out of order") { draft, isWrong in
      draft.declarations.sort { $0.order < $1.order }
      let last = draft.declarations.last?.order ?? 0
      let movable = draft.declarations.indices.filter { index in
        let declaration = draft.declarations[index]
        return declaration.order > 0 && declaration.order < last && !declaration.head.contains("\n")
      }
      guard let index = draft.one(of: movable) else { return false }
      draft.declarations[index].head += Draft.mark
      if isWrong { draft.declarations.append(draft.declarations.remove(at: index)) }
      return true
    },
    Planter(code: 1008, name: "a parameter that nothing uses") { draft, isWrong in
      guard let host = draft.host() else { return false }
      let screen = draft.fresh()
      draft.declare("screen \(screen)(note: String)")
      let value = isWrong ? "\"x\"" : "note"
      if draft.one(true, false) {
        draft.on(host.name, "present \(screen)(note: \(value))", clauses: "(note: String)", isMarked: true)
        return true
      }
      let name = draft.fresh()
      draft.declare("stack \(name)(note: String)" + Draft.mark, ["root \(screen)(note: \(value))"])
      draft.on(host.name, "present \(name)(note: \"y\")")
      return true
    },
    Planter(code: 1009, name: "a single tab") { draft, isWrong in
      let name = draft.fresh()
      let tab = "tab \(draft.fresh("tab")) stack \(draft.screen())"
      draft.declare("tabs \(name)" + Draft.mark, isWrong ? [tab] : [tab, "tab \(draft.fresh("tab")) stack \(draft.screen())"])
      return draft.show(name)
    },
    Planter(code: 1010, name: "a line that says the default") { draft, isWrong in
      let (wrong, sound) = draft.one(
        ("dismissal free", "dismissal confirm"), ("placement automatic", "placement leading"),
        ("transition standard", "transition crossDissolve"))
      return draft.show(draft.modal([(isWrong ? wrong : sound) + Draft.mark]))
    },
    Planter(code: 1010, name: "a line that says the default, in tabs and pages") { draft, isWrong in
      let (wrong, sound) = draft.one(("style automatic", "style tabBar"), ("minimize automatic", "minimize never"))
      if draft.one(true, false) { return draft.show(draft.tabs([(isWrong ? wrong : sound) + Draft.mark])) }
      let name = draft.fresh()
      draft.declare("pages \(name)", ["page \(draft.screen())", "transition \(isWrong ? "scroll" : "curl")" + Draft.mark])
      return draft.show(name)
    },
  ]
}
