import NavGraphModel
import NavGraphSyntax

/// The answers to questions about a checked app, for `navgraph path` and `navgraph query`.
///
/// Paths and guards are decided as for assertions (`DeviceSearches`): `assert B within n of A` and `assert A requires G`. Transitions are
/// those of the places that all checks read.
package struct Questions {
  let graph: NavigationGraph
  /// The places without dead branches, as for assertions.
  let places: Places

  package init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    let idle = places.isWhole && !graph.isAlone ? graph.deadBranches : []
    self.places = idle.isEmpty ? places : Places(of: graph, leavingOut: idle)
  }

  /// All transitions of the app.
  package var transitions: Transitions { Transitions(of: graph, in: places) }

  // MARK: Paths

  /// Returns the shortest path to a content on a kind of device, from another content or from the start of the app.
  ///
  /// Guards succeed, and conditions are as needed. If there is no such path, guards may fail, because their flows are shown only then.
  /// Splits are collapsed on phones. Returns nil if no root is declared for the device.
  package func path(to destination: Content, from origin: Content?, on idiom: Idioms) -> PathAnswer? {
    let walker = AbstractInterpreter(of: graph, in: places, idiom: idiom, isCollapsed: idiom == .phone)
    guard walker.root != nil else { return nil }
    // Places that weren't followed may contain a path.
    guard places.isWhole else { return PathAnswer(outcome: .undecided("the app has more places than the limit")) }
    var setup = DeviceSearches(effects: MoveEffects(of: walker))
    setup.prefersForward = true
    var verdict = AssertionVerdict.noWalk
    search: for isWithRefusals in [false, true] {
      let found =
        if let origin {
          setup.judge(destination, within: 0, of: origin, isWithRefusals: isWithRefusals)
        } else {
          setup.judgeFromStart(destination, isWithRefusals: isWithRefusals)
        }
      switch found {
      case .holds, .fails, .idle:
        verdict = found
        break search
      case .noWalk: break
      // If stacks can grow, a path may still exist on which a guard fails.
      case .undecided: verdict = found
      }
    }
    if case .undecided = verdict, let origin {
      // A path that can be taken is an answer, even if a shorter one may exist.
      for isWithRefusals in [false, true] {
        if case .fails(let walk) = setup.longWalk(from: origin, to: setup.numbers(of: destination), isWithRefusals: isWithRefusals) {
          verdict = .fails(walk: walk)
          break
        }
      }
    }
    var answer = PathAnswer(outcome: outcome(of: verdict, to: destination, from: origin, in: setup))
    if answer.moves.map({ $0 > 1 }) ?? true, let walk = setup.linkedWalk(to: destination),
      answer.moves.map({ walk.count < $0 }) ?? true
    {
      answer.byLink = setup.hops(of: walk, to: destination).map { step(of: $0, in: setup) }
    }
    return answer
  }

  private func outcome(of verdict: AssertionVerdict, to destination: Content, from origin: Content?, in setup: DeviceSearches)
    -> PathAnswer.Outcome
  {
    switch verdict {
    case .holds: .shown
    case .fails(let walk): .found(setup.hops(of: walk, from: origin, to: destination).map { step(of: $0, in: setup) })
    case .noWalk: .none
    case .undecided(let limit): .undecided(limit.text)
    case .idle: .neverShown(setup.numbers(of: destination).isEmpty ? destination : origin ?? destination)
    }
  }

  private func step(of hop: WalkHop, in setup: DeviceSearches) -> PathStep {
    PathStep(
      cause: hop.cause, label: setup.label(of: hop.cause), failing: hop.refusal, tests: hop.tests, name: hop.name,
      location: hop.location, acting: hop.acting)
  }

  // MARK: Guards and links

  /// Returns the screens that some kind of device shows although a guard never succeeds.
  ///
  /// A search over places finds the candidates and misses none. Then states are followed, so that each screen has a path. If all states are
  /// followed, screens that none of them shows are left out.
  package func screens(withoutGuard denied: GuardID) -> GuardAnswer {
    var answer = GuardAnswer()
    answer.isWhole = places.isWhole
    var isShown = [Bool](repeating: false, count: graph.screens.count)
    var paths: [ScreenID: String] = [:]
    for setup in DeviceSearches.all(in: graph, places: places, denying: denied) {
      let candidates = graph.screens.ids.filter { !setup.numbers(of: .screen($0)).isEmpty }
      let found = firstPaths(in: setup)
      if !setup.search.isWhole || setup.search.isCapped { answer.isWhole = false }
      for screen in candidates {
        guard let path = found.paths[screen] else {
          if !found.isWhole { isShown[screen.index] = true }
          continue
        }
        isShown[screen.index] = true
        if paths[screen] == nil { paths[screen] = path }
      }
    }
    for screen in inOrder(graph.screens.ids.filter { !places.places(of: $0).isEmpty }) {
      if isShown[screen.index] || graph.screens[screen].isExternal {
        answer.shown.append(GuardAnswer.Shown(screen: screen, path: paths[screen]))
      } else {
        answer.protected.append(screen)
      }
    }
    return answer
  }

  /// Returns the shortest path to each screen that the followed states show, and whether all states were followed.
  private func firstPaths(in setup: DeviceSearches) -> (paths: [ScreenID: String], isWhole: Bool) {
    var replay = setup.makeReplay()
    replay.isWithRefusals = true
    replay.links = setup.links
    let outcome = replay.search(from: setup.starts(by: setup.links)) { _, _, _ in .on(isArmed: false) }
    var paths: [ScreenID: String] = [:]
    for (index, point) in outcome.points.enumerated() {
      guard let top = point.state.layers.last else { continue }
      for sight in setup.walker.sights(of: top) where !sight.isOptional {
        guard let screen = sight.screen, paths[screen] == nil else { continue }
        paths[screen] = setup.text(of: setup.hops(of: CounterexampleReplay.walk(to: index, in: outcome.points), to: .screen(screen)))
      }
    }
    return (paths, outcome.isWhole)
  }

  /// Returns the screens that are shown, but not by any route, in source order.
  package func screensWithoutLink() -> [ScreenID] {
    var isLinked = [Bool](repeating: false, count: graph.screens.count)
    for way in places.waysIn where way.isLast {
      guard case .route = way.origin else { continue }
      for case .place(let place) in places.shown(by: way.kind, at: way.target) { isLinked[places.places[place].screen.index] = true }
    }
    return inOrder(graph.screens.ids.filter { !isLinked[$0.index] && !places.places(of: $0).isEmpty })
  }

  /// Returns the diagnostics in `found` about screens and modals that the user can't leave, in source order.
  package func deadEnds(among found: [Diagnostic]) -> [Diagnostic] {
    let codes = [Rule.deadEnd, .trapSet, .noWayOut].map(\.code)
    return found.filter { codes.contains($0.code) }.sorted(by: Diagnostic.precedes)
  }

  private func inOrder(_ screens: [ScreenID]) -> [ScreenID] {
    screens.sorted { (graph.screens[$0].declared.range, $0) < (graph.screens[$1].declared.range, $1) }
  }
}

/// The screens that are shown although a guard never succeeds.
package struct GuardAnswer: Sendable {
  package struct Shown: Sendable {
    package var screen: ScreenID
    /// A path to the screen on which the guard never succeeds, or nil if none was found step by step.
    package var path: String?
  }
  /// The screens, in source order.
  package var shown: [Shown] = []
  /// The screens that are only shown if the guard has succeeded, in source order.
  package var protected: [ScreenID] = []
  /// Whether every path was searched.
  package var isWhole = true
}
