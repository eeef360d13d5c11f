import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: a first screen with events counts as content, and so does anything that may reach the column.
  static let unusedDetail = Rule(
    number: 0619, severity: .warning, summary: "detail column that only shows its first screen",
    rationale: """
      The other columns lead to screens, but never to the detail: no event, link or entry shows anything in that column, and its first \
      screen has no events. On a wide screen the largest part of the window stays empty. Most often, `push` was written instead of `show \
      detail`. If the other columns only present something, this is a note.
      """,
    failing: """
      app Notes {
        root Book
      }
      split Book {
        sidebar stack NoteList
        detail  stack NoNote
      }
      screen NoteList {
        on open(id: Int) -> push Note(id)
      }
      screen NoNote
      screen Note(id: Int)
      """,
    corrected: """
      app Notes {
        root Book
      }
      split Book {
        sidebar stack NoteList
        detail  stack NoNote
      }
      screen NoteList {
        on open(id: Int) -> show detail Note(id)
      }
      screen NoNote
      screen Note(id: Int)
      """)
}

extension Checker {
  func checkUnusedDetails() {
    guard !graph.splits.isEmpty, isSure, graph.incomplete.isEmpty, !lacksWays else { return }
    var slots: [SplitID: [SlotID]] = [:]
    for slot in places.slots.ids where places.units[places.slots[slot].unit].kind != .external {
      if case .split(let split) = places.slots[slot].kind { slots[split, default: []].append(slot) }
    }
    for split in graph.splits.ids {
      guard let detail = graph.splits[split].detail, let all = slots[split], all.allSatisfy(isUnusedDetail) else { continue }
      guard let lead = all.lazy.compactMap(self.lead).first(where: { $0.edge.kind != .present }) ?? all.lazy.compactMap(self.lead).first
      else { continue }
      report(split, detail: detail, at: lead.place, by: lead.edge)
    }
  }

  /// Whether the detail column of a split has at most one screen, and that screen has no events.
  private func isUnusedDetail(_ split: SlotID) -> Bool {
    let column = places.slots[split].children[Int(Column.detail.rawValue)]
    guard places.slots[column].alternate == nil, places.slots[column].showsScreens, let first = places.slots[column].first else {
      return false
    }
    let screen = graph.screens[places.places[first].screen]
    return places.places(in: column).count == 1 && screen.events.isEmpty && !screen.isExternal
  }

  /// Returns a transition from an event of another column: a push or a replacement there, or else a presentation.
  private func lead(from split: SlotID) -> (place: PlaceID, edge: Edge)? {
    var presented: (place: PlaceID, edge: Edge)?
    for which in [Column.sidebar, .content] {
      for place in places.places(in: places.slots[split].children[Int(which.rawValue)]) {
        for edge in places.edges(from: place) where edge.event != nil {
          switch edge.kind {
          case .push, .replace: return (place, edge)
          case .present: presented = presented ?? (place, edge)
          default: break
          }
        }
      }
    }
    return presented
  }

  private func report(_ split: SplitID, detail: InstanceID, at place: PlaceID, by edge: Edge) {
    let name = graph.text(of: graph.splits[split].declared.name)
    let target: String
    switch edge.kind {
    case .present: target = self.name(of: places.units[PresentationContextID(raw: edge.target)].content)
    default: target = self.name(of: places.places[PlaceID(raw: edge.target)].screen)
    }
    let event = edge.event.map { graph.text(of: graph.events[$0].declared.name) } ?? ""
    var diagnostic = Diagnostic(
      .unusedDetail, message: "the detail column of `\(name)` only ever shows its first screen", at: graph.instances[detail].range,
      label: "no other screen is shown here",
      secondary: edge.step.map { [Label(at: graph.steps[$0].range, text: "shows `\(target)` outside of the detail")] } ?? [],
      notes: ["path: \(places.way(to: place, in: graph)) --\(event)--> \(target)"],
      help: ["write `show` to show a screen in the detail column, or remove the split"])
    if edge.kind == .present { diagnostic.severity = .note }
    report(diagnostic)
  }
}
