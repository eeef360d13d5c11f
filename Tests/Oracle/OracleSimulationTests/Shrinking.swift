@testable import Oracle

/// Finds the shortest walk through the smallest app that still shows a difference.
struct Shrinking {
  private var app: ComparedApp
  private let refused: Set<Int>
  private var moves: [ComparedWalk.Move]

  init(_ app: ComparedApp, _ refused: Set<Int>, _ moves: [ComparedWalk.Move]) {
    self.app = app
    self.refused = refused
    self.moves = moves
  }

  var smallest: ComparedWalk {
    var shrinking = self
    while shrinking.dropMove() || shrinking.dropEvent() || shrinking.answerYes() {}
    return shrinking.walk(shrinking.app, shrinking.moves)
  }

  private func walk(_ app: ComparedApp, _ moves: [ComparedWalk.Move]) -> ComparedWalk {
    var walk = ComparedWalk(app, refusing: refused)
    for move in moves { walk.take(move) }
    return walk
  }

  private mutating func accept(_ app: ComparedApp?, _ moves: [ComparedWalk.Move]) -> Bool {
    guard let app, walk(app, moves).fault != nil else { return false }
    self.app = app
    self.moves = moves
    return true
  }

  private mutating func dropMove() -> Bool {
    for index in moves.indices {
      var fewer = moves
      fewer.remove(at: index)
      if accept(app, fewer) { return true }
    }
    return false
  }

  private mutating func answerYes() -> Bool {
    for index in moves.indices where !moves[index].refused.isEmpty || moves[index].conditions != 0 || moves[index].stays {
      var plainer = moves
      plainer[index].refused = []
      plainer[index].conditions = 0
      plainer[index].stays = false
      if accept(app, plainer) { return true }
    }
    return false
  }

  private mutating func dropEvent() -> Bool {
    for screen in app.world.screens.indices {
      for event in app.world.screens[screen].events {
        var world = app.world
        world.screens[screen].events.removeAll { $0 == event }
        if accept(ComparedApp(world, on: app.idiom, isCollapsed: app.isCollapsed, isDeep: app.isDeep), moves) { return true }
      }
    }
    return false
  }
}
