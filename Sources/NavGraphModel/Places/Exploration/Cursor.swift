/// The position at which the next step of a sequence runs.
struct Cursor {
  var slot: SlotID
  /// The node on top of the slot; nil if it isn't known exactly.
  var node: Node?
  /// Whether a `pop` has run, so that the screen under `node` is on top.
  var isUnder = false
  /// The screens that the sequence has pushed, the last on top.
  var pushed = PushedScreens()
  /// The node that was on top before the pushes; nil if it isn't known exactly.
  var base: Node?
  /// The unit that stays on top if `select` has changed tabs below it. Presentations from here are over that unit.
  var above: PresentationContextID?
  /// Whether a `pop` at the root had no effect. That is reported once.
  var isAtRoot = false

  init(slot: SlotID, node: Node?) {
    self.slot = slot
    self.node = node
  }

  /// Whether the sequence has pushed the screen on top, so that there is a screen under it.
  var isPushed: Bool { !pushed.isEmpty }

  /// Returns the cursor after a push.
  func pushing(_ place: PlaceID) -> Cursor {
    var next = Cursor(slot: slot, node: Node(place))
    next.pushed = pushed
    next.pushed.push(place)
    next.base = isPushed ? base : isUnder ? nil : node
    return next
  }

  /// Returns the cursor at which `count` of the pushed screens are left; nil if the node on top isn't known then.
  func keeping(_ count: Int) -> Cursor? {
    var left = pushed
    while left.count > count { left.pop() }
    guard let top = left.top.map({ Node($0) }) ?? base else { return nil }
    var next = Cursor(slot: slot, node: top)
    next.pushed = left
    if count > 0 { next.base = base }
    return next
  }

  /// The cursor for a step that runs later, when `isUnder` is no longer known.
  var settled: Cursor {
    var cursor = Cursor(slot: slot, node: isUnder ? nil : node)
    cursor.above = above
    return cursor
  }
}

/// The origin and cause of the steps that run.
struct Way {
  var source: PlaceID?
  var origin: Origin
  var cause: Presentation.Cause
  /// The branch of the route or entry; nil if the link has no branches.
  var branch: BranchID?
  var isLate = false
  /// Whether the steps run only if a collapsed split shows another column than a wide one.
  var isCollapsed = false

  var event: EventID? {
    switch cause {
    case .event(let event), .appEvent(let event): event
    case .guard, .tab, .link: nil
    }
  }
  /// The way of steps that run in an outcome handler, or after another unit has ended.
  var late: Way {
    var way = self
    way.isLate = true
    return way
  }
  /// The way of steps that run in a collapsed split.
  var collapsed: Way {
    var way = self
    way.isCollapsed = true
    return way
  }
}

/// A step that runs, with its position, its cause, and the rest of its sequence.
struct RunningStep {
  var id: StepID
  var cursor: Cursor
  var way: Way
  /// The rest, at the same position; nil if the step is the last.
  var rest: Continuation?
}

/// The rest of a sequence, and the position at which it continues.
struct Continuation {
  var branch: BranchID
  var index: Int
  var cursor: Cursor
  var way: Way
}
