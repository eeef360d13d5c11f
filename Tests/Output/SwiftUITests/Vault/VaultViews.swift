import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

@testable import GuardsSwiftUI

/// The sample of guards in SwiftUI.
@MainActor final class VaultViews: Running {
  let window: UIWindow
  let scene: Vault.NavigationScene

  init(_ answers: Answers) {
    let scene = Vault.NavigationScene(factory: Screens(), guards: Guards(answers: answers))
    self.scene = scene
    window = .showing(NavGraph.RootView(scene.host))
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

  struct Screens: Vault.Factory {
    func makeSharedFolders(events: Vault.SharedFolders.Events) -> some View { ViewPage("sharedFolders", ("open", { events.open("1") })) }
    func makeFolderList(events: Vault.FolderList.Events) -> some View {
      ViewPage("folderList", ("open", { events.open("1") }), ("account", { events.account() }))
    }
    func makeFolder(id: Vault.FolderID, events: Vault.Folder.Events) -> some View {
      ViewPage("folder(\(id.rawValue))", ("share", { events.share() }))
    }
    func makeAccount(events: Vault.Account.Events) -> some View { ViewPage("account", ("security", { events.security() })) }
    func makeSecurity() -> some View { ViewPage("security") }
    func makeShareFolder(id: Vault.FolderID, events: Vault.ShareFolder.Events) -> some View {
      ViewPage("shareFolder(\(id.rawValue))", ("done", { events.done() }))
    }
    func makeRecovery(token: String, events: Vault.Recovery.Events) -> some View {
      ViewPage("recovery(\(token))", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeWelcome(events: Vault.Welcome.Events) -> some View { ViewPage("welcome", ("start", { events.start() })) }
    func makeCredentials(events: Vault.Credentials.Events) -> some View {
      ViewPage("credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
    func makeUnlock(folder: Vault.FolderID, events: Vault.Unlock.Events) -> some View {
      ViewPage("unlock(\(folder.rawValue))", ("unlocked", { events.unlocked() }), ("cancel", { events.cancel() }))
    }
  }
}
