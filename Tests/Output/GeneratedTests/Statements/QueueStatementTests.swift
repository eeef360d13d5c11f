import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that requests run one at a time, in order, and always end.
@MainActor @Suite struct QueueStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>
  typealias Reducer = NavGraph.Reducer<Messenger.Graph>
  let ann = Messenger.ChatID(rawValue: "ann")
  let bob = Messenger.ContactID(rawValue: "bob")
  nonisolated static let faults = HeadlessFaults.each(of: HeadlessCallback.ofControllers)

  /// The next request begins when the screen is at rest, without a time limit.
  @Test func q1_oneAfterTheOther() async {
    var options = HeadlessOptions()
    options.jitter = { 100 }
    await Headless.isolated(options) {
      let (rig, record) = await DismissalStatementTests.running()
      var model = Reducer(rig.scene.navigator.tree)
      var times: [Double] = []
      record.onReport = { report in
        guard case .began = report else { return }
        times.append(Headless.clock.now)
        #expect(rig.stack?.transitionCoordinator == nil)
        #expect(rig.window.rootViewController?.transitionCoordinator == nil)
        #expect(rig.topModal?.isBeingPresented != true && rig.topModal?.isBeingDismissed != true)
      }
      for step: NavGraph.Action<Messenger.Graph> in [
        .push(.profile(contact: bob)), .present(.blockContact), .dismiss, .push(.folderView(folder: .spam)), .pop,
      ] {
        send(Event("step \(times.count)\(step)", step), rig, &model)
      }
      await rig.settle()
      #expect(times.count == 5)
      for (earlier, later) in zip(times, times.dropFirst()) { #expect(later - earlier > 100) }
      #expect(record.dropped == [])
      rig.expectConsistent()
    }
  }

  /// Sends an event from the place that the model predicts for the user.
  private func send(_ event: Event, _ rig: MessengerRig, _ model: inout Reducer) {
    let place = model.tree.leaf.id
    rig.scene.navigator.send(event, from: place)
    model = Reducer(model.tree, at: place)
    for action in event.actions { model.run(action) }
  }

  /// Fifty requests at random moments, with transitions of random lengths, have the same result as one after the other.
  @Test(arguments: 0..<24) func q2_theStateIsTheFoldOfTheIntents(_ seed: Int) async {
    var options = HeadlessOptions()
    let lengths = Numbers(seed)
    options.jitter = { Double(lengths.next(20)) / 10 }
    options.stackChangesAtEnd = seed & 1 != 0
    options.didShowWithoutTransition = seed & 2 != 0
    options.didShowBeforeCompletions = seed & 4 != 0
    options.animates = seed % 8 != 7
    await Headless.isolated(options) {
      let (rig, record) = await DismissalStatementTests.running()
      var model = Reducer(rig.scene.navigator.tree)
      let numbers = Numbers(seed + 1000)
      for number in 0..<50 {
        let steps = choices(at: model.tree.leaf.screen, number)
        send(Event("\(number)", steps[numbers.next(steps.count)]), rig, &model)
        for _ in 0..<numbers.next(4) {
          await Task.yield()
          Headless.clock.step()
        }
      }
      await rig.settle()
      #expect(record.dropped == [])
      #expect(rig.scene.navigator.tree.root == model.tree.root)
      #expect(rig.scene.navigator.tree.modals == model.tree.modals)
      rig.expectConsistent("seed \(seed)")
    }
  }

  private func choices(at screen: Messenger.Graph.Screen?, _ number: Int) -> [NavGraph.Action<Messenger.Graph>] {
    let contact = Messenger.ContactID(rawValue: String(number))
    let profile = NavGraph.Action<Messenger.Graph>.push(.profile(contact: contact))
    let anywhere: [NavGraph.Action<Messenger.Graph>] = [.present(.newMessage), .select(.main, number % 3), .present(.filterMenu)]
    switch screen {
    case .profile, .folderView: return [profile, .pop, .popToRoot, .replace(.profile(contact: contact))]
    case .chatList: return anywhere + [profile, .push(.folderView(folder: .inbox))]
    case .contactList: return anywhere + [profile]
    case .recipientPicker: return [.push(.groupForm), .dismiss, .dismissAll]
    case .groupForm: return [.pop, .dismiss, .present(.filterMenu)]
    case .filters: return [.dismiss, .present(.blockContact), .dismissAll]
    case .blockPicker: return [.dismiss, .dismissAll]
    default: return anywhere
    }
  }

  /// A random number generator that closures share.
  @MainActor final class Numbers {
    private var numbers: SeededNumbers

    init(_ seed: Int) { numbers = SeededNumbers(UInt64(seed)) }

    func next(_ bound: Int) -> Int { numbers.next(bound) }
  }

  @Test func q3_aSecondTapInFlightIsNothing() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      for _ in 0..<6 {
        list.profile(bob)
        await Task.yield()
        Headless.clock.step()
      }
      await rig.settle()
      #expect(rig.path.count == 2)
      #expect(record.changes == 1)
      #expect(!record.dropped.isEmpty)
      rig.expectConsistent()
    }
  }

  @Test func q3_whileItIsAskedToo() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      rig.app.asked = []
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      for _ in 0..<6 {
        list.chat(ann)
        await Task.yield()
      }
      await rig.settle()
      #expect(rig.path.count == 2)
      #expect(rig.app.asked == ["unlocked ann"])
      rig.expectConsistent()
    }
  }

  @Test func q4_anIntentWhoseSourceIsGoneIsDropped() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
      await rig.settle()
      record.forget()
      let place = rig.scene.navigator.tree.leaf.id
      rig.scene.navigator.send(Event("pop", .pop), from: place)
      rig.scene.navigator.send(Event("present", .present(.filterMenu)), from: place)
      let outcome = Task { await rig.scene.navigator.perform(Event("perform", .present(.newMessage)), from: place) }
      await rig.settle()
      #expect(record.dropped == ["present: its place is gone", "perform: its place is gone"])
      #expect(await outcome.value == .dismissed(by: .parent))
      #expect(rig.topModal == nil && rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  /// A gesture that began first is completed. A request that was sent in the meantime applies to the state after it.
  @Test(arguments: [true, false]) func q5_aGestureWins(_ completes: Bool) async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
      await rig.settle()
      record.forget()
      let place = rig.scene.navigator.tree.leaf.id
      #expect(rig.stack?.swipeBack(complete: completes) == true)
      rig.scene.navigator.send(Event("push", .push(.folderView(folder: .spam))), from: place)
      await rig.settle()
      #expect(rig.path.count == (completes ? 1 : 3))
      #expect(record.dropped == (completes ? ["push: its place is gone"] : []))
      rig.expectConsistent()
    }
  }

  @Test func q5_aLinkDuringADragSeesWhatTheDragLeaves() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      record.forget()
      #expect(rig.topModal?.dragSheetDown() == true)
      rig.scene.open(.settings)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user), "the finger was first")
      #expect(rig.path == ["settingsHome"])
      rig.expectConsistent()
    }
  }

  @Test(arguments: faults) func q6_withoutAnimationsNothingHangs(_ faults: HeadlessFaults) async throws {
    var options = HeadlessOptions()
    options.animates = false
    options.faults = faults
    for speaks in [true, false] {
      options.didShowWithoutTransition = speaks
      try await Headless.isolated(options) {
        let (rig, _) = await DismissalStatementTests.running()
        try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
        await rig.settle()
        rig.scene.navigator.send(Event("sheet", .present(.blockContact)), from: rig.scene.navigator.tree.leaf.id)
        await rig.settle()
        #expect(rig.path == ["blockPicker"])
        try #require(rig.events(Messenger.BlockPicker.Events.self)).cancel()
        await rig.settle()
        #expect(rig.path.count == 2)
        rig.expectConsistent()
      }
    }
  }

  /// Without a window, UIKit changes stacks at once and refuses to present. Callers that wait get an outcome.
  @Test(arguments: faults) func q6_withoutAWindowNothingHangs(_ faults: HeadlessFaults) async throws {
    var options = HeadlessOptions()
    options.faults = faults
    try await Headless.isolated(options) {
      let (rig, _) = await DismissalStatementTests.running()
      rig.window.isHidden = true
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.profile(bob)
      await rig.settle()
      #expect(rig.path.count == 2)
      let place = rig.scene.navigator.tree.leaf.id
      let outcome = Task { await rig.scene.navigator.perform(Event("sheet", .present(.blockContact)), from: place) }
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .parent))
      #expect(Headless.violations.allSatisfy { $0.hasPrefix("UIKit-M3 ") } && Headless.violations.count == 1)
      rig.window.isHidden = false
      await rig.settle()
      rig.scene.navigator.send(Event("sheet", .present(.blockContact)), from: place)
      await rig.settle()
      #expect(rig.path == ["blockPicker"])
    }
  }

  /// If the system doesn't report the end of a transition, the runtime reports that after a while and reads the screen.
  @Test func q6_theWatchdogReportsAndGoesOn() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      Headless.options.faults = .calls(of: .presentCompletion, are: .lost, oneIn: 1)
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.filter(NavGraph.Anchor(UIView(frame: .zero)))
      for _ in 0..<50 {
        await Headless.turn()
        Headless.clock.step()
      }
      #expect(rig.topModal != nil)
      #expect(!rig.scene.navigator.isIdle, "it waits for the completion")
      Headless.clock.advance(by: 1)
      #expect(!record.reports.contains(.isStuck))
      for _ in 0..<3 {
        Headless.clock.advance(by: 2)
        for _ in 0..<10 { await Headless.turn() }
      }
      #expect(record.reports.filter { $0 == .isStuck }.count == 1)
      await rig.settle()
      Headless.options.faults = .none
      try #require(rig.events(Messenger.Filters.Events.self)).pick()
      await rig.settle()
      #expect(rig.topModal == nil)
      rig.expectConsistent()
    }
  }

  /// A paused gesture has no time limit.
  @Test(arguments: faults) func q6_aRestingFingerIsNotStuck(_ faults: HeadlessFaults) async throws {
    var options = HeadlessOptions()
    options.jitter = { 60 }
    options.faults = faults
    try await Headless.isolated(options) {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.profile(bob)
      await rig.settle()
      record.forget()
      rig.stack?.swipeBack()
      rig.scene.open(.settings)
      Headless.clock.advance(by: 50)
      for _ in 0..<10 { await Headless.turn() }
      #expect(record.reports == [])
      await rig.settle()
      #expect(rig.path == ["settingsHome"])
      rig.expectConsistent()
    }
  }

  /// A sequence is one change of the stack with one animation.
  @Test func q7_whatBelongsTogetherMovesOnce() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
      await rig.settle()
      let own = AppStackDelegate()
      rig.stack?.delegate = own
      let folder = Messenger.Graph.Screen.folderView(folder: .spam)
      let steps: [Event] = [
        Event("replace", .replace(folder)), Event("pop and push", .pop, .push(.profile(contact: bob))),
        Event("two at once", .push(folder), .push(folder)), Event("back and on", .popToRoot, .push(folder), .push(folder)),
      ]
      for event in steps {
        own.heard = []
        record.forget()
        rig.scene.navigator.send(event, from: rig.scene.navigator.tree.leaf.id)
        await rig.settle()
        #expect(own.heard.filter { $0.hasPrefix("will") }.count == 1, "\(event.name)")
        #expect(record.changes == 1, "\(event.name)")
        rig.expectConsistent(event.name)
      }
      let old = rig.window.rootViewController.map(ObjectIdentifier.init)
      record.forget()
      rig.scene.navigator.send(Event("root", .switchTo(.main)), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(rig.window.rootViewController.map(ObjectIdentifier.init) != old && record.changes == 1)
      rig.expectConsistent("another root")
    }
  }

  /// The presenter is the topmost controller that stays, including foreign ones.
  @Test func q8_presentsOnWhatIsOnTop() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let foreign = UIViewController()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      rig.window.rootViewController?.present(foreign, animated: true)
      list.filter(NavGraph.Anchor(UIView(frame: .zero)))
      await rig.settle()
      #expect(foreign.presentedViewController === rig.scene.host.presentedControllers.first)
      #expect(Headless.violations == [])
      rig.scene.host.presentedControllers.first?.dragSheetDown()
      await rig.settle()
      #expect(record.ended == [.filterMenu])
      // A sheet that is being dismissed isn't a presenter.
      foreign.dismiss(animated: true)
      list.filter(NavGraph.Anchor(UIView(frame: .zero)))
      await rig.settle()
      #expect(rig.scene.host.presentedControllers.first?.presentingViewController === rig.window.rootViewController)
      rig.expectConsistent()
    }
  }

  /// Each scene presents in its own window.
  @Test func q8_theOwningScenePresents() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let (other, _) = await DismissalStatementTests.running()
      try #require(other.events(Messenger.ChatList.Events.self)).filter(NavGraph.Anchor(UIView(frame: .zero)))
      await other.settle()
      await rig.settle()
      #expect(other.topModal != nil && rig.topModal == nil)
      #expect(Headless.violations == [])
    }
  }
}
