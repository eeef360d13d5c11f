import NavGraphSyntax

/// The moves of the user at each place, and the places that they show: events, Back, tabs, pages, columns, dismissals, and buttons of
/// alerts.
///
/// There is a move from P to Q if one move of the user shows Q in some state that shows P, whatever the answers of conditions and guards
/// are.
/// Paths that many places share join at crossings (the screens below, the tabs of a bar, the presenters of a modal), so that the size is
/// linear in the places and their events.
package struct TransitionGraph: Sendable {
  /// The action of the user.
  package enum Cause: Hashable, Sendable {
    case event(EventID)
    case button(ButtonID)
    case back
    case tab(TabID)
    case accessory
    case page(PageID)
    case column(Column)
    /// A swipe down, or a tap outside.
    case dismissal
  }

  /// An arrow from a place or crossing to another.
  package struct Arrow: Sendable {
    package var target: UInt32
    package var cause: Cause?
  }

  /// A move: the action of the user, and the place that is shown after it.
  package struct Move: Hashable, Sendable {
    package var cause: Cause
    package var place: PlaceID
  }

  /// The number of places. Nodes below this number are places, and all others are crossings.
  package let placeCount: Int
  package let nodeCount: Int
  var starts: [UInt32]
  var arrows: [Arrow]
  /// Whether some presentation of each unit can't be dismissed by the user on some device, indexed by `PresentationContextID`.
  package let isHeld: [Bool]
  /// Whether all moves were found within the limit.
  package let isWhole: Bool
  private let isBack: [Bool]
  private let isForSome: [Bool]

  /// Finds the moves of an app, in time linear in its places, presentations, and events.
  ///
  /// - Parameter isSystemBackOnly: Whether a hidden navigation bar disables Back.
  package init(of graph: NavigationGraph, in places: Places, limit: Int = 1 << 23, isSystemBackOnly: Bool = false) {
    var builder = TransitionGraphBuilder(of: graph, in: places, limit: limit, isSystemBackOnly: isSystemBackOnly)
    builder.build()
    placeCount = places.places.count
    nodeCount = builder.nodeCount
    isHeld = builder.isHeld
    isWhole = builder.isWhole && places.isWhole
    var isBack = [Bool](repeating: false, count: nodeCount)
    for place in places.places.ids { isBack[Int(builder.below(place))] = true }
    for slot in places.slots.ids { isBack[Int(builder.kept(in: slot))] = true }
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

  /// Returns the arrows from a place or a crossing.
  package func arrows(from node: Int) -> ArraySlice<Arrow> {
    arrows[Int(starts[node])..<Int(starts[node + 1])]
  }

  /// Whether the arrows from a crossing lead to content that existed before: under a screen, under a modal, in a tab, or in a column.
  package func comesBack(from node: Int) -> Bool { isBack[node] }

  /// Whether the arrows from a crossing may apply only to some kinds of devices.
  package func isForSome(from node: Int) -> Bool { isForSome[node] }

  /// Returns the crossing of the places that can be directly under a place on its stack.
  package func below(_ place: PlaceID) -> UInt32 { UInt32(truncatingIfNeeded: placeCount) + place.raw }

  /// Returns the moves from a place. Each place that can be shown next occurs once, with the first cause that leads to it.
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

  /// Returns the shortest path from `start` to each reachable place, as the previous place and the cause, indexed by place.
  package func walks(from start: PlaceID, through isOpen: (PlaceID) -> Bool = { _ in true })
    -> [Int: (from: PlaceID, cause: Cause)]
  {
    var result: [Int: (from: PlaceID, cause: Cause)] = [:]
    // A crossing that was passed with a cause leads to no new place the second time.
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

  /// Returns the name of a move in the source, such as `next`, `Back`, or `chats`.
  package func text(for cause: Cause, in graph: NavigationGraph) -> String {
    switch cause {
    case .event(let event): graph.text(of: graph.events[event].declared.name)
    case .button(let button): graph.text(of: graph.buttons[button].name)
    case .back: "Back"
    case .tab(let tab): graph.text(of: graph.tabs[tab].declared.name)
    case .accessory: "accessory"
    case .page: "swipe"
    case .column(let column): column.text
    case .dismissal: "dismissed"
    }
  }
}
