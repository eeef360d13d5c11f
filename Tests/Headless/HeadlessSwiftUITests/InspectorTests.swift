import SwiftUI
import Testing
import UIKit

/// Inspectors as trailing columns, and as sheets in a narrow window.
@MainActor @Suite(.headless) struct InspectorTests {
  private final class Model: ObservableObject {
    @Published var isUp = false
    @Published var top = NavigationSplitViewColumn.detail
    @Published var visibility = NavigationSplitViewVisibility.automatic
  }

  private struct Columns: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.top) {
        Text("sidebar")
      } detail: {
        NavigationStack { Text("detail") }.inspector(isPresented: $model.isUp) { NavigationStack { Inspected() } }
      }
    }
  }

  private struct Inspected: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("inspector") { dismiss() } }
  }

  private let model = Model()

  private func rig(_ idiom: UIUserInterfaceIdiom) -> Rig<Columns> {
    Headless.options.idiom = idiom
    return Rig(Columns(model: model))
  }

  private func texts(_ rig: Rig<Columns>) -> [String] {
    rig.hosting.frontScreens.flatMap(\.texts)
  }

  @Test func swiftui_i1_wideItIsATrailingColumn() {
    let rig = rig(.pad)
    model.visibility = .all
    settle()
    #expect(texts(rig) == ["sidebar", "detail"])
    model.isUp = true
    settle()
    #expect(texts(rig) == ["sidebar", "detail", "inspector"] && rig.hosting.presentedViewController == nil)
    model.isUp = false
    settle()
    #expect(texts(rig) == ["sidebar", "detail"] && rig.violations == [])
  }

  @Test func swiftui_i2_narrowItIsASheet() {
    let rig = rig(.phone)
    #expect(texts(rig) == ["detail"])
    model.isUp = true
    settle()
    #expect(texts(rig) == ["inspector"] && rig.hosting.presentedViewController != nil)
    model.isUp = false
    settle()
    #expect(texts(rig) == ["detail"] && rig.violations == [])
  }

  @Test func swiftui_i3_whoeverClosesItWritesThat() {
    let wide = rig(.pad)
    #expect(!wide.hosting.closeInspectorColumn())
    model.isUp = true
    settle()
    #expect(wide.hosting.closeInspectorColumn())
    settle()
    #expect(!model.isUp)
    let narrow = rig(.phone)
    for byFinger in [true, false] {
      model.isUp = true
      settle()
      #expect(byFinger ? narrow.hosting.presentedViewController?.dragSheetDown() == true : narrow.hosting.frontScreen.tap("inspector"))
      settle()
      #expect(!model.isUp)
    }
    #expect(narrow.violations == [])
  }

  @Test func swiftui_i4_anotherWidthIsAnotherPlace() {
    let rig = rig(.pad)
    model.isUp = true
    settle()
    rig.window.changeSize(horizontal: .compact)
    settle()
    #expect(texts(rig) == ["inspector"] && rig.hosting.presentedViewController != nil)
    rig.window.changeSize(horizontal: .regular)
    settle()
    #expect(texts(rig).last == "inspector" && rig.hosting.presentedViewController == nil && rig.violations == [])
  }
}
