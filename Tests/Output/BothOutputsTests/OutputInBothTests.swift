import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated

/// Tests what UI tests can find.
@MainActor @Suite struct OutputInBothTests {
  /// Returns the accessibility identifiers around a page, from the inside out.
  private func names(around page: UIViewController?) -> [String] {
    var names: [String] = []
    var next = page
    while let controller = next {
      if let name = controller.viewIfLoaded?.accessibilityIdentifier { names.append(name) }
      next = controller.parent
    }
    return names
  }

  @Test(arguments: Output.allCases) func o7_viewsHaveTheNamesOfTheGraph(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start()
      #expect(names(around: stage.page("chatList")) == ["chatList", "chats", "main"])
      await stage.tap("chat", on: "chatList")
      #expect(names(around: stage.page("chat")) == ["chat", "chats", "main"])
      await stage.tap("delete", on: "chat")
      #expect(stage.presented.last?.viewIfLoaded?.accessibilityIdentifier == "deleteChat")
      await stage.finger { (stage.presented.last as? UIAlertController)?.tapButton("Keep") }
      await stage.tap("info", on: "chat")
      #expect(names(around: stage.page("chatInfo")) == ["chatInfo"])
      stage.expectConsistent()
    }
  }
}
