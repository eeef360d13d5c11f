import SwiftUI
import Testing
import UIKit

/// An app's windows: groups, values, and restoration.
@MainActor @Suite(.headless) struct WindowTests {
  private struct Note: Codable, Hashable {
    var id: Int
  }

  /// A view that shows the value of its window and opens other windows.
  private struct Page: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var canOpen
    @SceneStorage("page") private var saved: Data?
    var note: Binding<Note?>?

    var body: some View {
      Text(note?.wrappedValue.map { "note \($0.id)" } ?? "list")
      Text(canOpen ? "several" : "one")
      Text(saved == nil ? "" : "stored")
      Button("open 1") { openWindow(id: "notes", value: Note(id: 1)) }
      Button("open 2") { openWindow(value: Note(id: 2)) }
      Button("open none") { openWindow(id: "drafts", value: Note(id: 1)) }
      Button("become 2") { note?.wrappedValue = Note(id: 2) }
      Button("become nothing") { note?.wrappedValue = nil }
      Button("store") { saved = Data([1]) }
    }
  }

  private struct Notes: App {
    var body: some SwiftUI.Scene {
      WindowGroup { Page() }
      WindowGroup(id: "notes", for: Note.self) { note in Page(note: note) }.handlesExternalEvents(matching: [])
    }
  }

  private func launch() -> HeadlessApp {
    Headless.world.supportsMultipleScenes = true
    let app = HeadlessApp(Notes().body)
    settle()
    return app
  }

  private func tap(_ button: String, in window: HeadlessWindow) {
    #expect(window.window?.rootViewController?.frontScreen.tap(button) == true, "\(button)")
    settle()
  }

  private func texts(_ app: HeadlessApp) -> [String] {
    app.windows.map { $0.window?.rootViewController?.frontScreen.texts.first ?? "-" }
  }

  @Test func swiftui_w1_theFirstGroupOpensByItself() {
    let app = launch()
    #expect(texts(app) == ["list"])
    app.newWindow()
    settle()
    #expect(texts(app) == ["list", "list"])
    tap("store", in: app.windows[0])
    #expect(app.windows.map { $0.window?.rootViewController?.frontScreen.texts[2] } == ["stored", ""])
  }

  @Test func swiftui_w2_anEqualValueComesToTheFront() {
    let app = launch()
    tap("open 1", in: app.windows[0])
    tap("open 2", in: app.windows[0])
    #expect(texts(app) == ["list", "note 1", "note 2"])
    tap("open 1", in: app.windows[0])
    #expect(app.windows.count == 3)
    #expect(Headless.world.sceneRequests.last?.session === app.windows[1].session)
    #expect(Headless.violations == [])
  }

  @Test func swiftui_w2_whereThereIsOneWindowNothingHappens() {
    let app = launch()
    Headless.world.supportsMultipleScenes = false
    tap("open 1", in: app.windows[0])
    #expect(texts(app) == ["list"])
    #expect(Headless.violations.count == 1)
  }

  @Test func swiftui_w2_withoutSuchAGroupNothingHappens() {
    let app = launch()
    tap("open none", in: app.windows[0])
    #expect(texts(app) == ["list"])
    #expect(Headless.violations.count == 1)
  }

  /// Views outside of a SwiftUI scene can't open windows.
  @Test func swiftui_w2_aHostingControllerHasNoWindows() {
    Headless.world.supportsMultipleScenes = true
    let rig = Rig(Page())
    #expect(rig.texts.contains("one"))
    _ = rig.tap("open 1")
    #expect(rig.violations == ["SwiftUI-W2"])
  }

  @Test func swiftui_w3_theValueComesBackWithTheWindow() {
    let app = launch()
    tap("open 1", in: app.windows[0])
    tap("store", in: app.windows[1])
    app.windows[1].disconnect()
    #expect(texts(app) == ["list", "-"])
    app.windows[1].connect()
    settle()
    #expect(texts(app) == ["list", "note 1"])
    #expect(app.windows[1].window?.rootViewController?.frontScreen.texts[2] == "stored")
    // A window whose scene is disconnected is found, too.
    app.windows[1].disconnect()
    tap("open 1", in: app.windows[0])
    #expect(texts(app) == ["list", "note 1"])
  }

  @Test func swiftui_w3_theViewsMayChangeTheValue() {
    let app = launch()
    tap("open 1", in: app.windows[0])
    tap("become 2", in: app.windows[1])
    #expect(texts(app) == ["list", "note 2"])
    tap("open 2", in: app.windows[0])
    #expect(app.windows.count == 2)
    tap("become nothing", in: app.windows[1])
    tap("open 2", in: app.windows[0])
    #expect(texts(app) == ["list", "list", "note 2"])
  }

  @Test func swiftui_w4_linksOpenTheFirstGroupThatTakesThem() throws {
    let app = launch()
    let url = try #require(URL(string: "notes://1"))
    #expect(app.newWindow(for: url)?.hasValue == false)
  }
}
