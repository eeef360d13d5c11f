/// The state of an app: the root, and the modals over it.
struct AppState: Hashable, Sendable {
  var units: [AppUnit]
  /// A link that waits for a modal to be dismissed or for a root. Only walks with answers use it.
  var link: HeldLink?
  /// The positions of tabs and columns that have been visible since their content
  /// was created. Only walks with answers use it. If it is nil, all have been.
  var entered: Set<At>?
}

struct HeldLink: Hashable, Sendable {
  var link: Int
  /// Whether the link launched the app and waits for a root.
  var isCold = false
}

/// A root, a modal, or a guard flow.
struct AppUnit: Hashable, Sendable {
  var content: World.Content
  var node: Pane
  /// The idiom, for a modal whose content differs on another idiom.
  var device: World.Idiom?
  /// Whether the user can dismiss the unit with a swipe.
  var isSwiped = false
  /// Whether the root is an unnamed stack that `switch to` created, and not a declared root. Only walks with answers use it.
  var isOwnStack = false
  /// The presenter and outcome handlers. For a guard flow that replaces the root, it is the suspended work.
  var waiting: Waiting?
  /// Whether the unit is the root of an `external` screen, which may be inside of containers that the graph doesn't declare.
  var isUnseen = false
  /// For a guard flow that replaces the root: the units to restore if the
  /// flow doesn't lead to another root. Only walks with answers use it.
  var home: [AppUnit] = []
  /// The identity of the unit while a sequence runs. It is 0 in a state at rest.
  var stamp = 0
}

/// A container, a single screen, or an alert.
indirect enum Pane: Hashable, Sendable {
  case screen(Int)
  /// The screens from the root up.
  case stack([Int])
  /// A child is nil if its tab was never entered or is an action.
  case tabs(Int, selected: Int, [Pane?])
  /// The columns. If `front` is nil, they are side by side.
  case split(Int, [Pane?], front: Front? = nil)
  /// The current screen of each page, and the guarded pages that have not been entered.
  case pages(Int, at: Int, [Int], asking: Set<Int> = [])
  case alert
}

/// The visible part of a split in a narrow window.
enum Front: Hashable, Sendable {
  /// The split is collapsed and shows only that column.
  case column(Int)
  /// The split isn't on the screen yet, so it isn't collapsed. All columns exist, and one may be requested.
  case asked(Int?)
}

extension Front {
  /// Returns the value after a link that names a column, or none.
  func asking(for column: Int?) -> Front { if case .column = self { .column(column ?? 0) } else { .asked(column) } }
}

extension Front? {
  func shows(column: Int) -> Bool { if case .column(let front)? = self { front == column } else { true } }

  /// Whether a column is visible or under a visible column.
  func covers(column: Int) -> Bool { if case .column(let front)? = self { column <= front } else { true } }
}

/// A position: the index of a unit, and the indexes of tabs and columns in it.
struct At: Hashable, Sendable {
  var unit: Int
  var spot: [Int] = []
}

/// The presenter of a unit, its outcome handlers, and the work that a guard flow suspends.
struct Waiting: Hashable, Sendable {
  var at: At
  /// The index of the presenter in its stack or pages. Only walks with answers use it.
  var depth = 0
  var arms: Int?
  var event: Int?
  var parked: SuspendedWork?
  /// Whether the presenter was removed while its presentation remained.
  var isGone = false
}

/// The work that continues when a guard succeeds.
struct SuspendedWork: Hashable, Sendable {
  var asked: Int
  /// The guards that have already succeeded in the same step.
  var granted: [Int]
  var work: Work
}

/// Suspended work, which also identifies its origin.
indirect enum Work: Hashable, Sendable {
  /// The steps of a sequence, from an index on.
  case steps(body: Int, from: Int, event: Int)
  /// An event whose steps haven't begun.
  case event(Int, body: Int?)
  case link(Int)
  /// A link that launched the app.
  case firstLink(Int)
  case start
  /// Work that was dropped.
  case nothing
  /// The restoration of a saved state.
  case restoration(AppState)
  case tab(tabs: Int, Int)
  /// A swipe to a page.
  case page(Int, of: At)
}

extension Work {
  /// The index of the link that the work opens, if any.
  var link: Int? {
    switch self {
    case .link(let link), .firstLink(let link): link
    default: nil
    }
  }

  /// Whether the work starts the scene, so nothing else is visible.
  var isStart: Bool {
    switch self {
    case .start, .restoration: true
    default: false
    }
  }
}

extension Pane {
  /// The positions of the visible screens.
  var leaves: [[Int]] {
    switch self {
    case .tabs(_, let selected, let children): children[selected]?.leaves.map { [selected] + $0 } ?? []
    case .split(_, let columns, let front):
      columns.indices.flatMap { column in
        front.shows(column: column) ? columns[column]?.leaves.map { [column] + $0 } ?? [] : []
      }
    default: [[]]
    }
  }

  subscript(spot: ArraySlice<Int>) -> Pane? {
    get {
      guard let first = spot.first else { return self }
      switch self {
      case .tabs(_, _, let children), .split(_, let children, _):
        // The position may come from other content that was there before.
        return children.indices.contains(first) ? children[first]?[spot.dropFirst()] : nil
      default: return nil
      }
    }
    set {
      guard let first = spot.first else {
        if let newValue { self = newValue }
        return
      }
      switch self {
      case .tabs(let id, let selected, var children) where children.indices.contains(first):
        children[first]?[spot.dropFirst()] = newValue
        self = .tabs(id, selected: selected, children)
      case .split(let id, var children, let front) where children.indices.contains(first):
        children[first]?[spot.dropFirst()] = newValue
        self = .split(id, children, front: front)
      default: break
      }
    }
  }
}

extension Pane {
  /// Marks the pages that are visible, or under visible content, as entered.
  mutating func enterPages() {
    switch self {
    case .pages(let id, let page, let screens, let asking): self = .pages(id, at: page, screens, asking: asking.subtracting([page]))
    case .tabs(let id, let selected, var children):
      children[selected]?.enterPages()
      self = .tabs(id, selected: selected, children)
    case .split(let id, var columns, let front):
      for column in columns.indices where front.covers(column: column) { columns[column]?.enterPages() }
      self = .split(id, columns, front: front)
    case .screen, .stack, .alert: break
    }
  }

  /// The index of the top screen in its stack or pages.
  var depth: Int {
    switch self {
    case .stack(let path): path.count - 1
    case .pages(_, let page, _, _): page
    default: 0
    }
  }

  /// Returns the screen with an index in the stack or pages.
  func screen(at depth: Int) -> Int? {
    switch self {
    case .screen(let id): depth == 0 ? id : nil
    case .stack(let screens), .pages(_, _, let screens, _): screens.indices.contains(depth) ? screens[depth] : nil
    default: nil
    }
  }
}

extension AppState {
  subscript(at: At) -> Pane? {
    get { units.indices.contains(at.unit) ? units[at.unit].node[at.spot[...]] : nil }
    set { if units.indices.contains(at.unit) { units[at.unit].node[at.spot[...]] = newValue } }
  }

  /// Removes units and their entered positions, so that new units haven't been shown.
  mutating func removeUnits(from index: Int) {
    units.removeSubrange(index...)
    entered = entered?.filter { $0.unit < index }
  }

  /// Returns the position of the innermost container around a position for which `isWanted` returns true.
  func around(_ at: At, where isWanted: (Pane) -> Bool) -> At? {
    guard units.indices.contains(at.unit) else { return nil }
    for depth in stride(from: at.spot.count, through: 0, by: -1) {
      let outer = At(unit: at.unit, spot: Array(at.spot.prefix(depth)))
      if let node = self[outer], isWanted(node) { return outer }
    }
    return nil
  }

  /// Returns the position at which a sequence continues in a unit. In a split, it is the
  /// front column, or else the last column that is a stack, or else the last column.
  func leaf(of unit: Int) -> At { leaf(under: At(unit: unit)) }

  func leaf(under at: At) -> At {
    switch self[at] {
    case .tabs(_, let selected, _)?: return leaf(under: At(unit: at.unit, spot: at.spot + [selected]))
    case .split(_, let columns, let front)?:
      let deepest = columns.indices.prefix(World.inspector).reversed().filter { columns[$0] != nil }
      var next = deepest.first { columns[$0]?.isStack ?? false } ?? deepest.first ?? 0
      if case .column(let column)? = front { next = column }
      return leaf(under: At(unit: at.unit, spot: at.spot + [next]))
    default: return at
    }
  }

  /// Returns the positions of the visible splits of a unit.
  func visibleSplits(of unit: Int) -> [At] {
    var at = At(unit: unit)
    while case .tabs(_, let selected, _)? = self[at] { at.spot.append(selected) }
    return self[at]?.isSplit ?? false ? [at] : []
  }

  func leaves(of unit: Int) -> [At] { units[unit].node.leaves.map { At(unit: unit, spot: $0) } }

  /// Whether a position is visible and nothing is over it.
  func isInFront(at: At) -> Bool { at.unit == top && (leaves(of: top).contains(at) || isVisibleBar(at: at)) }

  /// Whether a position is that of a visible tab bar, which may have an accessory.
  func isVisibleBar(at: At) -> Bool { self[at]?.isTabs ?? false && leaves(of: at.unit).contains { $0.spot.starts(with: at.spot) } }

  /// Whether the presenter of a unit is visible and nothing is over it.
  func isInFront(_ waiting: Waiting) -> Bool {
    guard !waiting.isGone, isInFront(at: waiting.at) else { return false }
    return self[waiting.at]?.depth == waiting.depth
  }

  /// Returns the state with a waiting link. The work isn't needed, because a link that an event opens also continues as a link.
  func holding(_ link: Int, for work: Work) -> AppState {
    var state = self
    state.link = HeldLink(link: link)
    return state
  }

  func holding(_ link: HeldLink?) -> AppState {
    var state = self
    state.link = link
    return state
  }

  var atRest: AppState {
    var state = self
    for index in state.units.indices {
      state.units[index].stamp = 0
      state.units[index].node.enterPages()
    }
    return state
  }

  var top: Int { units.count - 1 }
  var isUnseen: Bool { units.first?.isUnseen ?? false }
}
