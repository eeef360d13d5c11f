import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests other features of the output.
@MainActor @Suite struct OutputStatementTests {
  let ann = Messenger.ChatID(rawValue: "ann")

  /// The identifier is the screen's name in the graph, without its values. The app's own identifier has precedence.
  @Test func o7_viewsHaveTheNamesOfTheGraph() async throws {
    try await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      #expect(rig.tabs?.viewIfLoaded?.accessibilityIdentifier == "main")
      #expect(rig.stack?.viewIfLoaded?.accessibilityIdentifier == "chats")
      #expect(rig.front?.viewIfLoaded?.accessibilityIdentifier == "chatList")
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      #expect(rig.front?.viewIfLoaded?.accessibilityIdentifier == "chat")
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      let outcome = Task { await chat.delete.result() }
      await rig.settle()
      #expect(rig.topModal?.viewIfLoaded?.accessibilityIdentifier == "deleteChat")
      (rig.topModal as? UIAlertController)?.tapButton("Keep")
      await rig.settle()
      #expect(await outcome.value == .finished(.keep))
      let own = UIViewController()
      own.view.accessibilityIdentifier = "mine"
      rig.app.panningScreen = own
      chat.profile(Messenger.ContactID(rawValue: "bob"))
      await rig.settle()
      #expect(rig.front?.viewIfLoaded?.accessibilityIdentifier == "mine")
    }
  }

  /// Setting identifiers doesn't load the views of hidden screens.
  @Test func o7_namingLoadsNothing() async {
    await Headless.isolated {
      let (rig, _) = await DismissalStatementTests.running()
      let others = (rig.tabs?.viewControllers ?? []).dropFirst().compactMap { ($0 as? UINavigationController)?.topViewController }
      #expect(others.count == 4)
      #expect(others.allSatisfy { !$0.isViewLoaded })
    }
  }

  /// SwiftUI apps have no scene delegate unless the generated code contains one, so those files are not checked.
  @Test func o8_everythingGoesThroughScenes() throws {
    let words = ["UIApplicationDelegate", "UIApplication.shared", "UIWindow()", "UIWindow(frame", "keyWindow", "AppDelegate"]
    for file in try OwnershipStatementTests.generated() where !file.name.contains("Rehears") && !file.name.hasSuffix("SwiftUI.swift") {
      for word in words { #expect(!file.text.contains(word), "\(file.name) says \(word)") }
    }
  }
}
