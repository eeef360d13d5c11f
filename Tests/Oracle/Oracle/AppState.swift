/// The state of an app as a value: the root, and what is presented over it.
struct AppState: Hashable, Sendable {
  var units: [AppUnit]
  /// A link that waits for a modal to go, or for the root to be there, where one walk is taken at a time.
  var link: HeldLink?
  /// The tabs and columns that have been shown since what they hold was put there, where one walk is taken at a time; nil: all.
  var entered: Set<At>?
}

struct HeldLink: Hashable, Sendable {
  var link: Int
  /// It has come before the user was anywhere.
  var isCold = false
}

/// What covers the screen as a whole.
struct AppUnit: Hashable, Sendable {
  var content: World.Content
  var node: Pane
  /// The kind of device, of a modal that shows something else on another.
  var device: World.Idiom?
  /// Whether the user can swipe it away.
  var isSwiped = false
  /// A root that an event has made of a stack without a name: none that is declared. Only one walk at a time knows it.
  var isOwnStack = false
  /// Who is told when it ends; at the root: what was to be shown instead of this flow.
  var waiting: Waiting?
  /// The root of an `external` screen: more than the graph says may be around it.
  var isUnseen = false
  /// At the flow of a guard in the root's place: the root that comes back if there will be no other. Only one walk at a time keeps it.
  var home: [AppUnit] = []
  /// What tells it from another of its kind that takes its place while a sequence runs; nothing in a state at rest.
  var stamp = 0
}

/// One container, or a screen that stands alone.
indirect enum Pane: Hashable, Sendable {
  case screen(Int)
  /// From the root up.
  case stack([Int])
  /// nil: never entered yet, or an action.
  case tabs(Int, selected: Int, [Pane?])
  /// nil: side by side.
  case split(Int, [Pane?], front: Front? = nil)
  /// What each page shows now, and the pages with guards that have not been entered yet.
  case pages(Int, at: Int, [Int], asking: Set<Int> = [])
  case alert
}

/// What of a split can be seen in a narrow window.
enum Front: Hashable, Sendable {
  /// Collapsed: that column alone.
  case column(Int)
  /// It has not been on the screen, so nothing says yet that it is narrow: all columns, and the one that was asked for.
  case asked(Int?)
}

extension Front {
  /// After a link that names columns, or none.
  func asking(for column: Int?) -> Front { if case .column = self { .column(column ?? 0) } else { .asked(column) } }
}

extension Front? {
  /// Whether a column can be seen.
  func shows(_ column: Int) -> Bool { if case .column(let front)? = self { front == column } else { true } }

  /// Whether a column can be seen, or lies beneath what can be.
  func covers(_ column: Int) -> Bool { if case .column(let front)? = self { column <= front } else { true } }
}

/// A position: a unit, and the numbers of tabs and columns on the way down.
struct At: Hashable, Sendable {
  var unit: Int
  var spot: [Int] = []
}

/// The presenter of a unit, its arms, and what a guard's flow holds up.
struct Waiting: Hashable, Sendable {
  var at: At
  /// Which of the screens of the presenter's stack or pages it is. Only one walk at a time knows it.
  var depth = 0
  var arms: Int?
  var event: Int?
  var parked: Parked?
  /// The presenter is there no more, though what it presented is.
  var isGone = false
}

/// What goes on once a guard says yes.
struct Parked: Hashable, Sendable {
  var asked: Int
  /// Granted before, in the same step.
  var granted: [Int]
  var work: Work
}

/// What is being done: for going on later, and for naming whose doing it is.
indirect enum Work: Hashable, Sendable {
  /// A sequence from one step on.
  case steps(body: Int, from: Int, event: Int)
  /// Before the steps of an event.
  case event(Int, body: Int?)
  case link(Int)
  /// A link that has started the app: nobody was anywhere.
  case firstLink(Int)
  case start
  /// It has been dropped since.
  case nothing
  /// What was shown when the scene was last seen.
  case restoration(AppState)
  case tab(tabs: Int, Int)
  /// A finger turns to a page.
  case page(Int, of: At)
}

extension Work {
  /// The link that is being opened.
  var link: Int? {
    switch self {
    case .link(let link), .firstLink(let link): link
    default: nil
    }
  }

  /// Whether there is nothing else to show.
  var isStart: Bool {
    switch self {
    case .start, .restoration: true
    default: false
    }
  }
}

extension Pane {
  /// The numbers that lead to the screens that are visible.
  var leaves: [[Int]] {
    switch self {
    case .tabs(_, let selected, let children): children[selected]?.leaves.map { [selected] + $0 } ?? []
    case .split(_, let columns, let front):
      columns.indices.flatMap { column in
        front.shows(column) ? columns[column]?.leaves.map { [column] + $0 } ?? [] : []
      }
    default: [[]]
    }
  }

  subscript(spot: ArraySlice<Int>) -> Pane? {
    get {
      guard let first = spot.first else { return self }
      switch self {
      case .tabs(_, _, let children), .split(_, let children, _):
        // The position may come from something else that stood there.
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
  /// The pages that can be seen, or lie beneath what can be, have been entered.
  mutating func enterPages() {
    switch self {
    case .pages(let id, let page, let screens, let asking): self = .pages(id, at: page, screens, asking: asking.subtracting([page]))
    case .tabs(let id, let selected, var children):
      children[selected]?.enterPages()
      self = .tabs(id, selected: selected, children)
    case .split(let id, var columns, let front):
      for column in columns.indices where front.covers(column) { columns[column]?.enterPages() }
      self = .split(id, columns, front: front)
    case .screen, .stack, .alert: break
    }
  }

  /// The number of the screen on top, among those of its stack or pages.
  var depth: Int {
    switch self {
    case .stack(let path): path.count - 1
    case .pages(_, let page, _, _): page
    default: 0
    }
  }

  /// The screen of that number.
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

  /// What was shown in them goes with them: what takes their place has shown nothing yet.
  mutating func removeUnits(from index: Int) {
    units.removeSubrange(index...)
    entered = entered?.filter { $0.unit < index }
  }

  /// The innermost container around a position that `isWanted`, and how deep down it is.
  func around(_ at: At, _ isWanted: (Pane) -> Bool) -> At? {
    guard units.indices.contains(at.unit) else { return nil }
    for depth in stride(from: at.spot.count, through: 0, by: -1) {
      let outer = At(unit: at.unit, spot: Array(at.spot.prefix(depth)))
      if let node = self[outer], isWanted(node) { return outer }
    }
    return nil
  }

  /// The screen on which a sequence goes on that has no place in here yet: in a split, in the column on top, or in the deepest that is
  /// a stack, or else in the deepest.
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

  /// The splits of a unit that can be seen.
  func visibleSplits(of unit: Int) -> [At] {
    var at = At(unit: unit)
    while case .tabs(_, let selected, _)? = self[at] { at.spot.append(selected) }
    return self[at]?.isSplit ?? false ? [at] : []
  }

  func leaves(of unit: Int) -> [At] { units[unit].node.leaves.map { At(unit: unit, spot: $0) } }

  /// Whether a position can be seen, and nothing lies on it.
  func isInFront(_ at: At) -> Bool { at.unit == top && (leaves(of: top).contains(at) || isVisibleBar(at)) }

  /// Whether a position is that of a tab bar which can be seen, where an accessory is.
  func isVisibleBar(_ at: At) -> Bool { self[at]?.isTabs ?? false && leaves(of: at.unit).contains { $0.spot.starts(with: at.spot) } }

  /// Whether the presenter of a unit can be seen, and nothing lies on it.
  func isInFront(_ waiting: Waiting) -> Bool {
    guard !waiting.isGone, isInFront(waiting.at) else { return false }
    return self[waiting.at]?.depth == waiting.depth
  }

  /// Links that come from outside wait; an event's own go on there, too, as links.
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

  /// The state once it is at rest.
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
