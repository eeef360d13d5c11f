import Foundation
import OlderSystems
import Testing

/// Tests what older systems show instead (Grammar/reference/platforms.md): the
/// samples Appearances and Modals, compiled once and run as iOS 15 to 27.
@Suite(.serialized) struct OlderSystemAppearanceTests {
  private static let bars = """
    @MainActor final class App: Gallery.Factory {
      final class Asked: UIViewController, NavGraph.DismissalConfirming {
        var mayDismiss: Bool { false }
        func confirmDismissal() async -> Bool { true }
      }
      var events: Any?
      private func screen(_ events: Any) -> UIViewController {
        self.events = events
        return UIViewController()
      }
      func makeRoomList(events: Gallery.RoomList.Events) -> UIViewController { screen(events) }
      func makeRoom(name: String, events: Gallery.Room.Events) -> UIViewController { screen(events) }
      func makePicture(number: Int) -> UIViewController { UIViewController() }
      func makeLabel(name: String) -> UIViewController { Asked() }
      func makePlan(events: Gallery.Plan.Events) -> UIViewController { screen(events) }
      func makeSaved(events: Gallery.Saved.Events) -> UIViewController { UIViewController() }
      func makePoster(number: Int, events: Gallery.Poster.Events) -> UIViewController { screen(events) }
      func makeAbout(events: Gallery.About.Events) -> UIViewController { screen(events) }
    }

    Headless.options.system = release
    let window = UIWindow(frame: .zero)
    let app = App()
    let scene = Gallery.NavigationScene(window: window, factory: app)
    @MainActor func settle() async {
      var calm = 0
      while calm < 20 {
        await Task.yield()
        if Headless.clock.step() { calm = 0 } else if scene.navigator.isIdle { calm += 1 }
      }
    }
    @MainActor func slots(_ item: UINavigationItem) -> String {
      [item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance]
        .map { $0?.headlessText ?? "nil" }.joined(separator: ", ")
    }
    await settle()
    let tabs = window.rootViewController as? UITabBarController
    let stack = tabs?.selectedViewController as? UINavigationController
    var item: UINavigationItem { stack?.topViewController?.navigationItem ?? UINavigationItem(title: "") }
    print("list:", slots(item))
    print("subtitle:", item.subtitle ?? "nil")
    print("tab bar:", tabs?.tabBar.standardAppearance.headlessText ?? "nil", tabs?.tabBar.scrollEdgeAppearance?.headlessText ?? "nil")
    let list = app.events as? Gallery.RoomList.Events
    list?.about()
    await settle()
    let sheet = window.presentedControllers.last as? UINavigationController
    print("about:", sheet?.topViewController?.navigationItem.largeTitleDisplayMode ?? .never)
    (app.events as? Gallery.About.Events)?.done()
    await settle()
    list?.open("Blue")
    await settle()
    print("room:", slots(item))
    let events = app.events as? Gallery.Room.Events
    let spot = UIView(frame: .zero)
    stack?.topViewController?.view.addSubview(spot)
    events?.picture(anchor: NavGraph.Anchor(spot), number: 1)
    await settle()
    print("picture:", stack?.topViewController?.transitionName ?? "nil")
    stack?.tapBack()
    await settle()
    events?.label()
    await settle()
    print("swipe:", stack?.swipeBack() ?? true)
    print("look-alike:", item.leftBarButtonItem != nil)
    if let button = item.leftBarButtonItem { button.tap() } else { stack?.tapBack() }
    await settle()
    print("left:", stack?.viewControllers.count ?? 0)
    print(Headless.violations + Headless.exceptions)
    """

  /// Returns the text for all four appearances, or repeats one for all of them.
  private func slots(_ texts: [String]) -> String {
    (texts.count == 1 ? Array(repeating: texts[0], count: 4) : texts).joined(separator: ", ")
  }

  @Test func looks() throws {
    let program = try OlderProgram(samples: [("Appearances", Self.bars), ("Modals", Self.sheets)])
    defer { program.remove() }
    try bars(program)
    try sheets(program)
  }

  private func bars(_ program: OlderProgram) throws {
    for system in [15.0, 16.0, 17.0, 18.0, 26.0, 27.0] {
      let lines = try program.lines("Appearances", on: system)
      let isGlass = system >= 26
      var expected: [String] = []
      expected.append("list: " + slots(isGlass ? ["standard", "standard", "transparent", "transparent"] : ["opaque brandBlue"]))
      expected.append("subtitle: " + (isGlass ? "On the ground floor" : "nil"))
      expected.append("tab bar: " + (isGlass ? "standard nil" : "opaque opaque"))
      expected.append("about: " + (system >= 17 ? "inline" : "always"))
      expected.append("room: " + slots([isGlass ? "nil" : "transparent"]))
      expected.append("picture: " + (system >= 18 ? "zoom" : "nil"))
      expected += ["swipe: false", "look-alike: \(system < 16)", "left: 2", "[]"]
      #expect(lines == expected, "iOS \(system)")
    }
  }

  private static let sheets = """
    @MainActor final class App: Contacts.Factory {
      var events: Any?
      private func screen(_ events: Any) -> UIViewController {
        self.events = events
        return UIViewController()
      }
      func makeContactList(events: Contacts.ContactList.Events) -> UIViewController { screen(events) }
      func makeContact(id: Contacts.ContactID, events: Contacts.Contact.Events) -> UIViewController { screen(events) }
      func makeNameForm(events: Contacts.NameForm.Events) -> UIViewController { UIViewController() }
      func makeNumberForm(name: String, events: Contacts.NumberForm.Events) -> UIViewController { UIViewController() }
      func makeGroupList(events: Contacts.GroupList.Events) -> UIViewController { UIViewController() }
      func makeMap(of: Contacts.ContactID, events: Contacts.Map.Events) -> UIViewController { UIViewController() }
      func makeCall(of: Contacts.ContactID, events: Contacts.Call.Events) -> UIViewController { UIViewController() }
      func makePhoto(of: Contacts.ContactID, events: Contacts.Photo.Events) -> UIViewController { UIViewController() }
      func makeCard(of: Contacts.ContactID, events: Contacts.Card.Events) -> UIViewController { UIViewController() }
      func makeCardEditor(of: Contacts.ContactID, events: Contacts.CardEditor.Events) -> UIViewController { UIViewController() }
      func peekHeight(within room: CGFloat) -> CGFloat? { 90 }
    }

    Headless.options.system = release
    let window = UIWindow(frame: .zero)
    let app = App()
    let scene = Contacts.NavigationScene(window: window, factory: app)
    @MainActor func settle() async {
      var calm = 0
      while calm < 20 {
        await Task.yield()
        if Headless.clock.step() { calm = 0 } else if scene.navigator.isIdle { calm += 1 }
      }
    }
    var modal: UIViewController? { window.presentedControllers.dropFirst().last }
    await settle()
    let spot = UIView(frame: .zero)
    (window.rootViewController as? UINavigationController)?.topViewController?.view.addSubview(spot)
    let list = app.events as? Contacts.ContactList.Events
    list?.group(NavGraph.Anchor(spot))
    await settle()
    let popover = modal?.popoverPresentationController
    print("popover:", popover?.sourceView === spot, popover?.sourceItem === spot)
    modal?.dragSheetDown()
    await settle()
    if let add = list?.add { Task { _ = await add() } }
    await settle()
    print("heights:", (modal?.sheetPresentationController?.detents ?? []).map { $0.identifier.rawValue.replacing("com.apple.UIKit.", with: "") })
    print("undimmed:", modal?.sheetPresentationController?.largestUndimmedDetentIdentifier == .medium)
    print(Headless.violations + Headless.exceptions)
    """

  private func sheets(_ program: OlderProgram) throws {
    for system in [15.0, 16.0, 27.0] {
      let isOld = system < 16
      let heights = isOld ? ["medium", "large"] : ["peek", "fraction 0.3", "height 240.0", "medium", "large"]
      #expect(
        try program.lines("Modals", on: system)
          == ["popover: \(isOld) \(!isOld)", "heights: \(heights)", "undimmed: true", "[]"], "iOS \(system)")
    }
  }
}
