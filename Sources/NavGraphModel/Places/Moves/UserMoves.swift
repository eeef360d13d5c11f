import NavGraphSyntax

/// What a user can do at each place, and what is shown then: events, Back, tabs, pages, columns, dismissals, buttons of alerts.
///
/// From P there is a move to Q if in some state that shows P one move of the user shows Q; conditions and guards may answer either way.
/// Ways that many places share meet at crossings (what is below, the tabs of a bar, the presenters of a modal), so that the whole is as
/// large as the places and their events are, and nothing is multiplied out.
package struct UserMoves: Sendable {
  /// What the user does.
  package enum Cause: Hashable, Sendable {
    case event(EventID)
    case button(ButtonID)
    case back
    case tab(TabID)
    case accessory
    case page(PageID)
    case column(Column)
    /// A swipe down, a tap outside.
    case dismissal
  }

  /// From a place or a crossing to another.
  package struct Arrow: Sendable {
    package var target: UInt32
    package var cause: Cause?
  }

  /// One move: what the user did, and what was shown then.
  package struct Move: Hashable, Sendable {
    package var cause: Cause
    package var place: PlaceID
  }

  /// Nodes below this number are places, all others crossings.
  package let placeCount: Int
  package let nodeCount: Int
  var starts: [UInt32]
  var arrows: [Arrow]
  /// Units that some presentation shows so that the user can't dismiss them, on some device.
  package let isHeld: [Bool]
  /// Whether everything was followed.
  package let isWhole: Bool
  private let isBack: [Bool]
  private let isForSome: [Bool]

  /// The moves of an app. Linear in its places, its presentations and what its events do.
  ///
  /// - Parameter isSystemBackOnly: Nothing leads back by itself where the navigation bar is hidden.
  package init(_ graph: NavigationGraph, _ places: Places, limit: Int = 1 << 23, isSystemBackOnly: Bool = false) {
    var builder = UserMovesBuilder(graph, places, limit: limit, isSystemBackOnly: isSystemBackOnly)
    builder.build()
    placeCount = places.places.count
    nodeCount = builder.nodeCount
    isHeld = builder.isHeld
    isWhole = builder.isWhole && places.isWhole
    var isBack = [Bool](repeating: false, count: nodeCount)
    for place in places.places.ids { isBack[Int(builder.below(place))] = true }
    for slot in places.slots.ids { isBack[Int(builder.kept(slot))] = true }
    for end in builder.ends { isBack[Int(end)] = true }
    self.isBack = isBack
    var isForSome = [Bool](repeating: false, count: nodeCount)
    for node in builder.forSome { isForSome[Int(node)] = true }
    self.isForSome = isForSome
    var starts = [UInt32](repeating: 0, count: nodeCount + 1)
    for from in builder.froms { starts[Int(from) + 1] += 1 }
    for index in 0..<nodeCount { starts[index + 1] += starts[index] }
    var next = starts
    var arrows = [Arrow](repeating: Arrow(target: 0, cause: nil), count: builder.froms.count)
    for (index, from) in builder.froms.enumerated() {
      arrows[Int(next[Int(from)])] = builder.arrows[index]
      next[Int(from)] += 1
    }
    self.starts = starts
    self.arrows = arrows
  }

  /// The arrows from a place or a crossing.
  package func arrows(from node: Int) -> ArraySlice<Arrow> {
    arrows[Int(starts[node])..<Int(starts[node + 1])]
  }

  /// Whether what leads on from a crossing is what was there before: below a screen, beneath what is presented, in a tab or a column.
  package func comesBack(_ node: Int) -> Bool { isBack[node] }

  /// Whether what leads on from a crossing may do so on some kinds of devices alone.
  package func isForSome(_ node: Int) -> Bool { isForSome[node] }

  /// The crossing of what can be right below a place on its stack.
  package func below(_ place: PlaceID) -> UInt32 { UInt32(truncatingIfNeeded: placeCount) + place.raw }

  /// The moves from a place: each place that can be shown next, once, with the first thing that leads there.
  package func moves(from place: PlaceID) -> [Move] {
    var result: [Move] = []
    var isSeen: Set<UInt32> = []
    var open: [Arrow] = arrows(from: place.index).reversed()
    while let arrow = open.popLast() {
      guard isSeen.insert(arrow.target).inserted else { continue }
      if arrow.target < placeCount {
        if let cause = arrow.cause {
          result.append(Move(cause: cause, place: PlaceID(raw: arrow.target)))
        }
        continue
      }
      for next in arrows(from: Int(arrow.target)).reversed() {
        open.append(Arrow(target: next.target, cause: arrow.cause ?? next.cause))
      }
    }
    return result
  }

  /// Shortest walks from `start` to every place that one can come to from there: of each, the place before and the move; nil where none leads.
  package func walks(from start: PlaceID, through isOpen: (PlaceID) -> Bool = { _ in true })
    -> [Int: (from: PlaceID, cause: Cause)]
  {
    var result: [Int: (from: PlaceID, cause: Cause)] = [:]
    // A crossing that was passed with a cause leads nowhere new the second time.
    var isPassed = [Bool](repeating: false, count: nodeCount)
    isPassed[start.index] = true
    var level = [start]
    while !level.isEmpty {
      var next: [PlaceID] = []
      for place in level {
        var open: [Arrow] = arrows(from: place.index).reversed()
        while let arrow = open.popLast() {
          guard !isPassed[Int(arrow.target)] else { continue }
          isPassed[Int(arrow.target)] = true
          if arrow.target < placeCount {
            let target = PlaceID(raw: arrow.target)
            guard let cause = arrow.cause, isOpen(target) else { continue }
            result[target.index] = (place, cause)
            next.append(target)
            continue
          }
          for further in arrows(from: Int(arrow.target)).reversed() {
            open.append(Arrow(target: further.target, cause: arrow.cause ?? further.cause))
          }
        }
      }
      level = next
    }
    return result
  }

  /// A move in the words of the author: `next`, `Back`, `tab "chats"`.
  package func text(_ cause: Cause, in graph: NavigationGraph) -> String {
    switch cause {
    case .event(let event): graph.text(graph.events[event].declared.name)
    case .button(let button): graph.text(graph.buttons[button].name)
    case .back: "Back"
    case .tab(let tab): graph.text(graph.tabs[tab].declared.name)
    case .accessory: "accessory"
    case .page: "swipe"
    case .column(let column): column.text
    case .dismissal: "dismissed"
    }
  }
}
