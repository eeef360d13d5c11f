// Defects of splits and accessories (0508, 0902, 0903, 0910, 0911).
extension Planter {
  static let splits: [Planter] = [
    Planter(code: 508, name: "a split collapses to a column that it lacks") { draft, isWrong in
      let word = isWrong ? "content" : draft.one("sidebar", "detail")
      return draft.show(draft.split(["collapses to \(word)" + Draft.mark]))
    },
    Planter(code: 902, name: "only the accessory leads to it", least: 5) { draft, isWrong in
      guard draft.platform < 26 else { return false }
      let far = draft.make({ $0.modal() }, { $0.screen() })
      let strip = draft.screen(["on open -> present \(far)"])
      guard let host = draft.host({ $0.idioms != nil }) else { return false }
      if !isWrong { draft.on(host.name, "present \(far)") }
      return draft.show(draft.tabs(["accessory \(strip)" + Draft.mark]))
    },
    Planter(code: 903, name: "only an inspector shows it", least: 5) { draft, isWrong in
      guard draft.platform < 26 else { return false }
      // In SwiftUI, an inspector always becomes a sheet.
      draft.app.items.removeAll { $0.hasPrefix("output ") && !$0.contains("uikit") }
      let screen = draft.screen()
      let shows = draft.screen(["on \(draft.fresh("facts")) -> show inspector"])
      let split = draft.fresh()
      draft.declare(
        "split \(split)",
        ["sidebar \(shows)", "detail stack \(draft.screen())", "inspector \(draft.one("", "stack "))\(screen)" + Draft.mark])
      guard let host = draft.host({ $0.idioms != nil }) else { return false }
      if !isWrong { draft.on(host.name, "present \(screen)") }
      return draft.show(split)
    },
    Planter(code: 910, name: "a display of three columns for two") { draft, isWrong in
      let word = draft.one("twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary")
      let name = draft.fresh()
      let columns = (isWrong ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]).map { "\($0) \(draft.screen())" }
      draft.declare("split \(name)", columns + ["display \(word)" + Draft.mark])
      return draft.show(name)
    },
    Planter(code: 911, name: "a display against the behavior") { draft, isWrong in
      // The allowed combinations are from the documentation of `UISplitViewController`.
      let allowed = [
        "tile": ["oneBesideSecondary", "twoBesideSecondary"], "overlay": ["oneOverSecondary", "twoOverSecondary"],
        "displace": ["oneBesideSecondary", "twoDisplaceSecondary"],
      ]
      let behavior = draft.one("tile", "overlay", "displace")
      let displays = allowed[behavior] ?? []
      let all = Set(allowed.values.joined()).sorted()
      guard let display = draft.one(of: isWrong ? all.filter { !displays.contains($0) } : displays + ["secondaryOnly"]) else {
        return false
      }
      let name = draft.fresh()
      let columns = ["sidebar", "content", "detail"].map { "\($0) \(draft.screen())" }
      draft.declare("split \(name)", columns + ["display \(display) \(behavior)" + Draft.mark])
      return draft.show(name)
    },
  ]
}
