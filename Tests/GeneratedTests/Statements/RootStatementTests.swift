import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// What a scene shows before its root is there.
@MainActor @Suite struct RootStatementTests {
  /// While the guard of the root is asked, the app's placeholder is there from the first frame on, and goes when the root comes.
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

  /// Where no guard asks, or the root is there already, nobody makes a placeholder.
  @Test func o11_withARootThereIsNone() async throws {
    await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let root = rig.window.rootViewController
      rig.scene.host.placeholder = { UIViewController(nibName: nil, bundle: nil) }
      #expect(rig.window.rootViewController === root)
      rig.expectConsistent()
    }
  }

  /// What waits for the root goes on when the old one can't be seen any more.
  @Test func o12_theNextIntentWaitsForTheFade() async throws {
    await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      #expect(Headless.world.dissolves == 1, "the root has taken the place of what was shown before it")
      record.forget()
      rig.scene.navigator.send(NavGraph.Event("again", .restart), from: rig.scene.navigator.tree.leaf.id)
      rig.scene.open(.settings)
      var begun: [Double] = []
      record.onReport = { if case .began = $0 { begun.append(Headless.clock.now) } }
      await rig.settle()
      #expect(rig.path == ["settingsHome"])
      #expect(Headless.world.dissolves >= 2)
      rig.expectConsistent()
    }
  }
}
