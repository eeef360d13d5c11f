import Foundation
import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that foreign presentations don't change the graph's state and don't block it forever.
@MainActor @Suite struct OpaqueInBothTests {
  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    stage.forget()
    return stage
  }

  /// Presents an alert of the app.
  private func alert(on stage: Stage<Messenger.Graph>) async -> UIAlertController {
    let alert = UIAlertController(title: "own", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.window.presentedControllers.last?.present(alert, animated: true)
    await stage.settle()
    return alert
  }

  private func holds(_ stage: Stage<Messenger.Graph>) -> Int {
    stage.reports.count { if case .isHeldUp = $0 { true } else { false } }
  }

  private func wentOver(_ stage: Stage<Messenger.Graph>) -> [String] {
    stage.reports.compactMap { if case .wentOver(let name) = $0 { name } else { nil } }
  }

  @Test(arguments: Output.allCases) func a3_linksGoOverAnAlertOfTheApps(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      _ = await alert(on: stage)
      let target = try Messenger.Route.parse(#require(URL(string: "messenger:///new"))).get().target
      stage.open(target)
      await stage.settle()
      #expect(stage.shown == ["chatList", "recipientPicker"])
      #expect(wentOver(stage) == ["UIAlertController"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func a4_underAnAlertOfTheAppsEventsWait(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      let alert = await alert(on: stage)
      await stage.tap("compose", on: "chatList")
      Headless.clock.advance(by: 60)
      await stage.settle()
      #expect(stage.begun == [])
      #expect(holds(stage) == 1)
      #expect(stage.presented.last === alert, "nothing is presented on it")
      await stage.finger { alert.tapButton(0) }
      Headless.clock.advance(by: 0.3)
      await stage.settle()
      #expect(stage.shown == ["chatList", "recipientPicker"])
      #expect(wentOver(stage) == [])
      #expect(!stage.reports.contains { if case .isStuck = $0 { true } else { false } })
      stage.expectConsistent()
    }
  }

  /// The alert appears while a guard is evaluated, and the guard flow waits for it.
  @Test(arguments: Output.allCases) func a4_whatHasBegunWaitsForItToo(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      stage.refused = ["unlocked"]
      let alert = UIAlertController(title: "own", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.onReport = { [weak stage] report in
        guard case .asked = report, alert.presentingViewController == nil else { return }
        stage?.window.presentedControllers.last?.present(alert, animated: false)
      }
      stage.ask("chat", on: "chatList")
      await stage.wander(200)
      Headless.clock.advance(by: 60)
      await stage.wander(50)
      #expect(stage.presented.last === alert, "nothing is presented on it")
      #expect(holds(stage) == 1)
      #expect(!stage.reports.contains { if case .isStuck = $0 { true } else { false } })
      stage.onReport = { _ in }
      #expect(alert.tapButton(0))
      for _ in 0..<10 {
        await stage.wander(20)
        Headless.clock.advance(by: 0.3)
      }
      await stage.settle()
      #expect(stage.shown.first == "chatList" && stage.shown.last?.hasPrefix("unlock") == true, "\(stage.shown)")
      #expect(wentOver(stage) == [])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func a6_nobodyRemembersIt(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("profile", on: "chatList")
      let before = (stage.saved, stage.state)
      _ = await alert(on: stage)
      #expect(stage.saved == before.0)
      #expect(stage.state == before.1)
      stage.expectConsistent()
    }
  }
}
