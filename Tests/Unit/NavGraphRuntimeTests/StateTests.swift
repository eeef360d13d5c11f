@testable import NavGraphRuntime
import Testing

/// Tests of changing a state without a navigator: guards are evaluated immediately, and their flows aren't shown.
@Suite struct StateTests {
  let home = Scene().tree

  func path(_ tree: NavGraph.Tree<Harbor>) -> [Harbor.Screen] { tree.root.container(.homeStack)?.stack?.compactMap(\.screen) ?? [] }

  @Test func guardsSayYesAndConditionsNo() {
    let event = NavGraph.Event<Harbor>(
      "both", requires: [.unlocked], .branch([.when(.holds(.isBusy), .push(.late)), .otherwise(.push(.secret))]))
    #expect(path(home.after(event)) == [.home, .secret])
    #expect(path(home.after(event, where: { _ in true })) == [.home, .late])
  }

  @Test func aNoStopsTheSequence() {
    let after = home.after([.push(.early), .push(.secret), .push(.late)], grants: { $0 != .unlocked })
    #expect(path(after) == [.home, .early])
    #expect(after.modals.isEmpty, "the flow of the guard is the navigator's affair")
    #expect(path(home.after(NavGraph.Event("late", requires: [.unlocked], .push(.late)), grants: { _ in false })) == [.home])
  }

  /// A guard without a flow fails, and the outcome handler runs.
  @Test func aRefusalRunsTheContinuation() {
    #expect(path(home.after([.present(.closed, then: .pushEarly)], grants: { _ in false })) == [.home, .early])
    let event = NavGraph.Event<Harbor>("closed", .present(.closed, then: .pushEarly))
    #expect(path(home.after(event, grants: { _ in false })) == [.home, .early])
  }

  @Test func endingsRunContinuations() {
    let up = home.after([.present(.editor, then: .pushNote)])
    #expect(path(up.ending(.finished(.number(3)))) == [.home, .note(3)])
    #expect(path(up.ending(.dismissed(by: .user))) == [.home])
    let question = home.after([.present(.question, then: .pushEarly)])
    #expect(path(question.ending(.dismissed(by: .user))) == [.home, .early])
  }

  /// A link waits for a modal with `dismissal blocked`, so nothing changes.
  @Test func linksWaitForModalsThatBlock() {
    let target = NavGraph.Target<Harbor>(.root(.main, .tab(0, .path([.home, .late]))))
    #expect(path(home.after([.open(target)])) == [.home, .late])
    let blocked = home.after([.present(.notice)])
    #expect(blocked.after([.open(target)]).shape == blocked.shape)
  }
}
