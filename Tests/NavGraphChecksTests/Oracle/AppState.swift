/// The state of an app as a value: the root, and what is presented over it.
struct AppState: Hashable, Sendable {
  var units: [AppUnit]
  /// The tabs and columns that have been shown since what they hold was put there, where one walk is taken at a time; nil: all.
  var entered: Set<At>?
}

/// What covers the screen as a whole.
struct AppUnit: Hashable, Sendable {
  var content: World.Content
  var node: Pane
  /// Whether the user can swipe it away.
  var isSwiped = false
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
  /// Collapsed, the column in front; nil side by side.
  case split(Int, [Pane?], front: Int? = nil)
  /// What each page shows now.
  case pages(Int, at: Int, [Int])
  case alert
}

/// A position: a unit, and the numbers of tabs and columns on the way down.
struct At: Hashable, Sendable {
  var unit: Int
  var spot: [Int] = []
}

/// The presenter of a unit, its arms, and what a guard's flow holds up.
struct Waiting: Hashable, Sendable {
  var at: At
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
enum Work: Hashable, Sendable {
  /// A sequence from one step on.
  case steps(body: Int, from: Int, event: Int)
  /// Before the steps of an event.
  case event(Int, body: Int)
  case link(Int)
  case start
  case tab(tabs: Int, Int)
}

extension Pane {
  /// The numbers that lead to the screens that are visible.
  var leaves: [[Int]] {
    switch self {
    case .tabs(_, let selected, let children): children[selected]?.leaves.map { [selected] + $0 } ?? []
    case .split(_, let columns, let front):
      columns.indices.flatMap { column in
        front ?? column == column ? columns[column]?.leaves.map { [column] + $0 } ?? [] : []
      }
    default: [[]]
    }
  }

  subscript(spot: ArraySlice<Int>) -> Pane? {
    get {
      guard let first = spot.first else { return self }
      switch self {
      case .tabs(_, _, let children), .split(_, let children, _): return children[first]?[spot.dropFirst()]
      default: return nil
      }
    }
    set {
      guard let first = spot.first else {
        if let newValue { self = newValue }
        return
      }
      switch self {
      case .tabs(let id, let selected, var children):
        children[first]?[spot.dropFirst()] = newValue
        self = .tabs(id, selected: selected, children)
      case .split(let id, var children, let front):
        children[first]?[spot.dropFirst()] = newValue
        self = .split(id, children, front: front)
      default: break
      }
    }
  }
}

extension AppState {
  subscript(at: At) -> Pane? {
    get { units.indices.contains(at.unit) ? units[at.unit].node[at.spot[...]] : nil }
    set { if units.indices.contains(at.unit) { units[at.unit].node[at.spot[...]] = newValue } }
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

  func leaves(of unit: Int) -> [At] { units[unit].node.leaves.map { At(unit: unit, spot: $0) } }

  /// Whether a position can be seen, and nothing lies on it.
  func isInFront(_ at: At) -> Bool { at.unit == top && leaves(of: top).contains(at) }

  /// The state once it is at rest.
  var atRest: AppState {
    var state = self
    for index in state.units.indices { state.units[index].stamp = 0 }
    return state
  }

  var top: Int { units.count - 1 }
  var isUnseen: Bool { units.first?.isUnseen ?? false }
}
