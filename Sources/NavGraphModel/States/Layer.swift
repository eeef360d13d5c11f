/// The position from which something was presented.
package struct Presenter: Hashable, Sendable {
  /// The index of the presenter's layer, usually the one directly below.
  package var layer: Int
  package var slot: SlotID
  /// Whether the presenter was removed while its presentation remains.
  var isGone = false

  package init(layer: Int, slot: SlotID) {
    self.layer = layer
    self.slot = slot
  }
}

/// A root or a presented unit, with the state of its containers.
package struct Layer: Hashable, Sendable {
  /// A choice of a container: the selected tab or page, the column in front, or another content of a column.
  struct Choice: Hashable, Sendable {
    var slot: SlotID
    var value: UInt32
  }
  package var unit: PresentationContextID
  /// The paths that differ from the declared ones, sorted by slot.
  package private(set) var paths: [Path] = []
  private(set) var choices: [Choice] = []
  /// The guarded tabs and pages that have been shown.
  private(set) var visited: [SlotID] = []
  /// The only slot whose content is known, if set. The other visible slots are assumed to be as declared, but may differ.
  package var onlyKnown: SlotID?
  /// The position at which outcome handlers and the rest of sequences continue.
  package var presenter: Presenter?
  package var arms: IDRange<Arm> = .empty
  /// Whether the current move has created the layer and no window has shown it, so that the width of its split isn't known yet.
  var isUnseen = false
  /// Whether a step has requested a column since then.
  var isAsked = false
  /// Whether the user can dismiss the layer.
  package var isSwiped = false
  /// For a guard's flow, the work that it delays.
  package var parked: SuspendedWork?

  package init(of unit: PresentationContextID) { self.unit = unit }

  /// Takes over the presentation of an older layer, while this layer's content is shown.
  mutating func stay(as old: Layer) {
    (presenter, arms, isSwiped, parked) = (old.presenter, old.arms, old.isSwiped, old.parked)
    for slot in old.visited { _ = visit(slot) }
  }

  package func path(in slot: SlotID) -> Path? {
    paths.first { $0.slot == slot }
  }

  /// Sets the path of a slot; nil if declared.
  package mutating func set(_ path: Path?, in slot: SlotID) {
    let index = paths.firstIndex { $0.slot >= slot } ?? paths.count
    let isThere = index < paths.count && paths[index].slot == slot
    if let path {
      if isThere { paths[index] = path } else { paths.insert(path, at: index) }
    } else if isThere {
      paths.remove(at: index)
    }
  }

  package func choice(in slot: SlotID) -> Int? {
    choices.first { $0.slot == slot }.map { Int($0.value) }
  }

  package mutating func choose(_ value: Int?, in slot: SlotID) {
    let index = choices.firstIndex { $0.slot >= slot } ?? choices.count
    let isThere = index < choices.count && choices[index].slot == slot
    if let value {
      let choice = Choice(slot: slot, value: UInt32(truncatingIfNeeded: value))
      if isThere { choices[index] = choice } else { choices.insert(choice, at: index) }
    } else if isThere {
      choices.remove(at: index)
    }
  }

  /// Whether another layer has the same unit and content, regardless of what waits for its end.
  package func showsTheSame(as other: Layer) -> Bool { unit == other.unit && paths == other.paths && choices == other.choices }

  /// A copy without the marks of shown slots.
  package var withoutMarks: Layer {
    var layer = self
    layer.visited = []
    return layer
  }

  /// A copy in which only the top screen of each stack is known.
  package var withTopsOnly: Layer {
    var layer = self
    for index in layer.paths.indices {
      guard layer.paths[index].screens.count > 1, let top = layer.paths[index].top else { continue }
      layer.paths[index] = Path(slot: layer.paths[index].slot, screens: [top], on: .beneath(0))
    }
    return layer
  }

  /// Removes the marks that another layer doesn't have.
  package mutating func keepMarks(of other: Layer) { visited.removeAll { !other.visited.contains($0) } }

  /// Removes the mark of a slot whose content is created again, so that its guards are evaluated as if it were shown for the first time.
  mutating func unvisit(_ slot: SlotID) { visited.removeAll { $0 == slot } }

  /// Marks a slot as shown, and returns whether it wasn't marked before.
  mutating func visit(_ slot: SlotID) -> Bool {
    let index = visited.firstIndex { $0 >= slot } ?? visited.count
    if index < visited.count, visited[index] == slot { return false }
    visited.insert(slot, at: index)
    return true
  }
}
