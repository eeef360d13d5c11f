/// The screens of a slot, the last on top.
package struct Path: Hashable, Sendable {
  /// The part of the path that is under the first of `screens`.
  package enum Base: Hashable, Sendable {
    /// The first screen is the lowest.
    case floor
    /// A position in an unknown path: 1 is the screen under the one that was on top at the start, 0 that screen itself, which is in
    /// `screens`.
    case beneath(Int)
    /// The lowest screen of an unknown path.
    case root
    /// The nearest occurrence of the screen in an unknown path.
    case nearest(ScreenID)
  }
  package var slot: SlotID
  package var base: Base
  package var screens: [ScreenID]
  /// The lowest screen, if only the screens between it and `screens` are unknown.
  package var lowest: ScreenID?

  package init(slot: SlotID, screens: [ScreenID], on base: Base = .floor) {
    self.slot = slot
    self.screens = screens
    self.base = base
  }

  /// The screen on top; nil if it isn't known.
  package var top: ScreenID? { screens.last }

  /// The screens that are known to be on top of another.
  var pushed: ArraySlice<ScreenID> { base == .floor ? screens.dropFirst() : screens[...] }

  /// Whether there is or may be a screen under the top one.
  package var canPop: Bool { base == .floor ? screens.count > 1 : base != .root || !screens.isEmpty }

  /// Whether the top screen may be the lowest.
  package var canBeLowest: Bool {
    switch base {
    case .floor: screens.count <= 1
    case .root: screens.isEmpty
    case .nearest: screens.isEmpty
    case .beneath(let depth): screens.isEmpty ? depth > 0 : screens.count == 1 && depth > 1
    }
  }

  /// Whether there may be unknown screens below.
  var isOpen: Bool { base != .floor }

  mutating func push(_ screen: ScreenID) { screens.append(screen) }

  mutating func replace(_ screen: ScreenID) {
    if screens.isEmpty {
      // The replaced screen isn't known, so the screen under it isn't known either.
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
      self = Path(slot: slot, screens: [lowest])
    } else {
      self = Path(slot: slot, screens: [], on: .root)
    }
  }

  /// Pops to a screen. Returns false if it isn't below.
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
