@testable import Oracle

/// Finds the shortest walk through the smallest app that still shows a difference.
struct Shrinking {
  private var app: ComparedApp
  private let refused: Set<Int>
  private var moves: [ComparedWalk.Move]

  init(app: ComparedApp, refused: Set<Int>, moves: [ComparedWalk.Move]) {
    self.app = app
    self.refused = refused
    self.moves = moves
  }

  var smallest: ComparedWalk {
    var shrinking = self
    while shrinking.dropMove() || shrinking.dropEvent() || shrinking.answerYes() {}
    return shrinking.walk(in: shrinking.app, moves: shrinking.moves)
  }

  private func walk(in app: ComparedApp, moves: [ComparedWalk.Move]) -> ComparedWalk {
    var walk = ComparedWalk(of: app, refusing: refused)
    for move in moves { walk.take(move) }
    return walk
  }

  private mutating func accept(_ app: ComparedApp?, moves: [ComparedWalk.Move]) -> Bool {
    guard let app, walk(in: app, moves: moves).fault != nil else { return false }
    self.app = app
    self.moves = moves
    return true
  }

  private mutating func dropMove() -> Bool {
    for index in moves.indices {
      var fewer = moves
      fewer.remove(at: index)
      if accept(app, moves: fewer) { return true }
    }
    return false
  }

  private mutating func answerYes() -> Bool {
    for index in moves.indices where !moves[index].refused.isEmpty || moves[index].conditions != 0 || moves[index].stays {
      var plainer = moves
      plainer[index].refused = []
      plainer[index].conditions = 0
      plainer[index].stays = false
      if accept(app, moves: plainer) { return true }
    }
    return false
  }

  private mutating func dropEvent() -> Bool {
    for screen in app.world.screens.indices {
      for event in app.world.screens[screen].events {
        var world = app.world
        world.screens[screen].events.removeAll { $0 == event }
        if accept(ComparedApp(of: world, on: app.idiom, isCollapsed: app.isCollapsed, isDeep: app.isDeep), moves: moves) { return true }
      }
    }
    return false
  }
}
