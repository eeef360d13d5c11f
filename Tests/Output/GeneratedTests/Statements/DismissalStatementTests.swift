import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that a dismissal by the user happens once.
@MainActor @Suite struct DismissalStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>
  let ann = Messenger.ChatID(rawValue: "ann")
  let bob = Messenger.ContactID(rawValue: "bob")

  /// Returns a scene that shows the first tab, and a recorder of its reports.
  static func running(_ prepare: (MessengerApp) -> Void = { _ in }) async -> (MessengerRig, Recorder) {
    let rig = MessengerRig(prepare)
    await rig.settle()
    return (rig, Recorder(rig))
  }

  func push(_ count: Int, _ rig: MessengerRig) async throws {
    for number in 0..<count {
      let place = try #require(rig.scene.navigator.tree.node(rig.scene.navigator.tree.leaf.id))
      let contact = Messenger.ContactID(rawValue: String(number))
      rig.scene.navigator.send(Event("push", .push(.profile(contact: contact))), from: place.id)
      await rig.settle()
    }
  }

  /// One gesture may remove many screens. The stack's content counts, not the number of calls.
  @Test func d1_theStackIsTheOnlyTruth() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      try await push(4, rig)
      record.forget()
      let stack = try #require(rig.stack)
      stack.longPressBack(to: stack.viewControllers[1])
      await rig.settle()
      #expect(rig.path.count == 2)
      #expect(record.changes == 1)
      rig.expectConsistent("several at once")
      try await push(3, rig)
      record.forget()
      stack.popToRootViewController(animated: true)
      await rig.settle()
      #expect(rig.path == ["chatList"])
      #expect(record.changes == 1)
      #expect(record.ended == [])
      rig.expectConsistent("all at once")
    }
  }

  /// Flows that are dismissed together end from the top down, each once.
  @Test func d1_flowsEndFromTheTop() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      _ = try await composeBelowAnother(rig)
      record.forget()
      rig.window.rootViewController?.dismiss(animated: true)
      await rig.settle()
      rig.scene.host.reconcile()
      await rig.settle()
      #expect(record.ended == [.blockContact, .newMessage])
      #expect(record.outcomes == [.dismissed(by: .parent), .dismissed(by: .user)])
      rig.expectConsistent()
    }
  }

  /// Presents the sheet for a new message, and another modal over it.
  private func composeBelowAnother(_ rig: MessengerRig) async throws -> Task<NavGraph.Outcome<Messenger.ChatID>, Never> {
    let list = try #require(rig.events(Messenger.ChatList.Events.self))
    let outcome = Task { await list.compose.result() }
    await rig.settle()
    rig.scene.navigator.send(Event("another", .present(.blockContact)), from: rig.scene.navigator.tree.leaf.id)
    await rig.settle()
    #expect(rig.path == ["blockPicker"])
    return outcome
  }

  @Test func d2_aCancelledSwipeIsNothing() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      try await push(2, rig)
      record.forget()
      let coordinator = rig.scene.host.coordinators.last.map(ObjectIdentifier.init)
      #expect(rig.stack?.swipeBack(complete: false) == true)
      await rig.settle()
      #expect(record.reports == [])
      #expect(rig.path.count == 3)
      #expect(rig.scene.host.coordinators.last.map(ObjectIdentifier.init) == coordinator)
      rig.expectConsistent("as before")
      rig.scene.navigator.send(Event("pop", .pop), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(rig.path.count == 2)
      rig.expectConsistent("and the next event works")
    }
  }

  @Test func d3_everyWayBackIsTheSame() async throws {
    let ways: [(String, @MainActor (UINavigationController) -> Bool)] = [
      ("swipe", { $0.swipeBack() }),
      ("content", { if #available(iOS 26.0, *) { $0.swipeContentBack() } else { $0.swipeBack() } }),
      ("button", { $0.tapBack() }),
      ("menu", { $0.longPressBack(to: $0.viewControllers[0]) }),
      ("escape", { $0.performEscape() }),
    ]
    var all: [[NavGraph.Report<Messenger.Graph>]] = []
    for (name, way) in ways {
      try await Headless.isolated {
        let (rig, record) = await Self.running()
        try await push(1, rig)
        record.forget()
        #expect(way(try #require(rig.stack)), "\(name)")
        await rig.settle()
        #expect(rig.path == ["chatList"], "\(name)")
        rig.expectConsistent(name)
        all.append(record.reports)
      }
    }
    #expect(all.allSatisfy { $0 == all[0] && $0.count == 1 })
  }

  @Test func d4_aSwipedSheetIsDismissedOnce() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let outcome = try await composeBelowAnother(rig)
      record.forget()
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(record.ended == [.blockContact], "that sheet only")
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(record.ended == [.blockContact, .newMessage])
      #expect(record.outcomes == [.dismissed(by: .user), .dismissed(by: .user)])
      #expect(await outcome.value == .dismissed(by: .user))
      rig.expectConsistent()
    }
  }

  /// UIKit doesn't report dismissals by the app, but they are counted once.
  @Test func d4_aDismissalByTheAppIsTheSame() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let outcome = try await composeBelowAnother(rig)
      record.forget()
      let sheet = AppSheetDelegate()
      rig.topModal?.presentationController?.delegate = sheet
      rig.scene.navigator.send(Event("all", .dismissAll), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(record.ended == [.blockContact, .newMessage], "the innermost first")
      #expect(record.outcomes == [.dismissed(by: .parent), .dismissed(by: .app)])
      #expect(await outcome.value == .dismissed(by: .app))
      #expect(sheet.heard == [])
      rig.expectConsistent()
    }
  }

  @Test func d5_aCancelledDragIsNothing() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      _ = try await composeBelowAnother(rig)
      record.forget()
      rig.topModal?.dragSheetDown(complete: false)
      await rig.settle()
      #expect(record.reports == [])
      #expect(rig.path == ["blockPicker"])
      rig.expectConsistent()
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(record.ended == [.blockContact], "the next one counts")
      rig.expectConsistent()
    }
  }

  /// The delegate is set before the sheet is presented, on the presented controller, which is the stack.
  @Test func d6_theDelegateIsThereBeforeTheSheet() async throws {
    try await Headless.isolated {
      let (rig, _) = await Self.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      #expect((rig.front as? ConfirmingScreen)?.hadListenerAtLoad == true)
      let stack = try #require(rig.topModal as? UINavigationController)
      let delegate = stack.presentationController?.delegate
      #expect(delegate != nil)
      stack.dragSheetDown(complete: false)
      await rig.settle()
      #expect(stack.presentationController?.delegate === delegate, "and it stays")
      stack.dragSheetDown()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(Headless.violations == [])
    }
  }

  @Test func d6_aPopoverThatBecameASheetIsDismissedToo() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let button = UIView(frame: .zero)
      rig.front?.view.addSubview(button)
      try #require(rig.events(Messenger.ChatList.Events.self)).filter(NavGraph.Anchor(button))
      await rig.settle()
      #expect(rig.topModal?.presentationController is UIPopoverPresentationController)
      #expect(rig.topModal?.presentationController?.adaptivePresentationStyle == .formSheet)
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(record.ended == [.filterMenu])
      rig.expectConsistent()
    }
  }

  /// A drag, a link, and another root evaluate the confirmation of the same screen.
  @Test func d7_everyoneAsksTheScreen() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      let answer: (Bool) -> Void = { [weak picker = rig.front as? ConfirmingScreen] in
        picker?.mayDismiss = false
        picker?.answer = $0
      }
      answer(false)
      let leaf = rig.scene.navigator.tree.leaf.id
      let ways: [() -> Void] = [
        { rig.topModal?.dragSheetDown() }, { rig.scene.open(.settings) },
        { rig.scene.navigator.send(Event("restart", .restart), from: leaf) },
        { rig.scene.navigator.send(Event("switch", .switchTo(.main)), from: leaf) },
      ]
      for way in ways {
        record.forget()
        way()
        await rig.settle()
        #expect(rig.path == ["recipientPicker"])
        #expect(record.ended == [] && record.changes == 0)
        rig.expectConsistent("it says no")
      }
      answer(true)
      ways[2]()
      await rig.settle()
      #expect(rig.topModal == nil)
      #expect(await outcome.value == .dismissed(by: .root))
      rig.expectConsistent("it says yes")
    }
  }

  /// Foreign code dismisses and pops. The runtime notices when something happens next.
  @Test func d9_whatGoesBehindTheRuntimesBackIsNoticed() async throws {
    try await Headless.isolated {
      let (rig, record) = await Self.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      rig.window.rootViewController?.dismiss(animated: true)
      await rig.settle()
      rig.tabs?.tapTab(2)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(record.ended == [.newMessage])
      #expect(rig.path == ["contactList"])
      rig.expectConsistent("a foreign dismiss")
      try await push(3, rig)
      rig.stack?.popViewController(animated: true)
      await rig.settle()
      #expect(rig.path.count == 3)
      rig.expectConsistent("a foreign pop")
      rig.stack?.setViewControllers(Array((rig.stack?.viewControllers ?? []).prefix(1)), animated: false)
      rig.tabs?.tapTab(0)
      await rig.settle()
      rig.tabs?.tapTab(2)
      await rig.settle()
      #expect(rig.path == ["contactList"])
      rig.expectConsistent("a foreign stack")
    }
  }
}
