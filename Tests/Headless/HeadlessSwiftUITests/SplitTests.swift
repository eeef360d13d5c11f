import SwiftUI
import Testing
import UIKit

/// Split views in wide and narrow windows.
@MainActor @Suite(.headless) struct SplitTests {
  private struct Columns: View {
    @ObservedObject var model: SplitModel

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.top) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        NavigationStack(path: $model.path) {
          Text("detail").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
  }

  /// A split view without a binding for the top column.
  private struct Plain: View {
    @ObservedObject var model: SplitModel
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        Text(width == .compact ? "narrow" : "wide")
      } detail: {
        Text("detail")
      }
    }
  }

  private let model = SplitModel()

  private func rig(_ idiom: UIUserInterfaceIdiom = .pad) -> Rig<Columns> {
    Headless.options.idiom = idiom
    return Rig(Columns(model: model))
  }

  private func texts<Root>(_ rig: Rig<Root>) -> [String] { rig.hosting.frontScreens.flatMap(\.texts) }

  private func resize<Root>(_ rig: Rig<Root>, _ width: UIUserInterfaceSizeClass) {
    rig.window.changeSize(horizontal: width)
    settle()
  }

  @Test func swiftui_s1_theEnvironmentSaysHowWideItIs() {
    Headless.options.idiom = .pad
    let rig = Rig(Plain(model: model))
    model.visibility = .all
    settle()
    #expect(texts(rig) == ["wide", "detail"])
    resize(rig, .compact)
    #expect(texts(rig) == ["narrow"])
    resize(rig, .regular)
    #expect(texts(rig) == ["wide", "detail"])
  }

  @Test(arguments: [(NavigationSplitViewColumn.sidebar, "sidebar"), (.content, "content"), (.detail, "detail")])
  func swiftui_s2_aNarrowOneShowsThePreferredColumn(column: NavigationSplitViewColumn, text: String) {
    model.top = column
    let narrow = rig(.phone)
    #expect(texts(narrow) == [text])
    let wide = rig(.pad)
    resize(wide, .compact)
    #expect(texts(wide) == [text])
    #expect(wide.violations == [])
  }

  @Test func swiftui_s3_whatIsOnTopFollowsTheBinding() {
    let rig = rig(.phone)
    #expect(texts(rig) == ["sidebar"])
    for (column, text) in [(NavigationSplitViewColumn.detail, "detail"), (.content, "content"), (.detail, "detail"), (.sidebar, "sidebar")]
    {
      model.top = column
      settle()
      #expect(texts(rig) == [text])
    }
    #expect(rig.violations == [])
  }

  @Test(arguments: [false, true]) func swiftui_s4_backWritesTheColumn(early: Bool) {
    Headless.options.compactColumnIsWrittenEarly = early
    model.top = .detail
    let rig = rig(.phone)
    #expect(rig.stack?.tapBack() == true)
    #expect(model.top == (early ? .content : .detail))
    settle()
    #expect(model.top == .content)
    #expect(texts(rig) == ["content"])
    #expect(rig.stack?.swipeBack() == true)
    #expect(model.top == .content, "nothing has happened yet")
    settle()
    #expect(model.top == .sidebar)
    #expect(texts(rig) == ["sidebar"])
  }

  @Test func swiftui_s4_orItDoesNot() {
    Headless.options.losesCompactColumn = true
    model.top = .detail
    let rig = rig(.phone)
    #expect(rig.stack?.tapBack() == true)
    settle()
    #expect(model.top == .detail)
    #expect(texts(rig) == ["content"])
  }

  @Test func swiftui_s4_aSwipeThatSpringsBackWritesNothing() {
    model.top = .detail
    let rig = rig(.phone)
    #expect(rig.stack?.swipeBack(complete: false) == true)
    settle()
    #expect(model.top == .detail)
    #expect(texts(rig) == ["detail"])
  }

  @Test func swiftui_s5_visibilitySaysWhatStandsSideBySide() {
    let rig = rig()
    model.visibility = .all
    settle()
    #expect(texts(rig) == ["sidebar", "content", "detail"])
    model.visibility = .doubleColumn
    settle()
    #expect(texts(rig) == ["content", "detail"])
    model.visibility = .detailOnly
    settle()
    #expect(texts(rig) == ["detail"])
    let split = rig.hosting.containers(UISplitViewController.self).first
    #expect(split?.tapSidebarButton() == true)
    settle()
    #expect(model.visibility == .all)
  }

  @Test func swiftui_s6_aColumnThatIsWantedWhileItMovesIsLost() {
    let rig = rig(.phone)
    model.top = .content
    Headless.clock.advance(by: 0.1)
    model.top = .detail
    settle()
    #expect(rig.violations == ["SwiftUI-S6"])
    #expect(texts(rig) == ["content"])
  }

  @Test func swiftui_s7_whatOtherColumnsCoverChangesUnseen() {
    model.top = .detail
    model.path = [1, 2]
    let rig = rig(.phone)
    #expect(texts(rig) == ["page 2"])
    #expect(rig.stack?.viewControllers.count == 3)
    model.top = .sidebar
    settle()
    model.path = [3]
    settle()
    #expect(texts(rig) == ["sidebar"])
    model.top = .detail
    settle()
    #expect(texts(rig) == ["page 3"])
    #expect(rig.violations == [])
  }

  @Test func swiftui_s7_aStackInAColumnFillsIt() {
    let rig = rig()
    model.visibility = .all
    model.path = [1]
    settle()
    #expect(texts(rig) == ["sidebar", "content", "page 1"])
    resize(rig, .compact)
    resize(rig, .regular)
    #expect(texts(rig) == ["sidebar", "content", "page 1"])
    #expect(model.path == [1])
  }

  @Test func swiftui_s8_aNarrowMomentMayEmptyPaths() {
    Headless.options.widthEmptiesPaths = true
    let rig = rig()
    model.path = [1]
    settle()
    resize(rig, .compact)
    #expect(model.path == [])
  }

  /// The path is shown even if the columns were on one stack before: the split view moves, not that stack.
  @Test(arguments: [false, true]) func swiftui_s9_whatChangesWhileColumnsComeAndGoIsShownAfterwards(isWidened: Bool) {
    model.top = .detail
    model.path = [1]
    let rig = rig()
    model.visibility = .all
    settle()
    if isWidened { resize(rig, .compact) }
    rig.window.changeSize(horizontal: isWidened ? .regular : .compact)
    while rig.hosting.containers(UISplitViewController.self).first?.transitionCoordinator == nil, Headless.clock.step() {}
    #expect(rig.hosting.containers(UISplitViewController.self).first?.transitionCoordinator != nil)
    model.path = [2, 3]
    settle()
    #expect(texts(rig).last == "page 3")
    #expect(rig.violations == [])
  }
}
