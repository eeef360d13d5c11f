/// The screens of one slot, the last on top.
package struct Path: Hashable, Sendable {
  /// What the first of `screens` stands on.
  package enum Base: Hashable, Sendable {
    /// Nothing: it is the lowest.
    case floor
    /// On what lies beneath the level at which the path was entered: 1 is the next below it, 0 that level itself, which `screens` holds.
    case beneath(Int)
    /// The lowest of a path that is not known.
    case root
    /// The nearest of that screen in a path that is not known.
    case nearest(ScreenID)
  }
  package var slot: SlotID
  package var base: Base
  package var screens: [ScreenID]
  /// The lowest one, where only what lies between it and `screens` is not known.
  package var lowest: ScreenID?

  package init(_ slot: SlotID, _ screens: [ScreenID], on base: Base = .floor) {
    self.slot = slot
    self.screens = screens
    self.base = base
  }

  /// nil where it is not known.
  package var top: ScreenID? { screens.last }

  /// The screens that are known to be on top of another.
  var pushed: ArraySlice<ScreenID> { base == .floor ? screens.dropFirst() : screens[...] }

  /// Whether a screen is known, or can be, below the one on top.
  package var canPop: Bool { base == .floor ? screens.count > 1 : base != .root || !screens.isEmpty }

  /// Whether the screen on top can be the lowest, as far as is known.
  package var canBeLowest: Bool {
    switch base {
    case .floor: screens.count <= 1
    case .root: screens.isEmpty
    case .nearest: screens.isEmpty
    case .beneath(let depth): screens.isEmpty ? depth > 0 : screens.count == 1 && depth > 1
    }
  }

  /// Whether a screen that is not among those that are known can lie below.
  var isOpen: Bool { base != .floor }

  mutating func push(_ screen: ScreenID) { screens.append(screen) }

  mutating func replace(_ screen: ScreenID) {
    if screens.isEmpty {
      // What is replaced is not known, and so is what it stood on.
      switch base {
      case .beneath(let depth): base = .beneath(depth + 1)
      case .nearest: base = .beneath(2)
      case .root, .floor: base = .floor
      }
      screens = [screen]
    } else {
      screens[screens.count - 1] = screen
    }
  }

  mutating func pop() {
    switch base {
    case .floor: if screens.count > 1 { screens.removeLast() }
    case .beneath(let depth):
      if screens.isEmpty {
        base = .beneath(depth + 1)
      } else {
        screens.removeLast()
        if screens.isEmpty, depth == 0 { base = .beneath(1) }
      }
    case .root: if !screens.isEmpty { screens.removeLast() }
    case .nearest: if screens.isEmpty { base = .beneath(2) } else { screens.removeLast() }
    }
  }

  mutating func popToRoot() {
    if base == .floor {
      screens.removeSubrange(min(1, screens.count)...)
    } else if let lowest {
      self = Path(slot, [lowest])
    } else {
      self = Path(slot, [], on: .root)
    }
  }

  /// False where that screen is not below.
  mutating func pop(to screen: ScreenID) -> Bool {
    if let index = screens.dropLast().lastIndex(of: screen) {
      screens.removeSubrange((index + 1)...)
      return true
    }
    if base == .floor || base == .root && screens.isEmpty { return false }
    (screens, base) = ([], .nearest(screen))
    return true
  }
}
