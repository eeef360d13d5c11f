import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests what a scene shows before its root.
@MainActor @Suite struct RootStatementTests {
  /// While the root's guard is evaluated, the app's placeholder is visible from the first frame until the root appears.
  @Test func o11_thePlaceholderIsThereUntilTheRootIs() async throws {
    await Headless.isolated {
      let rig = MessengerRig()
      #expect(rig.window.rootViewController?.view.backgroundColor?.headlessName == "systemBackground", "and not black")
      weak var placeholder: UIViewController?
      rig.scene.host.placeholder = {
        let controller = UIViewController(nibName: nil, bundle: nil)
        placeholder = controller
        return controller
      }
      #expect(placeholder != nil && rig.window.rootViewController === placeholder)
      await rig.settle()
      #expect(rig.app.asked == ["onboarded"])
      #expect(rig.path == ["chatList"])
      #expect(placeholder == nil, "it is kept by nobody")
      rig.expectConsistent()
    }
  }

  /// No placeholder is created if the root has no guard or is already there.
  @Test func o11_withARootThereIsNone() async throws {
    await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let root = rig.window.rootViewController
      rig.scene.host.placeholder = { UIViewController(nibName: nil, bundle: nil) }
      #expect(rig.window.rootViewController === root)
      rig.expectConsistent()
    }
  }

  /// A request that waits for the root begins when the previous content is no longer visible.
  @Test(arguments: [false, true]) func o12_theNextIntentWaitsForTheFade(_ reducesMotion: Bool) async throws {
    var options = HeadlessOptions()
    options.reducesMotion = reducesMotion
    await Headless.isolated(options) {
      let rig = MessengerRig()
      let record = Recorder(rig)
      var begun: [String: Double] = [:]
      record.onReport = { if case .began(let name) = $0 { begun[name] = Headless.clock.now } }
      rig.scene.open(.settings)
      await rig.settle()
      #expect(rig.path == ["settingsHome"])
      #expect(Headless.world.dissolves == (reducesMotion ? 0 : 1))
      let time = (begun["link"] ?? 0) - (begun["start"] ?? 0)
      #expect(reducesMotion ? time < 0.1 : time >= 0.3, "\(begun)")
      rig.expectConsistent()
    }
  }
}
