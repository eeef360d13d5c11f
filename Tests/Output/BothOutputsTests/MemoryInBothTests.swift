import NavGraphTesting
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import SampleTests
@testable import ShopGenerated

/// Tests what a scene releases, and when.
@MainActor @Suite struct MemoryInBothTests {
  /// An object of the app that owns a scene, as a scene delegate does.
  @MainActor private final class Owner {
    let window = UIWindow(frame: .zero)
    private(set) var scene: AnyObject?
    private(set) var stop: @MainActor () -> Void = {}
    private var rehearsed: NavGraph.RehearsalScene<Shop.Graph>?

    /// Creates the object and its scene. If `answersItself` is true, the scene
    /// also holds the object, which answers guards and gets reports.
    init(_ output: Output, answersItself: Bool) {
      let answers = NavGraph.RehearsalAnswers()
      switch output {
      case .uikit:
        let app = Shop.StandIn(answers)
        let made = Shop.NavigationScene(window: window, factory: app, guards: app, conditions: app, badges: app) { _ in }
        (scene, stop, rehearsed) = (made, { made.stop() }, NavGraph.RehearsalScene(made.navigator, made.host, stop: made.stop))
      case .swiftui:
        let app = Shop.ViewStandIn(answers)
        let made = Shop.NavigationViewScene(factory: app, guards: app, conditions: app, badges: app) { _ in }
        (scene, stop) = (made, { made.stop() })
        rehearsed = NavGraph.RehearsalScene(made.navigator, made.host, in: window, stop: made.stop)
      }
      guard answersItself else { return }
      answers.grants = { [self] _ in scene != nil }
      rehearsed?.navigator.report = { [self] _ in _ = scene }
    }

    func settle() async {
      var calm = 0
      for _ in 0..<5_000 where calm < 20 {
        await Headless.turn()
        calm = Headless.clock.step() || rehearsed?.navigator.isIdle == false ? 0 : calm + 1
      }
    }

    /// Sends an event of a screen.
    func ask(_ event: String, on screen: String, answered: @escaping @MainActor () -> Void = {}) async {
      let page = Headless.liveControllers.compactMap { $0 as? NavGraph.RehearsalPage }.last { $0.description.hasPrefix(screen) }
      guard let page, let index = page.eventNames.firstIndex(of: event) else {
        Issue.record("no \(event) on \(screen)")
        return
      }
      page.ask(for: index, trying: 1, answered: answered)
      await settle()
    }
  }

  private struct Weak {
    weak var owner: Owner?
    weak var scene: AnyObject?
    weak var window: UIWindow?
  }

  private func turns() async {
    for _ in 0..<50 {
      Headless.clock.step()
      await Headless.turn()
    }
  }

  private func stopped(_ output: Output) async -> Weak {
    let owner = Owner(output, answersItself: true)
    await owner.settle()
    await owner.ask("product", on: "catalogue")
    owner.stop()
    return Weak(owner: owner, scene: owner.scene, window: owner.window)
  }

  @Test(arguments: Output.allCases) func c4_stopLetsGoOfWhatTheAppHasGiven(_ output: Output) async {
    await Headless.isolated {
      let left = await stopped(output)
      await turns()
      #expect(left.owner == nil, "a delegate that answers its own scene's guards")
      #expect(left.scene == nil)
      #expect(left.window == nil)
    }
  }

  @Test(arguments: Output.allCases) func c4_aStoppedSceneHoldsNothingOfTheApp(_ output: Output) async {
    await Headless.isolated {
      var scene: AnyObject?
      weak var owner: Owner?
      @MainActor func run() async {
        let made = Owner(output, answersItself: true)
        await made.settle()
        (owner, scene) = (made, made.scene)
        made.stop()
      }
      await run()
      await turns()
      #expect(scene != nil && owner == nil)
    }
  }

  /// The app's answers don't hold the scene here. Otherwise only `stop()` releases it.
  @Test(arguments: Output.allCases) func r1_aSceneThatIsDroppedAnswersThoseWhoWait(_ output: Output) async {
    await Headless.isolated {
      var answers = 0
      @MainActor func run() async {
        let owner = Owner(output, answersItself: false)
        await owner.settle()
        await owner.ask("product", on: "catalogue")
        await owner.ask("buy", on: "product") { answers += 1 }
        #expect(answers == 0)
      }
      await run()
      for _ in 0..<200 where answers == 0 { await turns() }
      #expect(answers == 1)
    }
  }
}
