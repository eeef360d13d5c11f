import Testing

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import SharedGenerated

/// Tests screens at several places, at which the same event has different effects.
@Suite struct SharedTests {
  /// Returns the state of a scene with its initial root after some events.
  private func turn(on idiom: NavGraph.Idiom, _ events: Studio.Graph.Event...) -> NavGraph.Reducer<Studio.Graph> {
    var turn = NavGraph.Reducer(NavGraph.Tree<Studio.Graph>(idiom: idiom))
    turn.run(.restart)
    for event in events {
      for action in event.actions { turn.run(action) }
      #expect(turn.dropped == nil, "\(event.name): \(turn.dropped ?? "")")
    }
    return turn
  }

  @Test func selectMeansTheInnermostTabBar() {
    func inbox(_ idiom: NavGraph.Idiom, _ start: Studio.Graph.Action) -> NavGraph.Shape<Studio.Graph>? {
      turn(on: idiom, Studio.Graph.Event("start", start), Studio.WorkList.inbox()).tree.shape.first
    }
    let list = Studio.Graph.Shape.stack(.work, [.workList])
    let letters = Studio.Graph.Shape.stack(.inbox, [.inbox])
    guard case .tabs(.pocket, let pocket, selected: 1)? = inbox(.phone, .select(.pocket, 0)), pocket.count == 2 else {
      Issue.record("the tab bar of the phone")
      return
    }
    guard case .tabs(.desk, let desk, selected: 0)? = inbox(.pad, .select(.desk, 1)), desk.count == 2 else {
      Issue.record("the tab bar of the pad")
      return
    }
    #expect([pocket[0], pocket[1]] == [list, letters])
  }

  @Test func pageMeansTheInnermostPager() {
    func pages(_ event: Studio.Graph.Event) -> NavGraph.Shape<Studio.Graph>? {
      turn(on: .phone, event, Studio.Basics.skip()).tree.shape.last
    }
    #expect(pages(Studio.WorkList.help()) == .pages(.help, [.basics, .closing], selected: 1))
    #expect(pages(Studio.WorkList.intro()) == .pages(.intro, [.welcome, .basics, .closing], selected: 2))
  }

  /// A `String` also finishes a flow that returns `String?`, for the outcome handler and for the caller.
  @Test func aValueFinishesFlowsThatReturnOptionals() {
    for event in [Studio.WorkList.name(), Studio.WorkList.label()] {
      let end = turn(on: .phone, event, Studio.NamePicker.pick(name: "Oslo")).ended.first
      guard let end, let arms = end.continuation else {
        Issue.record("\(event.name) has no arms")
        continue
      }
      #expect(Studio.Graph.actions(for: arms, after: end.outcome) == [.push(.named(name: "Oslo"))])
      #expect(end.outcome.compactMap(\.optionalStringValue) == .finished("Oslo"))
    }
  }

  /// The events of a screen without a scene, as in its own tests and previews, are sent as values.
  @Test @MainActor func eventsOfAScreenAlone() async {
    var sent: [Studio.Graph.Event] = []
    let events = Studio.WorkList.Events.at(
      NavGraph.Place { event in
        sent.append(event)
        return .finished(.stringValue("Rome"))
      })
    events.help()
    let later: @MainActor () async -> NavGraph.Outcome<String> = events.name.result
    #expect(await later() == .finished("Rome"))
    #expect(sent == [Studio.WorkList.help(), Studio.WorkList.name()])
  }

  /// Events without an effect, of which some can be replaced.
  @Test @MainActor func v5_eventsOfAScreenByThemselves() async {
    let none = Studio.WorkList.Events.none
    none.help()
    #expect(await none.name.result() == .dismissed(by: .app))
    var helped = 0
    let some = Studio.WorkList.Events(help: { helped += 1 })
    some.help()
    some.name()
    #expect(helped == 1)
  }
}
