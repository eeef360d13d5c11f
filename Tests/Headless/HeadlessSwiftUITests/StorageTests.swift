import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.headless) struct StorageTests {
  private struct Page: View {
    @SceneStorage("page") private var saved: Data?

    init() {}
    /// Writes the value before the view has a place.
    init(early: Data) { saved = early }

    var body: some View {
      Text(saved.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
      Button("write") { saved = Data("written".utf8) }
      Button("forget") { saved = nil }
    }
  }

  private struct Two: View {
    var body: some View {
      VStack {
        Page()
        Page()
      }
    }
  }

  @Test func swiftui_d2_eachSceneHasItsOwn() {
    let (one, other) = (Rig(Page()), Rig(Page()))
    #expect(one.tap("write"))
    #expect(one.texts.first == "written")
    #expect(other.texts.first == "nothing")
  }

  @Test func swiftui_d3_itComesBackWithTheScene() {
    let before = Rig(Page())
    _ = before.tap("write")
    let hosting = UIHostingController(rootView: Page())
    hosting.sceneStorage = before.hosting.sceneStorage
    let window = UIWindow(frame: .zero)
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    #expect(hosting.frontScreen.texts.first == "written", "it is there with the first body")
  }

  @Test func swiftui_d4_whoeverReadsItIsLookedIntoAgain() {
    let rig = Rig(Two())
    _ = rig.tap("write")
    #expect(rig.texts.filter { $0 == "written" }.count == 2)
    _ = rig.tap("forget")
    #expect(rig.texts.filter { $0 == "nothing" }.count == 2)
  }

  @Test func swiftui_d5_withoutAPlaceThereIsNothing() {
    let rig = Rig(Page(early: Data("early".utf8)))
    #expect(rig.texts.first == "nothing")
    #expect(rig.violations == ["SwiftUI-D5"])
  }
}
