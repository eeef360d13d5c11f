import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import HelpSwiftUI

/// Tests the app's own views around containers of the graph.
@MainActor @Suite(.headless) struct ContainerViewTests {
  /// A view around a container, with a UIKit controller in it that a test finds.
  struct Around<Content: View>: View {
    let content: Content
    let seen: Seen

    var body: some View {
      VStack {
        content
        Text("strip").onAppear { seen.strips += 1 }
      }
    }
  }

  @MainActor final class Seen {
    var strips = 0
    var containers: [Help.Graph.Container] = []
  }

  @Test func a7_viewsOfTheAppsOwnAreAroundContainers() async throws {
    let seen = Seen()
    let containers = NavGraph.ContainerViews<Help.Graph> { container, content in
      if container == .topics {
        Around(content: content, seen: seen)
      } else {
        content
      }
    }
    let guards = PartTests.Guards()
    let window = UIWindow(frame: .zero)
    let scene = Help.NavigationScene(factory: PartTests.Screens(), containers: containers, guards: guards)
    window.rootViewController = UIHostingController(rootView: NavGraph.RootView(scene.host))
    window.makeKeyAndVisible()
    await settle(scene)
    #expect(seen.strips == 1)
    let stack = try #require(window.rootViewController?.containers(UINavigationController.self).first)
    #expect(stack.viewControllers.count == 1)
    scene.navigator.send(NavGraph.Event("event", .push(.topic(name: "a"))), from: scene.navigator.tree.leaf.id)
    await settle(scene)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.tapBack())
    await settle(scene)
    #expect(scene.navigator.tree.leaf.screen == .topicList)
    #expect(seen.strips == 1, "what is around stays while what is in it changes")
    #expect(Headless.violations + Headless.exceptions == [])
    scene.stop()
  }

  private func settle(_ scene: Help.NavigationScene) async {
    var calm = 0
    for _ in 0..<5_000 where calm < 20 {
      await Headless.turn()
      calm = Headless.clock.step() || !scene.navigator.isIdle ? 0 : calm + 1
    }
    #expect(calm == 20)
  }
}
