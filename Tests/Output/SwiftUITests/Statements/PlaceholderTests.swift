import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import GuardsSwiftUI

/// Tests the placeholder that a window shows before its root.
@Suite(.headless) @MainActor struct PlaceholderTests {
  @Test func o11_thePlaceholderIsThereUntilTheRootIs() async throws {
    let answers = Answers()
    let scene = Vault.NavigationScene(factory: VaultViews.Screens(), guards: VaultViews.Guards(answers: answers))
    let window = UIWindow.showing(NavGraph.RootView(scene.host).navGraphPlaceholder { Text("Loading") })
    window.rootViewController?.finishTurn()
    #expect(window.rootViewController?.texts == ["Loading"])
    for _ in 0..<500 where !(scene.navigator.isIdle && Headless.clock.isIdle) {
      Headless.clock.step()
      await Headless.turn()
    }
    #expect(window.rootViewController?.texts.contains("Loading") == false)
    #expect(scene.navigator.tree.shape.count == 1)
    scene.stop()
  }
}
