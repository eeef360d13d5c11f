import SwiftUI
import Testing
import UIKit

/// Sheets, covers, alerts, and dialogs.
@MainActor @Suite(.headless) struct PresentationTests {
  private struct Screen: View {
    @ObservedObject var model: Model
    var isHeld = false

    var body: some View {
      Text("below")
        .sheet(item: $model.sheet, onDismiss: { model.diary.append("gone, \(model.sheet == nil ? "cleared" : "not cleared")") }) { item in
          Inside(item: item, model: model).interactiveDismissDisabled(isHeld)
        }
        .fullScreenCover(item: $model.cover) { Text("cover \($0.id)") }
        .alert(Text("Sure?"), isPresented: $model.isAsking, presenting: 1) { number in
          Button("Delete \(number)", role: .destructive) { model.diary.append("delete, \(model.isAsking ? "still asking" : "answered")") }
          Button("Keep", role: .cancel) {}
        } message: { number in
          Text("\(number) would be gone.")
        }
    }
  }

  private struct Inside: View {
    let item: Model.Item
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("sheet \(item.id)")
        Button("leave") { dismiss() }
      }
    }
  }

  private let model = Model()

  @Test func swiftui_p1_anItemIsPresented() {
    let rig = Rig(Screen(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    #expect(rig.texts == ["sheet 1", "leave"])
    model.sheet = nil
    Headless.clock.advance(by: 0.1)
    #expect(rig.texts == ["sheet 1", "leave"], "what leaves is seen until it has left")
    #expect(model.diary == [])
    settle()
    #expect(rig.texts == ["below"])
    #expect(model.diary == ["gone, cleared"])
  }

  @Test func swiftui_p2_whileOneLeavesNoneCanCome() {
    let rig = Rig(Screen(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    model.sheet = nil
    Headless.clock.advance(by: 0.1)
    model.cover = Model.Item(id: 2)
    settle()
    #expect(rig.texts == ["below"])
    #expect(rig.violations == ["UIKit-M2"])
  }

  @Test(arguments: [false, true]) func swiftui_p3_aDragClearsTheItem(first: Bool) {
    Headless.options.onDismissComesFirst = first
    let rig = Rig(Screen(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    #expect(rig.hosting.frontScreen.dragSheetDown(complete: false))
    settle()
    #expect(model.sheet != nil)
    #expect(rig.hosting.frontScreen.dragSheetDown())
    settle()
    #expect(model.sheet == nil)
    #expect(model.diary == [first ? "gone, not cleared" : "gone, cleared"])
    #expect(rig.texts == ["below"])
  }

  @Test func swiftui_p4_oneInThePlaceOfAnotherIsReported() {
    let rig = Rig(Screen(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    model.sheet = Model.Item(id: 2)
    settle()
    #expect(rig.violations.first == "SwiftUI-P4")
  }

  @Test func swiftui_p5_aHeldSheetCantBeDragged() {
    let rig = Rig(Screen(model: model, isHeld: true))
    model.sheet = Model.Item(id: 1)
    settle()
    _ = rig.hosting.frontScreen.dragSheetDown()
    settle()
    #expect(rig.texts == ["sheet 1", "leave"])
    #expect(model.diary == [], "nobody is told of the attempt")
  }

  @Test func swiftui_p7_dismissTakesASheetDown() {
    let rig = Rig(Screen(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    #expect(rig.tap("leave"))
    #expect(model.sheet == nil)
    #expect(rig.texts == ["below"])
  }

  @Test func swiftui_a1_anAlertHasTheButtonsOfItsActions() throws {
    let rig = Rig(Screen(model: model))
    model.isAsking = true
    settle()
    let alert = try #require(rig.hosting.frontScreen as? UIAlertController)
    #expect(alert.title == "Sure?")
    #expect(alert.message == "1 would be gone.")
    #expect(alert.actions.map(\.title) == ["Delete 1", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test(arguments: [false, true]) func swiftui_a2_aButtonActsAndTheAlertIsOver(first: Bool) {
    Headless.options.alertActionComesFirst = first
    let rig = Rig(Screen(model: model))
    model.isAsking = true
    settle()
    #expect(rig.tap("Delete 1"))
    #expect(model.diary == [first ? "delete, still asking" : "delete, answered"])
    #expect(!model.isAsking)
    #expect(rig.texts == ["below"])
    model.isAsking = true
    settle()
    #expect(rig.hosting.frontScreen is UIAlertController, "it can come again")
  }

  @Test func swiftui_a4_codeTakesAnAlertDown() {
    let rig = Rig(Screen(model: model))
    model.isAsking = true
    settle()
    model.isAsking = false
    settle()
    #expect(rig.texts == ["below"])
    #expect(model.diary == [])
  }
}
