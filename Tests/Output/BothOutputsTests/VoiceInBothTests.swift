import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime

/// Tests which changes are announced to VoiceOver.
@MainActor @Suite struct VoiceInBothTests {
  private static func options(speaks: Bool = true, idiom: UIUserInterfaceIdiom = .phone) -> HeadlessOptions {
    var options = HeadlessOptions()
    (options.isVoiceOverRunning, options.idiom) = (speaks, idiom)
    return options
  }

  /// Another screen appears in a column next to others, without a transition.
  @Test(arguments: Output.allCases) func o13_anotherColumnIsTold(_ output: Output) async {
    await Headless.isolated(Self.options(idiom: .pad)) {
      let stage = Stage.mail(output)
      await stage.start()
      let before = Headless.world.announcements
      await stage.tap("open", on: "mailboxes", 2)
      #expect(Headless.world.announcements == before + ["screenChanged messageList"])
      await stage.tap("settings", on: "mailboxes")
      await stage.tap("signature", on: "settingsHome")
      #expect(Headless.world.announcements.count == before.count + 1, "of what is presented and pushed, UIKit tells")
      stage.expectConsistent()
    }
  }

  /// Columns of a collapsed split are pushed, so UIKit announces the change.
  @Test(arguments: Output.allCases) func o13_aPushIsUIKitsAffair(_ output: Output) async {
    await Headless.isolated(Self.options()) {
      let stage = Stage.mail(output)
      await stage.start()
      let before = Headless.world.announcements
      await stage.tap("open", on: "messageList", 2)
      #expect(stage.shown.count == 1 && Headless.world.announcements == before, "\(stage.shown)")
    }
  }

  @Test(arguments: Output.allCases, [true, false]) func o13_anotherRootIsTold(_ output: Output, speaks: Bool) async {
    await Headless.isolated(Self.options(speaks: speaks)) {
      let stage = Stage.mail(output)
      stage.refused = ["hasAccount"]
      await stage.start()
      await stage.tap("next", on: "accountHello")
      let before = Headless.world.announcements.count
      stage.refused = []
      await stage.tap("done", on: "accountForm")
      #expect(Headless.world.announcements.count == before + (speaks ? 1 : 0), "\(Headless.world.announcements)")
      stage.expectConsistent()
    }
  }

  /// The invisible views under those of SwiftUI take no touches and aren't accessibility elements.
  @Test func o14_probesAreNotThere() async {
    await Headless.isolated(Self.options(idiom: .pad)) {
      let stage = Stage.mail(.swiftui)
      await stage.start()
      await stage.tap("settings", on: "mailboxes")
      let probes = Headless.liveControllers.filter { "\(type(of: $0))".contains("Probe") || "\(type(of: $0))" == "Controller" }
      #expect(probes.count > 3)
      for probe in probes {
        #expect(!probe.view.isUserInteractionEnabled && probe.view.accessibilityElementsHidden && !probe.view.isAccessibilityElement)
      }
    }
  }
}
