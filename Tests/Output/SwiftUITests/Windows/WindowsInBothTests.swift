import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import NotebookSwiftUI

/// Tests windows that events open, in both outputs: requests to the system, their content, and their restoration.
@MainActor @Suite(.headless, .serialized) struct WindowsInBothTests {
  enum Output: String, CaseIterable, Sendable {
    case uikit, swiftui

    /// Runs a test on a system with several windows, and closes them at the end, because scenes know each other.
    @MainActor func run(_ answers: Answers = Answers(), hasWindows: Bool = true, _ work: @MainActor (any WindowedApp) async -> Void) async {
      Headless.world.supportsMultipleScenes = hasWindows
      let app: any WindowedApp = self == .uikit ? NotebookControllers(answers) : NotebookViews(answers)
      await app.rest()
      await work(app)
      #expect(Headless.violations == [])
      await app.end()
    }
  }

  private let list = ["stack[noteList]"]
  private let note = ["stack[note(1)]"]

  @Test(arguments: Output.allCases) func n1_aPhoneDoesTheElse(_ output: Output) async {
    await output.run(hasWindows: false) { app in
      await app.tap("window", at: 0)
      #expect(app.seen == [["stack[noteList note(1)]"]])
      #expect(app.requests == [])
    }
  }

  @Test(arguments: Output.allCases) func n2_aWindowComesBackAsItWas(_ output: Output) async {
    await output.run { app in
      await app.tap("window", at: 0)
      #expect(app.seen == [list, note])
      await app.tap("next", at: 1)
      app.disconnect(1)
      await app.rest()
      #expect(app.seen == [list, []])
      app.connect(1)
      await app.rest()
      #expect(app.seen == [list, ["stack[note(1) note(9)]"]])
    }
  }

  @Test(arguments: Output.allCases) func n2_anEqualOneComesToTheFront(_ output: Output) async {
    await output.run { app in
      await app.tap("window", "window", "other", at: 0)
      #expect(app.seen == [list, note, ["stack[note(2)]"]])
      #expect(app.requests == [-1, 1, -1])
      // Only the root of a window is compared, not the pushed screens.
      await app.tap("next", at: 1)
      await app.tap("window", at: 0)
      #expect(app.requests == [-1, 1, -1, 1])
      #expect(app.seen[1] == ["stack[note(1) note(9)]"])
    }
  }

  /// The scene that sends the event doesn't count as the equal one.
  @Test(arguments: Output.allCases) func n2_theAppsOwnRootOpensTwice(_ output: Output) async {
    await output.run { app in
      await app.tap("again", at: 0)
      #expect(app.seen == [list, list])
      await app.tap("again", at: 1)
      #expect(app.requests == [-1, 0])
      #expect(app.seen.count == 2)
    }
  }

  /// A window is identified by its current root, not by the root that it was opened with.
  @Test(arguments: Output.allCases) func n2_aWindowThatLeavesItsRootIsAnother(_ output: Output) async {
    await output.run { app in
      await app.tap("window", at: 0)
      await app.tap("close", at: 1)
      #expect(app.seen == [list, list], "the app's own root, as everywhere")
      await app.tap("window", at: 0)
      #expect(app.seen == [list, list, note])
      app.disconnect(1)
      app.connect(1)
      await app.rest()
      #expect(app.seen == [list, list, note])
    }
  }

  @Test(arguments: Output.allCases) func n2_itsGuardsAreAskedInItsPlace(_ output: Output) async {
    let answers = Answers()
    answers.grants = false
    await output.run(answers) { app in
      await app.tap("vault", at: 0)
      #expect(app.seen == [list, ["code"]])
      answers.grants = true
      await app.tap("done", at: 1)
      #expect(app.seen == [list, ["stack[secret]"]])
      app.disconnect(1)
      answers.grants = false
      app.connect(1)
      await app.rest()
      #expect(app.seen == [list, ["code"]], "asked again when it comes back")
      await app.tap("cancel", at: 1)
      #expect(app.seen == [list, ["code"]], "what is refused stays refused")
    }
  }

  /// A link to the root that a window was opened with activates that window. A link into that root is opened there.
  @Test(arguments: Output.allCases) func n2_linksGoToTheWindowOfTheirPlace(_ output: Output) async {
    await output.run { app in
      await app.tap("window", at: 0)
      await app.open("notebook://notes/1", at: 0)
      #expect(app.seen == [list, note])
      #expect(app.requests == [-1, 1])
      await app.tap("vault", at: 0)
      await app.open("notebook://vault/detail", at: 0)
      #expect(app.seen == [list, note, ["stack[secret detail]"]])
      #expect(app.requests == [-1, 1, -1, 2])
      // The link is opened in the window of the list.
      await app.open("notebook://notes/5", at: 2)
      #expect(app.seen == [["stack[noteList note(5)]"], note, ["stack[secret detail]"]])
      #expect(app.requests == [-1, 1, -1, 2, 0])
    }
  }

  @Test(arguments: Output.allCases) func n3_olderSystemsAreAskedTheirOwnWay(_ output: Output) async {
    var options = HeadlessOptions()
    options.system = 16
    await Headless.isolated(options) {
      await output.run { app in
        await app.tap("window", at: 0)
        #expect(app.seen == [list, note])
      }
    }
  }

  // MARK: SwiftUI only

  /// A window that the system has disconnected is found by its saved value.
  @Test func n2_oneThatIsNotConnectedComesToTheFront() async {
    Headless.world.supportsMultipleScenes = true
    let app = NotebookViews()
    await app.rest()
    await app.tap("window", at: 0)
    app.disconnect(1)
    await app.rest()
    await app.tap("window", at: 0)
    #expect(app.seen == [list, note])
    #expect(Headless.violations == [])
    await app.end()
  }

  /// Links don't open windows that are opened for a value.
  @Test func n2_linksOpenTheFirstKindOfWindow() async throws {
    Headless.world.supportsMultipleScenes = true
    let app = NotebookViews()
    await app.rest()
    let url = try #require(URL(string: "notebook://notes/3"))
    let window = try #require(app.app.newWindow(for: url))
    await app.rest()
    #expect(!window.hasValue)
    #expect(app.seen == [list, ["stack[noteList note(3)]"]])
    await app.end()
  }

  /// A scene that the app shows itself isn't in one of these windows, so `else` runs.
  @Test func n1_aSceneOfTheAppsOwnOpensNone() async {
    Headless.world.supportsMultipleScenes = true
    let scene = Notebook.NavigationScene(factory: NotebookViews.Screens(), guards: NotebookViews.Guards(answers: Answers()))
    let window = UIWindow.showing(NavGraph.RootView(scene.host))
    await Headless.pass(turns: 300)
    #expect(window.rootViewController?.frontScreen.tap("window") == true)
    await Headless.pass(turns: 300)
    #expect(window.rootViewController?.frontScreen.texts.first == "note(1)")
    #expect(Headless.violations == [])
    scene.stop()
  }
}
