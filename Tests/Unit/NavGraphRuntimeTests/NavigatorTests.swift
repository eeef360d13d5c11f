import Foundation
import NavGraphRuntime
import Testing

/// Tests that a navigator with a host that shows everything immediately has the same reports as the driver.
@MainActor @Suite struct NavigatorTests {
  /// A host that is always quiet.
  final class Screen: NavGraph.Host {
    func reconcile() {}
    func absorb() {}
    func whenQuiet(_ work: @escaping @MainActor () -> Void) { work() }
    func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool { true }
    func anchor(_ id: NavGraph.NodeID, at anchor: NavGraph.Anchor) {}
    func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {}
    func lookAfresh() -> NavGraph.Movement { .none }
  }

  /// The failing guards, which can be changed later.
  final class Refusing { var guards: Set<Harbor.Guard> = [] }

  @Test(arguments: 1...10) func itComesToTheSame(_ seed: Int) async {
    var numbers = SeededNumbers(seed)
    let refusing = Refusing()
    var answers = NavGraph.Answers<Harbor>()
    answers.grants = { [refusing] in !refusing.guards.contains($0) }
    let navigator = NavGraph.Navigator(idiom: .phone, answers: answers)
    let screen = Screen()
    var reports: [NavGraph.Report<Harbor>] = []
    navigator.host = screen
    navigator.report = { reports.append($0) }
    navigator.start()
    await settle(navigator)
    var scene = Scene()
    for _ in 0..<25 {
      if numbers.next(5) == 0 { scene.refused.formSymmetricDifference([Harbor.Guard.allCases[numbers.next(6)]]) }
      refusing.guards = scene.refused
      let place = scene.tree.leaf.id
      switch numbers.next(6) {
      case 0:
        let target = numbers.target
        navigator.open(target)
        scene.open(target)
      case 1:
        guard let top = scene.tree.modals.last else { continue }
        navigator.hostDismissed(top.id)
        scene.end()
      default:
        let guards: [Harbor.Guard] = numbers.next(4) == 0 ? [Harbor.Guard.allCases[numbers.next(6)]] : []
        let event = NavGraph.Event<Harbor>("event", requires: guards, numbers.step, numbers.step)
        navigator.send(event, from: place)
        scene.driver.scheduler.send(event, from: place)
        scene.settle()
      }
      await settle(navigator)
      #expect(navigator.tree == scene.tree)
      #expect(reports == scene.driver.reports)
      if scene.driver.isExhausted || reports != scene.driver.reports { return }
    }
  }

  /// A link whose branches open nothing is reported as dropped.
  @Test(arguments: [true, false]) func aURLThatOpensNothingIsNotOpened(_ holds: Bool) async throws {
    let navigator = NavGraph.Navigator(idiom: .phone, answers: NavGraph.Answers<Harbor>())
    let screen = Screen()
    var dropped: [NavGraph.Report<Harbor>] = []
    navigator.host = screen
    navigator.report = { if case .dropped = $0 { dropped.append($0) } }
    navigator.start()
    await settle(navigator)
    let place: NavGraph.TargetPlace<Harbor> = .root(.main, .tab(0, .path([.home, .late])))
    let target = NavGraph.Target<Harbor>([.when(.value(holds), .open(NavGraph.Target(place))), .otherwise(.stay)])
    let url = try #require(URL(string: "harbor://late"))
    #expect(navigator.open([url]) { _ in target } == holds)
    await settle(navigator)
    #expect(dropped == (holds ? [] : [.dropped("link", because: "none of its branches leads anywhere now")]))
    #expect(navigator.tree.shape.count == 1)
    let wasOpened: Bool = navigator.open(Optional(target))
    #expect(wasOpened == holds)
    await settle(navigator)
  }

  private func settle(_ navigator: NavGraph.Navigator<Harbor>) async {
    for _ in 0..<10 { await Task.yield() }
    for _ in 0..<10_000 where !navigator.isIdle { await Task.yield() }
    #expect(navigator.isIdle)
  }
}

/// A deterministic pseudorandom number generator.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<4 { _ = next(2) }
  }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  /// A random step, which may be impossible at the current place.
  var step: NavGraph.Action<Harbor> {
    mutating get {
      let continuations: [Harbor.Continuation?] = [
        nil, .pushEarly, .presentTips, .pushSecret, .popNowhere, .dismissToo, .selectVault, .pushNote,
      ]
      switch next(10) {
      case 0: return .push([.early, .late, .steps, .secret][next(4)])
      case 1: return .select(.tabs, next(2))
      case 2: return .pop
      case 3: return .dismiss
      case 4: return .dismissAll
      case 5: return .finish(.number(next(3)))
      case 6: return .switchTo(next(2) == 0 ? .main : .club)
      case 7: return .stay
      default: return .present([.editor, .tips, .notice, .survey, .safe, .closed][next(6)], then: continuations[next(8)])
      }
    }
  }

  /// A random target.
  var target: NavGraph.Target<Harbor> {
    mutating get {
      let places: [NavGraph.TargetPlace<Harbor>] = [
        .root(.main, .tab(0, .path([.home, .early]))), .root(.main, .tab(1, .path([.vault]))), .root(.club, .path([.club, .late])),
        .anywhere,
      ]
      let policies: [NavGraph.LinkPolicy] = [.dismiss, .over, .wait, .reject, .now]
      return NavGraph.Target(
        places[next(4)], presenting: next(2) == 0 ? [.present(.editor)] : [], policy: policies[next(5)],
        requires: next(3) == 0 ? [Harbor.Guard.allCases[next(6)]] : [])
    }
  }
}
