import UIKit

@testable import GuardsGenerated

/// The sample of guards, in UIKit.
@MainActor final class VaultControllers: Running {
  let window: UIWindow
  let scene: Vault.Scene

  init(_ answers: Answers) {
    window = UIWindow(frame: .zero)
    scene = Vault.Scene(window: window, factory: Screens(), guards: Guards(answers: answers))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String {
    let links = ["vault://folders/5", "vault://security", "vault://shared", "vault://recover/6"]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url) }
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
    func sharedFolders(on events: Vault.SharedFolders.Events) -> UIViewController {
      ControllerPage("sharedFolders", ("open", { events.open("1") }))
    }
    func folderList(on events: Vault.FolderList.Events) -> UIViewController {
      ControllerPage("folderList", ("open", { events.open("1") }), ("account", { events.account() }))
    }
    func folder(id: Vault.FolderID, on events: Vault.Folder.Events) -> UIViewController {
      ControllerPage("folder(\(id.rawValue))", ("share", { events.share() }))
    }
    func account(on events: Vault.Account.Events) -> UIViewController { ControllerPage("account", ("security", { events.security() })) }
    func security() -> UIViewController { ControllerPage("security") }
    func shareFolder(id: Vault.FolderID, on events: Vault.ShareFolder.Events) -> UIViewController {
      ControllerPage("shareFolder(\(id.rawValue))", ("done", { events.done() }))
    }
    func recovery(token: String, on events: Vault.Recovery.Events) -> UIViewController {
      ControllerPage("recovery(\(token))", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func welcome(on events: Vault.Welcome.Events) -> UIViewController { ControllerPage("welcome", ("start", { events.start() })) }
    func credentials(on events: Vault.Credentials.Events) -> UIViewController {
      ControllerPage("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func unlock(folder: Vault.FolderID, on events: Vault.Unlock.Events) -> UIViewController {
      ControllerPage("unlock(\(folder.rawValue))", ("unlocked", { events.unlocked() }), ("cancel", { events.cancel() }))
    }
  }
}
