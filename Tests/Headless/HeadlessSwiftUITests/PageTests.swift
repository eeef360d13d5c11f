import SwiftUI
import Testing
import UIKit

/// Tab views with pages.
@MainActor @Suite(.headless) struct PageTests {
  private struct Pages: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        ForEach([0, 1, 2], id: \.self) { number in Text("page \(number)").tag(number) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  private struct Refusing: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.refused) {
        ForEach([0, 1], id: \.self) { number in Text("page \(number)").tag(number) }
      }
      .tabViewStyle(.page)
    }
  }

  private let model = Model()

  private func pages<Root>(_ rig: Rig<Root>) -> UIPageViewController? { rig.hosting.containers(UIPageViewController.self).first }

  @Test func swiftui_g1_whatIsShownFollowsTheSelection() {
    let rig = Rig(Pages(model: model))
    #expect(rig.texts == ["page 0"])
    model.tab = 2
    settle()
    #expect(rig.texts == ["page 2"])
    #expect(rig.tabs == nil, "there is no bar")
  }

  @Test func swiftui_g2_aFingerWritesTheSelection() {
    let rig = Rig(Pages(model: model))
    #expect(pages(rig)?.swipePage(.forward) == true)
    #expect(model.tab == 0, "nothing has happened yet")
    settle()
    #expect(model.tab == 1)
    #expect(rig.texts == ["page 1"])
    #expect(pages(rig)?.swipePage(.forward, complete: false) == true)
    settle()
    #expect(model.tab == 1)
    #expect(rig.texts == ["page 1"])
  }

  @Test func swiftui_g2_thereIsNothingBeyondTheLast() {
    model.tab = 2
    let rig = Rig(Pages(model: model))
    #expect(pages(rig)?.swipePage(.forward) == false)
  }

  @Test func swiftui_g4_aSelectionThatIsRefusedIsTakenBack() {
    let rig = Rig(Refusing(model: model))
    #expect(pages(rig)?.swipePage(.forward) == true)
    settle()
    #expect(model.diary == ["refused 1"])
    #expect(rig.texts == ["page 0"])
  }
}
