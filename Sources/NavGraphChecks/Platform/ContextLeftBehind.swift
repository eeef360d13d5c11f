import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact except for devices: a root that is declared for some devices may be switched to on others, which isn't reported.
  static let contextLeftBehind = Rule(
    number: 0927, severity: .error, summary: "modal over a part of the screen that it can't cover alone",
    rationale: """
      `currentContext` and `overCurrentContext` cover the presenter: a stack, the content of a sheet, or the detail of a split. Over a \
      tab, a page, another column of a split, or a root in a container of your app, the rest of the screen would look usable. But the \
      modal is on top, and a tap on another tab would do nothing. If the user turns the page, hides the column or leaves the root in your \
      app's container, the modal would be out of sight. `fullScreen` and `overFullScreen` cover everything.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" icon "house" stack Home
        tab cart "Cart" icon "cart"  stack Cart
      }
      screen Home {
        on filter -> present Filter
      }
      screen Cart
      modal Filter {
        content stack Options
        style   overCurrentContext
      }
      screen Options {
        on done -> dismiss
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" icon "house" stack Home
        tab cart "Cart" icon "cart"  stack Cart
      }
      screen Home {
        on filter -> present Filter
      }
      screen Cart
      modal Filter {
        content stack Options
        style   overFullScreen
      }
      screen Options {
        on done -> dismiss
      }
      """)
}

extension Checker {
  /// Reports modals with a contextual style. Presentations by links, tabs, and app-level events have no presenting screen.
  func checkContexts() {
    guard graph.app?.output.contains(.uikit) ?? true else { return }
    var seen: Set<StepID> = []
    for presentation in places.presentations {
      guard case .event = presentation.cause, let step = presentation.step, !seen.contains(step),
        case .present(let instance, let asked) = graph.steps[step].action,
        let (style, range) = contextualStyle(of: graph.instances[instance].content, asked: asked, over: places.units[presentation.over]),
        let part = partWithSomethingBeside(places.slots[presentation.slot], in: places.units[presentation.over])
      else { continue }
      seen.insert(step)
      let modal = name(of: graph.instances[instance].content)
      report(
        Diagnostic(
          .contextLeftBehind, message: "`\(modal)` can't cover \(part) alone", at: graph.steps[step].range,
          label: "`\(style.rawValue)` covers the presenter", secondary: range.map { [Label(at: $0, text: "its style")] } ?? [],
          notes: presentation.source.map { ["it is presented here: \(places.way(to: $0, in: graph))"] } ?? [],
          help: ["write `\(style == .currentContext ? Style.fullScreen.rawValue : Style.overFullScreen.rawValue)`, which covers everything"]
        ))
    }
  }

  /// Returns the contextual style of a presentation on a device that shows the unit, or nil.
  private func contextualStyle(of content: Content, asked: Style?, over unit: PresentationContext) -> (style: Style, range: SourceRange?)? {
    if let asked { return asked.isContextual ? (asked, nil) : nil }
    guard case .modal(let modal) = content else { return nil }
    let use = graph.styleUses[graph.modals[modal].styles].first { use in
      use.style.isContextual && (use.idioms.isEmpty || unit.idioms.isEmpty || !use.idioms.isDisjoint(with: unit.idioms))
    }
    return use.map { ($0.style, $0.range) }
  }

  /// Returns the part of the screen around a slot, if something else would stay visible next to it. The detail of a split is made for such
  /// modals.
  private func partWithSomethingBeside(_ slot: Slot, in unit: PresentationContext) -> String? {
    // Your app may show the root in its own tabs.
    if unit.kind == .root, graph.rootPlace != .window { return "the part of the app that the graph shows" }
    if let column = slot.column.map({ places.slots[$0] }), case .column(let name) = column.role,
      column.parent.map({ places.slots[$0].role }) == .unit
    {
      return name == .detail ? nil : "the column `\(name.text)`"
    }
    if slot.tabs != nil { return slot.role == .accessory ? "the accessory of the tabs" : "its tab" }
    return slot.pages == nil ? nil : "its page"
  }
}
