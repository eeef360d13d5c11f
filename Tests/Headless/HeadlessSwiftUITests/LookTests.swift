import SwiftUI
import Testing
import UIKit

/// Modifiers that affect the enclosing sheet, bars, and tabs.
@MainActor @Suite(.headless) struct LookTests {
  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.third(context.maxDetentValue) }
  }

  private enum Never: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  private struct Resting: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("below")
        .sheet(item: $model.sheet) { _ in
          if #available(iOS 16.4, *) {
            Text("sheet")
              .presentationDetents([.large, .medium, .height(100), .custom(Third.self), .custom(Never.self)])
              .presentationDragIndicator(.visible)
              .presentationBackgroundInteraction(.enabled(upThrough: .medium))
              .presentationCompactAdaptation(.fullScreenCover)
              // A detent uses the environment at the presentation, not that of the presented view.
              .environment(\.third, { _ in 1 })
          }
        }
        .environment(\.third, { $0 / 3 })
    }
  }

  private let model = Model()

  @Test func swiftui_p9_aSheetRestsAtItsHeightsTheSmallestFirst() throws {
    let rig = Rig(Resting(model: model))
    model.sheet = Model.Item(id: 1)
    settle()
    let sheet = try #require(rig.hosting.frontScreen.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier.rawValue) == ["height 100.0", "Third", "com.apple.UIKit.medium", "com.apple.UIKit.large"])
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.adaptivePresentationStyle(for: rig.window.traitCollection) == .fullScreen)
  }

  private struct Sized: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("below").sheet(item: $model.sheet) { item in
        if #available(iOS 18.0, *) {
          if item.id == 1 {
            Text("page").presentationSizing(.page)
          } else if item.id == 2 {
            Text("form").presentationSizing(.form)
          } else {
            Text("")
          }
        }
      }
    }
  }

  /// Without `presentationSizing`, the size is that of UIKit's automatic style: a form from iOS 18 on.
  @Test(arguments: [(1, 27.0), (2, 27.0), (3, 27.0), (3, 17.0)]) func swiftui_p13_aSheetIsAsLargeAsItSays(_ item: Int, _ system: Double) {
    Headless.options.system = system
    let rig = Rig(Sized(model: model))
    model.sheet = Model.Item(id: item)
    settle()
    #expect(rig.window.presentedControllers.last?.modalPresentationStyle == (item == 1 || system < 18 ? .pageSheet : .formSheet))
  }

  private struct Searching: View {
    @State private var selection = 0

    var body: some View {
      if #available(iOS 26.0, *) {
        TabView(selection: $selection) { Text("a").tag(0) }.tabViewSearchActivation(.searchTabSelection)
      }
    }
  }

  @Test func swiftui_t11_aSearchBeginsWithItsTab() {
    let rig = Rig(Searching())
    #expect(rig.hosting.containers(UITabBarController.self).first?.activatesSearch == true)
  }

  private struct Barred: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Text("page").toolbar(.hidden, for: .navigationBar).statusBarHidden().navigationBarBackButtonHidden()
        }
      }
    }
  }

  @Test func swiftui_b1_aHiddenBarComesAgainWithTheScreenBelow() {
    let rig = Rig(Barred(model: model))
    #expect(rig.stack?.isNavigationBarHidden == false)
    model.path = [1]
    settle()
    #expect(rig.stack?.isNavigationBarHidden == true)
    #expect(rig.hosting.frontScreen.prefersStatusBarHidden)
    #expect(rig.hosting.frontScreen.navigationItem.hidesBackButton)
    model.path = []
    settle()
    #expect(rig.stack?.isNavigationBarHidden == false)
  }

  private struct Bar: View {
    @ObservedObject var model: Model

    var body: some View {
      if #available(iOS 26.1, *) {
        TabView(selection: $model.tab) {
          Tab("a", systemImage: "a", value: 0, role: nil) { Text("a") }.badge(Text("3"))
          TabSection("more") {
            Tab("b", systemImage: "b", value: 1, role: nil) { Text("b") }.hidden(model.other == 1)
            Tab("c", systemImage: "c", value: 2, role: nil) { Text("c") }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory(isEnabled: model.other == 0) { Text("accessory") }
      }
    }
  }

  @Test func swiftui_t6_tabsOfASectionAreTabsAndHiddenOnesAreNot() throws {
    let rig = Rig(Bar(model: model))
    let tabs = try #require(rig.tabs)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["a", "b", "c"])
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
    guard #available(iOS 26.0, *) else { return }
    #expect(tabs.mode == .tabSidebar)
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown)
    #expect(tabs.bottomAccessory != nil)
    model.other = 1
    settle()
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["a", "c"])
    #expect(tabs.bottomAccessory == nil)
  }
}

private struct ThirdKey: EnvironmentKey {
  static let defaultValue: @Sendable (CGFloat) -> CGFloat = { $0 }
}

extension EnvironmentValues {
  fileprivate var third: @Sendable (CGFloat) -> CGFloat {
    get { self[ThirdKey.self] }
    set { self[ThirdKey.self] = newValue }
  }
}
