import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Modals that can pile up without end.
  static let cyclicModals = Rule(
    0602, .error, summary: "modals that can pile up without end",
    rationale: """
      From inside a modal one can come to present it again, on top of itself: each round is deeper. If one gets there only by presenting, \
      it is an error; if other steps are on the way (a push, a selection), a warning. To go back to what is below, `dismiss`; to put something \
      in its place, `dismiss then present`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout { content stack Cart }
      modal SignIn { content stack Login }
      screen Cart {
        on signIn -> present SignIn
      }
      screen Login {
        on guest -> present Checkout
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on buy -> present Checkout
      }
      modal Checkout { content stack Cart }
      modal SignIn { content stack Login }
      screen Cart {
        on signIn -> present SignIn
      }
      screen Login {
        on guest -> dismiss
      }
      """)
}

extension Checker {
  mutating func checkModalCycles() {
    let modals = ModalGraph(graph, places)
    for loop in modals.loops() { report(loop) }
  }

  /// Whether a unit shows that screen as soon as it is presented.
  private func isFirst(_ screen: ScreenID, of unit: UnitID) -> Bool {
    guard let slot = places.units[unit].slot, let first = places.slots[slot].first else { return false }
    return places.places[first].screen == screen
  }

  private func words(_ cause: Presentation.Cause) -> String {
    switch cause {
    case .event(let event): graph.text(graph.events[event].declared.name)
    case .tab(let tab): graph.text(graph.tabs[tab].declared.name)
    case .guard(let id): "asked for \(graph.text(graph.guards[id].declared.name))"
    case .link: "a link"
    }
  }

  private mutating func report(_ loop: ModalGraph.Loop) {
    guard let first = loop.hops.first else { return }
    let names = loop.hops.map { name(places.units[$0.from].content) }
    let count = loop.hops.count
    var text = loop.hops.map { hop in
      var text = name(places.units[hop.from].content)
      if let screen = hop.screen, !isFirst(screen, of: hop.from), name(screen) != text { text += " > \(name(screen))" }
      return text + " --\(words(hop.cause))--> "
    }
    if text.count > 9 { text.replaceSubrange(4..<text.count - 4, with: ["... "]) }
    let counts = ["", "one modal", "two modals", "three modals", "four modals", "five modals"]
    let deeper = (count < counts.count ? counts[count] : "\(count) modals") + " deeper each time"
    let start = names.first ?? ""
    var secondary: [Label] = []
    for (index, hop) in loop.hops.enumerated().dropFirst().prefix(5) {
      let next = index + 1 < count ? names[index + 1] : start
      let again = index + 1 == count ? " again, on top of the first" : ""
      secondary.append(Label(hop.range, "... and \(names[index]) presents \(next)\(again)"))
    }
    var diagnostic = Diagnostic(
      .cyclicModals, count == 1 ? "`\(start)` can be presented over itself without end" : "these modals can pile up without end",
      at: first.range, count == 1 ? "\(start) presents \(start) again, on top of itself" : "\(start) presents \(names[1]) ...",
      secondary: secondary,
      notes: ["loop: \(text.joined())\(start), \(deeper)"],
      help: [
        count == 1
          ? "`dismiss then present \(start)` replaces it; a `replace` shows another content in it"
          : "\(start) is already below: `dismiss` goes back to it"
      ])
    if !loop.isPure {
      diagnostic.severity = .warning
      diagnostic.notes.append("other steps are on the way, so a user has to walk to go round")
    }
    if loop.others > 0 {
      diagnostic.notes.append("\(loop.others) more modal\(loop.others == 1 ? " is" : "s are") part of such loops with these")
    }
    report(diagnostic)
  }
}
