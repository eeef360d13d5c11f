import SwiftUI
import Testing
import UIKit

/// The evaluation of views.
@MainActor @Suite(.headless) struct UpdateTests {
  private struct Counter: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text("\(model.other)")
        Constant()
        Same(name: "same").equatable()
      }
    }
  }

  private struct Constant: View {
    @State private var taps = 0

    var body: some View { Button("tapped \(taps)") { taps += 1 } }
  }

  private struct Same: View, Equatable {
    nonisolated let name: String

    var body: some View { Text(name) }

    nonisolated static func == (one: Same, other: Same) -> Bool { one.name == other.name }
  }

  @Test func swiftui_v1_aChangeHasTheViewLookedIntoAgain() {
    let model = Model()
    let rig = Rig(Counter(model: model))
    #expect(rig.texts == ["0", "tapped 0", "same"])
    model.other = 1
    #expect(rig.texts == ["0", "tapped 0", "same"], "not before the next update")
    settle()
    #expect(rig.texts == ["1", "tapped 0", "same"])
  }

  @Test func swiftui_v1_nobodyElseIsLookedInto() {
    let rig = Rig(Counter(model: Model()))
    let before = rig.hosting.bodies
    #expect(rig.tap("tapped 0"))
    #expect(rig.texts == ["0", "tapped 1", "same"])
    #expect(rig.hosting.bodies["Counter"] == before["Counter"])
    #expect(rig.hosting.bodies["Constant"] == (before["Constant"] ?? 0) + 1)
  }

  @Test func swiftui_v2_changesOfOneTurnAreOneUpdate() {
    let model = Model()
    let rig = Rig(Counter(model: model))
    let (updates, bodies) = (rig.hosting.updates, rig.hosting.bodies["Counter"] ?? 0)
    model.other = 1
    model.other = 2
    settle()
    #expect(rig.texts.first == "2")
    #expect(rig.hosting.updates == updates + 1)
    #expect(rig.hosting.bodies["Counter"] == bodies + 1)
  }

  @Test func swiftui_v3_stateStaysWithItsPlace() {
    let model = Model()
    let rig = Rig(Counter(model: model))
    _ = rig.tap("tapped 0")
    model.other = 1
    settle()
    #expect(rig.texts == ["1", "tapped 1", "same"])
  }

  private struct Named: View {
    @ObservedObject var model: Model

    var body: some View { Constant().id(model.other) }
  }

  @Test func swiftui_v4_anotherIdentityIsAnotherView() {
    let model = Model()
    let rig = Rig(Named(model: model))
    _ = rig.tap("tapped 0")
    #expect(rig.texts == ["tapped 1"])
    model.other = 1
    settle()
    #expect(rig.texts == ["tapped 0"])
  }

  @Test func swiftui_v5_whatIsEqualIsLeftAlone() {
    let model = Model()
    let rig = Rig(Counter(model: model))
    let before = rig.hosting.bodies["Same"]
    model.other = 1
    settle()
    #expect(rig.hosting.bodies["Same"] == before)
    #expect(rig.texts == ["1", "tapped 0", "same"])
  }

  private final class Owned: ObservableObject {
    static nonisolated(unsafe) var made = 0
    @Published var count = 0
    init() { Self.made += 1 }
  }

  private struct Owner: View {
    @ObservedObject var model: Model
    @StateObject private var owned: Owned

    init(model: Model) {
      self.model = model
      _owned = StateObject(wrappedValue: Owned())
    }

    var body: some View { Button("\(model.other) \(owned.count)") { owned.count += 1 } }
  }

  @Test func swiftui_v3_anObjectOfAPlaceIsMadeOnce() {
    Owned.made = 0
    let model = Model()
    let rig = Rig(Owner(model: model))
    _ = rig.tap("0 0")
    model.other = 1
    settle()
    #expect(rig.texts == ["1 1"])
    #expect(Owned.made == 1)
  }
}
