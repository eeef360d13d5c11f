/// Where the next step of a sequence runs.
struct Cursor {
  var slot: SlotID
  /// What is on top of the slot; nil where that is not known exactly.
  var node: Node?
  /// After `pop`: what stands below `node` is on top.
  var isUnder = false
  /// What the same sequence has pushed, the last on top.
  var pushed = PushedScreens()
  /// What was on top before; nil where that is not known exactly.
  var base: Node?
  /// What lies on all of this, where `select` has changed a bar below: what is presented from here comes up on that.
  var above: UnitID?
  /// A `pop` at the root has done nothing, and that is said once.
  var isAtRoot = false

  init(_ slot: SlotID, _ node: Node?) {
    self.slot = slot
    self.node = node
  }

  /// The same sequence has pushed what is on top: there is something below.
  var isPushed: Bool { !pushed.isEmpty }

  /// One screen more.
  func pushing(_ place: PlaceID) -> Cursor {
    var next = Cursor(slot, Node(place))
    next.pushed = pushed
    next.pushed.push(place)
    next.base = isPushed ? base : isUnder ? nil : node
    return next
  }

  /// So many of those that the sequence has pushed; nil where it is not known what is on top then.
  func keeping(_ count: Int) -> Cursor? {
    var left = pushed
    while left.count > count { left.pop() }
    guard let top = left.top.map({ Node($0) }) ?? base else { return nil }
    var next = Cursor(slot, top)
    next.pushed = left
    if count > 0 { next.base = base }
    return next
  }

  /// The cursor for what runs later, when `isUnder` can't be told any more.
  var settled: Cursor {
    var cursor = Cursor(slot, isUnder ? nil : node)
    cursor.above = above
    return cursor
  }
}

/// Whose steps are run.
struct Way {
  var source: PlaceID?
  var origin: Origin
  var cause: Presentation.Cause
  var isLate = false
  /// It runs only in a column that a collapsed split has in front.
  var isCollapsed = false

  var event: EventID? {
    switch cause {
    case .event(let event), .strike(let event): event
    case .guard, .tab, .link: nil
    }
  }
  /// The same in an arm, or after another unit has ended.
  var late: Way {
    var way = self
    way.isLate = true
    return way
  }
  /// The same in a collapsed split.
  var collapsed: Way {
    var way = self
    way.isCollapsed = true
    return way
  }
}

/// The rest of a sequence, and where it continues.
struct Continuation {
  var branch: BranchID
  var index: Int
  var cursor: Cursor
  var way: Way
}
