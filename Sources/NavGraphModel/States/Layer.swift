/// The place from which something was presented.
package struct Presenter: Hashable, Sendable {
  /// The number of its layer: mostly the one right below.
  package var layer: Int
  package var slot: SlotID
  /// It is there no more, though what it has presented is.
  var isGone = false

  package init(layer: Int, slot: SlotID) {
    self.layer = layer
    self.slot = slot
  }
}

/// A root or something presented, with what its containers hold.
package struct Layer: Hashable, Sendable {
  /// A container's choice: the tab or page that is selected, the column in front, another content in a column.
  struct Choice: Hashable, Sendable {
    var slot: SlotID
    var value: UInt32
  }
  package var unit: UnitID
  /// By slot; only what differs from what is declared.
  package private(set) var paths: [Path] = []
  private(set) var choices: [Choice] = []
  /// Guarded tabs and pages that have been shown.
  private(set) var visited: [SlotID] = []
  /// Set where nothing but that slot is known: what is visible beside it is taken to be as declared, and may be something else.
  package var onlyKnown: SlotID?
  /// Where arms and the rest of sequences go on.
  package var presenter: Presenter?
  package var arms: IDRange<Arm> = .none
  /// It has been put there in this very move, and no window has seen it: nothing says yet how narrow its split will be.
  var isUnseen = false
  /// Since then a column of it was asked for.
  var isAsked = false
  /// The user can dismiss it.
  package var isSwiped = false
  /// Of a guard's flow: what it holds up.
  package var parked: Parked?

  package init(_ unit: UnitID) { self.unit = unit }

  /// Becomes what was up before, showing what this layer shows.
  mutating func stay(as old: Layer) {
    (presenter, arms, isSwiped, parked) = (old.presenter, old.arms, old.isSwiped, old.parked)
    for slot in old.visited { _ = visit(slot) }
  }

  package func path(_ slot: SlotID) -> Path? {
    paths.first { $0.slot == slot }
  }

  /// nil: as declared.
  package mutating func set(_ path: Path?, _ slot: SlotID) {
    let index = paths.firstIndex { $0.slot >= slot } ?? paths.count
    let isThere = index < paths.count && paths[index].slot == slot
    if let path {
      if isThere { paths[index] = path } else { paths.insert(path, at: index) }
    } else if isThere {
      paths.remove(at: index)
    }
  }

  package func choice(_ slot: SlotID) -> Int? {
    choices.first { $0.slot == slot }.map { Int($0.value) }
  }

  package mutating func choose(_ value: Int?, _ slot: SlotID) {
    let index = choices.firstIndex { $0.slot >= slot } ?? choices.count
    let isThere = index < choices.count && choices[index].slot == slot
    if let value {
      let choice = Choice(slot: slot, value: UInt32(truncatingIfNeeded: value))
      if isThere { choices[index] = choice } else { choices.insert(choice, at: index) }
    } else if isThere {
      choices.remove(at: index)
    }
  }

  /// Whether another layer is of the same unit and shows the same, whatever waits for its end.
  package func showsTheSame(as other: Layer) -> Bool { unit == other.unit && paths == other.paths && choices == other.choices }

  /// The same, with nothing marked as shown.
  package var withoutMarks: Layer {
    var layer = self
    layer.visited = []
    return layer
  }

  /// This layer, with nothing known of the screens under the one on top of each stack.
  package var withTopsOnly: Layer {
    var layer = self
    for index in layer.paths.indices {
      guard layer.paths[index].screens.count > 1, let top = layer.paths[index].top else { continue }
      layer.paths[index] = Path(layer.paths[index].slot, [top], on: .beneath(0))
    }
    return layer
  }

  /// Drops the marks that another layer doesn't have.
  package mutating func keepMarks(of other: Layer) { visited.removeAll { !other.visited.contains($0) } }

  /// Removes the mark of a slot whose content is created again. The guards of the content are then evaluated as if it were shown for the
  /// first time.
  mutating func unvisit(_ slot: SlotID) { visited.removeAll { $0 == slot } }

  /// Whether the slot was not marked before.
  mutating func visit(_ slot: SlotID) -> Bool {
    let index = visited.firstIndex { $0 >= slot } ?? visited.count
    if index < visited.count, visited[index] == slot { return false }
    visited.insert(slot, at: index)
    return true
  }
}
