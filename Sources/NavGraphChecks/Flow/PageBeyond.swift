import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for the first and the last page.
  static let pageBeyond = Rule(
    number: 0615, severity: .warning, summary: "`page next` on the last page, or `page previous` on the first",
    rationale: """
      `page next` on the last page and `page previous` on the first do nothing. End the pages there, or name the page to turn to.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on tour -> present Tour
      }
      pages Tour {
        page Hello
        page Done
      }
      screen Hello {
        on next -> page next
      }
      screen Done {
        on next -> page next
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on tour -> present Tour
      }
      pages Tour {
        page Hello
        page Done
      }
      screen Hello {
        on next -> page next
      }
      screen Done {
        on next -> dismiss
      }
      """)
}

extension Checker {
  /// Reports steps that turn the page on screens that are only at that end.
  func checkPageEnds() {
    guard !graph.pages.isEmpty else { return }
    for screen in graph.screens.ids {
      let own = places.places(of: screen)
      guard !own.isEmpty, own.allSatisfy({ places.slots[places.places[$0].slot].page != nil }) else { continue }
      for item in graph.screens[screen].events {
        let event = graph.events[graph.eventsOfScreens[item].event]
        for branch in event.branches {
          guard let step = graph.branches[branch].steps.first, let offset = graph.steps[step].action.turn,
            own.allSatisfy({ !hasPage(from: $0, at: offset) }), let place = own.first
          else { continue }
          let isNext = offset > 0
          let verb = isNext ? "page next" : "page previous"
          report(
            Diagnostic(
              .pageBeyond, message: "`\(name(of: screen))` is always the \(isNext ? "last" : "first") page, where `\(verb)` does nothing",
              at: graph.steps[step].range, label: isNext ? "no page comes after it" : "no page comes before it", notes: [reached(place)],
              help: ["end the pages with `finish` or `dismiss`, or turn to another page"]))
        }
      }
    }
  }

  private func hasPage(from place: PlaceID, at offset: Int) -> Bool {
    let slot = places.slots[places.places[place].slot]
    guard let page = slot.page, let book = slot.pages else { return true }
    let children = places.slots[book].children
    let index = Int(page.raw) - Int(children.start) + offset
    return index >= 0 && index < children.count
  }
}

extension Action {
  /// The number of pages that the action turns, or nil.
  fileprivate var turn: Int? {
    switch self {
    case .nextPage: 1
    case .previousPage: -1
    default: nil
    }
  }
}
