import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: a push after a step of the same sequence that removes a screen isn't followed.
  static let barStaysHidden = Rule(
    number: 0928, severity: .note, summary: "tab bar that stays hidden under a screen that shows it elsewhere",
    rationale: """
      A screen that `hides tabBar` hides the bar until it is removed, also under the screens that are pushed on top of it. So a screen \
      without `hides tabBar` has the bar in one place and lacks it in another. If that is intended, change nothing. Otherwise let both \
      screens hide the bar, or neither.
      """,
    failing: """
      app Pods {
        root Main
      }
      tabs Main {
        tab podcasts stack List
        tab other    stack Other
      }
      screen List {
        on pick -> push Picker
        on show -> push Playlist
      }
      screen Picker {
        hides tabBar
        on view -> push Playlist
      }
      screen Playlist
      screen Other
      """,
    corrected: """
      app Pods {
        root Main
      }
      tabs Main {
        tab podcasts stack List
        tab other    stack Other
      }
      screen List {
        on pick -> push Picker
        on show -> push Playlist
      }
      screen Picker {
        on view -> push Playlist
      }
      screen Playlist
      screen Other
      """)
}

extension Checker {
  func checkBarsThatStayHidden() {
    guard graph.screens.contains(where: { $0.hides.contains(.tabBar) }), !graph.tabSets.isEmpty else { return }
    let levels = BarLevels(graph: graph, places: places)
    for screen in graph.screens.ids where !graph.screens[screen].hides.contains(.tabBar) && !isOpen(screen) {
      let all = places.places(of: screen)
      guard let shown = all.first(where: { levels.isReached($0, isHidden: false) }),
        let hidden = all.first(where: { levels.isReached($0, isHidden: true) }), let hider = levels.hider(under: hidden)
      else { continue }
      let (name, other) = (name(of: screen), name(of: places.places[hider].screen))
      report(
        Diagnostic(
          .barStaysHidden, message: "`\(name)` has the tab bar, but not on top of `\(other)`", at: graph.screens[screen].declared.nameRange,
          label: "doesn't hide the bar itself",
          secondary: graph.screens[places.places[hider].screen].hidesRange.map {
            [Label(at: $0, text: "hides it until the screen is removed")]
          }
            ?? [],
          notes: [
            "path with the bar: \(levels.text(to: shown, isHidden: false, with: self))",
            "path without it: \(levels.text(to: hidden, isHidden: true, with: self))",
          ],
          help: ["write `hides tabBar` on `\(name)` as well, or remove it from `\(other)`"]))
    }
  }
}

/// The levels that can be on top of the stacks in tabs, with and without a visible tab bar.
private struct BarLevels {
  private struct Level: Hashable {
    var place: PlaceID
    var isPushed: Bool
    /// Whether a screen below hides the bar.
    var isHidden: Bool
  }
  private let graph: NavigationGraph
  private let places: Places
  /// The level under each level that was found, or the level itself if it is the lowest.
  private var below: [Level: Level] = [:]

  init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    self.places = places
    var moves: [PlaceID: [StackMove]] = [:]
    for move in places.moves where move.kind != .swap {
      if let from = move.from.place { moves[from, default: []].append(move) }
    }
    var open: [Level] = []
    func isInTabs(_ place: PlaceID) -> Bool {
      let slot = places.slots[places.places[place].slot]
      return slot.tabs != nil && slot.hasPath
    }
    for place in places.places.ids where isInTabs(place) {
      if places.slots[places.places[place].slot].first == place {
        add(Level(place: place, isPushed: false, isHidden: false), on: nil, open: &open)
      }
    }
    for path in places.linkPaths {
      var last: Level?
      for place in places.linkScreens[path.start..<path.start + path.count] where isInTabs(place) {
        let next = Level(place: place, isPushed: last != nil, isHidden: last.map(hides) ?? false)
        add(next, on: last, open: &open)
        last = next
      }
    }
    while let level = open.popLast() {
      for move in moves[level.place] ?? [] {
        switch move.kind {
        case .push: add(Level(place: move.to, isPushed: true, isHidden: hides(level)), on: level, open: &open)
        case .replace: add(Level(place: move.to, isPushed: level.isPushed, isHidden: level.isHidden), on: below[level], open: &open)
        case .swap: break
        }
      }
    }
  }

  private mutating func add(_ level: Level, on other: Level?, open: inout [Level]) {
    guard below[level] == nil else { return }
    below[level] = other ?? level
    open.append(level)
  }

  /// Whether the tab bar is hidden on top of a level. The root of a stack doesn't hide it.
  private func hides(_ level: Level) -> Bool {
    level.isHidden || level.isPushed && graph.screens[places.places[level.place].screen].hides.contains(.tabBar)
  }

  func isReached(_ place: PlaceID, isHidden: Bool) -> Bool { level(of: place, isHidden: isHidden) != nil }

  private func level(of place: PlaceID, isHidden: Bool) -> Level? {
    [false, true].lazy.map { Level(place: place, isPushed: $0, isHidden: isHidden) }.first { below[$0] != nil }
  }

  /// Returns the nearest screen below that hides the tab bar.
  func hider(under place: PlaceID) -> PlaceID? {
    path(to: place, isHidden: true).dropLast().last { graph.screens[places.places[$0.place].screen].hides.contains(.tabBar) }?.place
  }

  /// Returns the levels of a stack, from the lowest to the top.
  private func path(to place: PlaceID, isHidden: Bool) -> [Level] {
    guard var level = level(of: place, isHidden: isHidden) else { return [] }
    var result = [level]
    while let next = below[level], next != level, result.count < 1000 {
      result.append(next)
      level = next
    }
    return result.reversed()
  }

  /// Returns the path to a place, such as `podcasts > List --pick--> Picker --view--> Playlist`.
  func text(to place: PlaceID, isHidden: Bool, with checker: Checker) -> String {
    let levels = path(to: place, isHidden: isHidden)
    guard let first = levels.first else { return "" }
    var words = [
      (places.chain(of: places.places[first.place].slot, in: graph) + [checker.name(of: places.places[first.place].screen)])
        .joined(separator: " > ")
    ]
    for (from, to) in zip(levels, levels.dropFirst()) {
      let event = places.edges(from: from.place).first { [.push, .replace].contains($0.kind) && $0.target == to.place.raw }?.event
      words.append(event.map { "--\(graph.text(of: graph.events[$0].declared.name))-->" } ?? "-->")
      words.append(checker.name(of: places.places[to.place].screen))
    }
    if words.count > 13 { words.replaceSubrange(6..<words.count - 6, with: ["..."]) }
    return words.joined(separator: " ")
  }
}
