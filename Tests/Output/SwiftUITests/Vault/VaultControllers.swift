import UIKit

@testable import GuardsGenerated

/// The sample of guards in UIKit.
@MainActor final class VaultControllers: Running {
  let window: UIWindow
  let scene: Vault.NavigationScene

  init(_ answers: Answers) {
    window = UIWindow(frame: .zero)
    scene = Vault.NavigationScene(window: window, factory: Screens(), guards: Guards(answers: answers))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String {
    let links = ["vault://folders/5", "vault://security", "vault://shared", "vault://recover/6"]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url: url) }
    return link
  }

  final class Guards: Vault.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func onboarded() async -> Bool { answers.grants }
    func signedIn() async -> Bool { answers.grants }
    func unlocked(folder: Vault.FolderID) async -> Bool { answers.grants }
    func sharing() async -> Bool { answers.grants }
  }

  final class Screens: Vault.Factory {
    func makeSharedFolders(events: Vault.SharedFolders.Events) -> UIViewController {
      ControllerPage("sharedFolders", ("open", { events.open("1") }))
    }
    func makeFolderList(events: Vault.FolderList.Events) -> UIViewController {
      ControllerPage("folderList", ("open", { events.open("1") }), ("account", { events.account() }))
    }
    func makeFolder(id: Vault.FolderID, events: Vault.Folder.Events) -> UIViewController {
      ControllerPage("folder(\(id.rawValue))", ("share", { events.share() }))
    }
    func makeAccount(events: Vault.Account.Events) -> UIViewController { ControllerPage("account", ("security", { events.security() })) }
    func makeSecurity() -> UIViewController { ControllerPage("security") }
    func makeShareFolder(id: Vault.FolderID, events: Vault.ShareFolder.Events) -> UIViewController {
      ControllerPage("shareFolder(\(id.rawValue))", ("done", { events.done() }))
    }
    func makeRecovery(token: String, events: Vault.Recovery.Events) -> UIViewController {
      ControllerPage("recovery(\(token))", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeWelcome(events: Vault.Welcome.Events) -> UIViewController { ControllerPage("welcome", ("start", { events.start() })) }
    func makeCredentials(events: Vault.Credentials.Events) -> UIViewController {
      ControllerPage("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeUnlock(folder: Vault.FolderID, events: Vault.Unlock.Events) -> UIViewController {
      ControllerPage("unlock(\(folder.rawValue))", ("unlocked", { events.unlocked() }), ("cancel", { events.cancel() }))
    }
  }
}
