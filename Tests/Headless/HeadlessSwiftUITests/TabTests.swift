import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.headless) struct TabTests {
  private struct Bar: View {
    @ObservedObject var model: Model
    var refuses: Int?

    var body: some View {
      TabView(selection: $model.tab) {
        ForEach([0, 1, 2], id: \.self) { number in
          Tab("tab \(number)", systemImage: "circle", value: number, role: nil) { Screen(number: number, model: model) }
        }
      }
    }
  }

  private struct Screen: View {
    let number: Int
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("screen \(number)").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  private let model = Model()

  @Test func swiftui_t1_aTabIsLookedIntoWhenItIsSeen() {
    let rig = Rig(Bar(model: model))
    #expect(rig.texts == ["screen 0"])
    #expect(rig.hosting.bodies["Screen"] == 1)
    model.tab = 1
    settle()
    #expect(rig.texts == ["screen 1"])
    let first = rig.tabs?.viewControllers?.first
    model.tab = 0
    settle()
    #expect(rig.tabs?.selectedViewController === first, "it is the same as before")
  }

  /// Before iOS 18, tabs are views with a label and a value.
  @Test func swiftui_t1_viewsAreTabs() {
    struct Listed: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          Text("a").tabItem { Label("A", systemImage: "a") }.tag(0)
          Text("b").tabItem { Label("B", systemImage: "b") }.tag(1)
        }
      }
    }
    let rig = Rig(Listed(model: model))
    #expect(rig.texts == ["a"])
    #expect(rig.tabs?.viewControllers?.map(\.tabBarItem.title) == ["A", "B"])
    #expect(rig.tabs?.tapTab(1) == true)
    settle()
    #expect(rig.texts == ["b"])
  }

  @Test func swiftui_t2_aTapWritesTheSelection() {
    let rig = Rig(Bar(model: model))
    #expect(rig.tabs?.tapTab(2) == true)
    #expect(model.tab == 2)
    settle()
    #expect(rig.texts == ["screen 2"])
  }

  @Test func swiftui_t3_whatIsShownFollowsTheSelection() {
    struct Refusing: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView(selection: $model.refused) {
          Tab("a", systemImage: "a", value: 0, role: nil) { Text("a") }
          Tab("b", systemImage: "b", value: 1, role: nil) { Text("b") }
        }
      }
    }
    let rig = Rig(Refusing(model: model))
    #expect(rig.tabs?.tapTab(1) == true)
    settle()
    #expect(model.diary == ["refused 1"])
    #expect(rig.texts == ["a"])
  }

  @Test(arguments: [18.0, 26.0]) func swiftui_t4_aSecondTapPopsFromIOS26On(system: Double) {
    Headless.options.system = system
    let rig = Rig(Bar(model: model))
    model.path = [1]
    settle()
    #expect(rig.texts == ["page 1"])
    #expect(rig.tabs?.tapTab(0) == true)
    settle()
    #expect(model.path == (system < 26 ? [1] : []))
  }
}
