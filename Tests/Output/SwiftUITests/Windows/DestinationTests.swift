import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import ContactSwiftUI

/// Tests a part that is a single screen on the app's own stack.
@MainActor @Suite(.headless) struct DestinationTests {
  final class Guards: Contact.Guards {
    var isKnown = true
    func known() async -> Bool { isKnown }
  }

  struct Screens: Contact.Factory {
    func makeIntroduction(events: Contact.Introduction.Events) -> some View { ViewPage("introduction", ("allow", { events.allow() })) }
    func makeCard(events: Contact.Card.Events) -> some View {
      ViewPage("card", ("edit", { Task { _ = await events.edit.result() } }), ("delete", { Task { _ = await events.delete.result() } }))
    }
    func makeEmpty(events: Contact.Empty.Events) -> some View { ViewPage("empty", ("undo", { events.undo() })) }
    func makeSaved(name: String, events: Contact.Saved.Events) -> some View { ViewPage("saved \(name)", ("done", { events.done() })) }
    func makeNameForm(events: Contact.NameForm.Events) -> some View {
      ViewPage("nameForm", ("save", { events.save() }), ("cancel", { events.cancel() }))
    }
  }

  /// The app's list, which pushes the part.
  struct People: View {
    @State private var path: [Int] = []
    let guards: Guards

    var body: some View {
      NavigationStack(path: $path) {
        ViewPage("people", ("show", { path.append(1) }))
          .navigationDestination(for: Int.self) { _ in Contact.NavigationPart(factory: Screens(), guards: guards) }
      }
    }
  }

  private func rest() async {
    await Headless.pass(turns: 300)
  }

  private func seen(_ window: UIWindow) -> String { window.rootViewController?.frontScreen.texts.first ?? "-" }

  private func tap(_ names: String..., in window: UIWindow) async {
    for name in names {
      let front = window.rootViewController?.frontScreen
      let isTapped = (front as? UIAlertController)?.tapButton(name) ?? front?.tap(name)
      #expect(isTapped == true, "\(name)")
      await rest()
    }
  }

  private func stack(_ window: UIWindow) -> UINavigationController? {
    window.rootViewController?.containers(UINavigationController.self).first
  }

  @Test func e1_theAppPushesIt() async {
    let guards = Guards()
    let window = UIWindow.showing(People(guards: guards))
    await rest()
    await tap("show", in: window)
    #expect(seen(window) == "card")
    #expect(stack(window)?.viewControllers.count == 2)
    await tap("edit", in: window)
    #expect(seen(window) == "nameForm")
    await tap("save", in: window)
    #expect(seen(window) == "saved Ann", "what goes on after the sheet")
    await tap("done", in: window)
    #expect(seen(window) == "card")
    #expect(stack(window)?.tapBack() == true)
    await rest()
    #expect(seen(window) == "people")
    await tap("show", in: window)
    #expect(seen(window) == "card")
    #expect(Headless.violations == [])
  }

  /// Other roots replace the part's root on the same page of the app's stack.
  @Test func e1_otherRootsTakeItsPlace() async {
    let guards = Guards()
    guards.isKnown = false
    let window = UIWindow.showing(People(guards: guards))
    await rest()
    await tap("show", in: window)
    #expect(seen(window) == "introduction")
    guards.isKnown = true
    await tap("allow", in: window)
    #expect(seen(window) == "card")
    await tap("delete", "Delete", in: window)
    #expect(seen(window) == "empty")
    #expect(stack(window)?.viewControllers.count == 2)
    await tap("undo", in: window)
    #expect(seen(window) == "card")
    #expect(Headless.violations == [])
  }

  /// A swipe removes the part with its page.
  @Test func e1_itGoesWithItsPlace() async {
    let guards = Guards()
    let window = UIWindow.showing(People(guards: guards))
    await rest()
    await tap("show", in: window)
    #expect(stack(window)?.swipeBack(complete: false) == true)
    await rest()
    #expect(seen(window) == "card", "a swipe that springs back is none")
    #expect(stack(window)?.swipeBack() == true)
    await rest()
    #expect(seen(window) == "people")
    #expect(Headless.violations == [])
  }
}
