import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// Tests the statements S1 to S6 with the sample Recipes: three columns, the last of which is a stack.
@MainActor @Suite struct SplitStatementTests {
  @MainActor final class Cookbook {
    let rig: SplitRig
    let scene: Recipes.NavigationScene

    init(in windowScene: UIWindowScene? = nil) {
      rig = SplitRig(scene: windowScene)
      scene = Recipes.NavigationScene(window: rig.window, factory: RecipesApp())
      rig.isIdle = { [weak navigator = scene.navigator] in navigator?.isIdle ?? true }
    }

    var tree: NavGraph.Tree<Recipes.Graph> { scene.navigator.tree }
    var categories: Recipes.Categories.Events? { rig.events(.primary) }
    var list: Recipes.RecipeList.Events? { rig.events(.supplementary) }
    var recipe: Recipes.Recipe.Events? { rig.events(.secondary) }

    func choose() async throws {
      await rig.settle()
      try #require(categories).category(.salad)
      await rig.settle()
      try #require(list).open(SplitStatementTests.cake)
      await rig.settle()
      try #require(recipe).ingredient("flour")
      await rig.settle()
    }
  }

  /// A scene delegate that leaves the window to the test.
  final class BareSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    func sceneDidDisconnect(_ scene: UIScene) {}
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void
    ) { done(false) }
  }

  static let cake = Recipes.RecipeID(rawValue: "cake")
  private let start = "\(Recipes.Graph.Screen.categories)"
  private let salads = "\(Recipes.Graph.Screen.recipeList(category: .salad))"
  private let all = "\(Recipes.Graph.Screen.recipeList(category: .all))"
  private let cake = "\(Recipes.Graph.Screen.recipe(id: cake))"
  private let flour = "\(Recipes.Graph.Screen.ingredient(name: "flour"))"
  private let placeholder = "\(Recipes.Graph.Screen.noRecipe)"

  // MARK: S1

  @Test(arguments: 0..<16) func s1_collapsingConcatenatesAndExpandingTakesApart(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      let before = book.tree
      let screens = [.primary, .supplementary, .secondary].flatMap { book.rig.screens($0) }
      let columns = book.rig.columns
      await book.rig.resize(.compact)
      #expect(book.rig.stack == [start, salads, cake, flour])
      #expect(book.tree.shape == before.shape)
      await book.rig.resize(.regular)
      #expect(book.tree == before, "expand(collapse(s)) == s")
      #expect([.primary, .supplementary, .secondary].flatMap { book.rig.screens($0) } == screens && book.rig.columns == columns)
      #expect(book.rig.names(.secondary) == [cake, flour])
      book.rig.expectNoMisuse()
    }
  }

  // MARK: S2

  @Test func s2_theSplitCollapsesToWhatWasChosen() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let book = Cookbook()
      await book.rig.settle()
      await book.rig.resize(.compact)
      #expect(book.rig.stack == [start], "nothing was chosen")
      await book.rig.resize(.regular)
      try #require(book.categories).category(.salad)
      await book.rig.settle()
      await book.rig.resize(.compact)
      #expect(book.rig.stack == [start, salads])
      await book.rig.resize(.regular)
      try #require(book.list).open(Self.cake)
      await book.rig.settle()
      await book.rig.resize(.compact)
      #expect(book.rig.stack == [start, salads, cake])
    }
  }

  @Test(arguments: 0..<16) func s2_thePlaceholderIsNeverShownInCompact(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let book = Cookbook()
      await book.rig.settle()
      #expect(book.rig.stack == [start])
      try #require(book.categories).category(.salad)
      await book.rig.settle()
      #expect(book.rig.stack == [start, salads])
      try #require(book.list).open(Self.cake)
      await book.rig.settle()
      #expect(book.rig.stack == [start, salads, cake])
      await book.rig.back()
      #expect(book.rig.stack == [start, salads] && book.rig.names(.secondary) == [placeholder])
      book.rig.expectNoMisuse()
    }
  }

  // MARK: Back in a collapsed split

  @Test(arguments: 0..<16) func s2_goingBackClearsTheColumn(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      await book.rig.resize(.compact)
      let inner = try #require(book.rig.split?.viewController(for: .secondary) as? UINavigationController)
      inner.swipeBack()
      await book.rig.settle()
      #expect(book.rig.stack == [start, salads, cake])
      await book.rig.back()
      #expect(book.rig.stack == [start, salads] && book.rig.names(.secondary) == [placeholder])
      await book.rig.back()
      #expect(book.rig.stack == [start] && book.rig.names(.supplementary) == [all])
      await book.rig.resize(.regular)
      #expect(book.tree.shape == [Recipes.Graph.shape(of: .cookbook)])
      try #require(book.categories).category(.salad)
      await book.rig.settle()
      #expect(book.rig.names(.supplementary) == [salads], "the columns work as before")
      book.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<16) func s2_aSwipeThatIsCancelledClearsNothing(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      await book.rig.settle()
      try #require(book.list).open(Self.cake)
      await book.rig.settle()
      await book.rig.resize(.compact)
      let before = book.tree
      await book.rig.back(complete: false)
      #expect(book.tree == before && book.rig.stack == [start, all, cake])
      await book.rig.back()
      #expect(book.rig.stack == [start, all], "and the next one does")
      book.rig.expectNoMisuse()
    }
  }

  @Test func s2_theMenuOfTheBackButtonLeavesSeveralColumns() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let book = Cookbook()
      try await book.choose()
      await book.rig.resize(.compact)
      let base = try #require(book.rig.split?.viewControllers.first as? UINavigationController)
      base.popToRootViewController(animated: true)
      await book.rig.settle()
      #expect(book.rig.stack == [start])
      #expect(book.rig.names(.supplementary) == [all] && book.rig.names(.secondary) == [placeholder])
      book.rig.expectNoMisuse()
    }
  }

  // MARK: S3

  @Test(arguments: 0..<16) func s3_collapsingAndExpandingAgainAndAgainChangesNothing(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      let before = book.tree
      for _ in 0..<5 {
        await book.rig.resize(.compact)
        await book.rig.resize(.compact)
        await book.rig.resize(.regular)
      }
      #expect(book.tree == before)
      for width in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
        book.rig.window.changeSize(horizontal: width)
        Headless.clock.advance(by: 0.1)
      }
      await book.rig.settle()
      #expect(book.tree == before)
      book.rig.expectNoMisuse()
    }
  }

  /// The system makes a window in the background wide and narrow for its snapshots.
  @Test func s3_aWindowInTheBackgroundGoesNowhere() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let delegate = BareSceneDelegate()
      let system = UIWindowScene.launch(delegate)
      let book = Cookbook(in: system)
      try await book.choose()
      await book.rig.resize(.compact)
      let base = try #require(book.rig.split?.viewControllers.first as? UINavigationController)
      base.popToRootViewController(animated: true)
      await book.rig.settle()
      try #require(book.categories).category(.dessert)
      await book.rig.settle()
      let before = book.tree
      let stack = book.rig.stack
      system.enterBackground()
      for width in [UIUserInterfaceSizeClass.regular, .compact, .regular, .compact] { await book.rig.resize(width) }
      #expect(book.tree == before && book.rig.stack == stack)
      book.rig.expectNoMisuse()
    }
  }

  // MARK: S4

  @Test func s4_columnsAreNavigationControllersWithScreensAlone() async throws {
    try await Headless.isolated(openQuestions(0)) {
      let book = Cookbook()
      try await book.choose()
      for column in book.rig.columns {
        let navigation = try #require(column as? UINavigationController)
        #expect(navigation.parent === book.rig.split && navigation.viewControllers.allSatisfy { $0 is SampleScreen })
      }
      let bars = book.rig.columns.map { ($0 as? UINavigationController)?.navigationBar.prefersLargeTitles }
      await book.rig.resize(.compact)
      await book.rig.resize(.regular)
      #expect(book.rig.columns.map { ($0 as? UINavigationController)?.navigationBar.prefersLargeTitles } == bars)
      book.rig.expectNoMisuse("nothing is pushed while the split collapses")
    }
  }

  // MARK: S5

  @Test(arguments: 0..<16, [false, true]) func s5_aModalIsUpWhileTheSizeChanges(_ bits: Int, _ isFull: Bool) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      let before = book.tree
      if isFull { try #require(book.rig.screens(.secondary).first?.events as? Recipes.Recipe.Events).cook() }
      let adding = isFull ? nil : Task { [list = book.list] in await list?.add.result() }
      await book.rig.settle()
      let modals = book.tree.modals.map(\.id)
      await book.rig.resize(.compact)
      await book.rig.resize(.regular)
      await book.rig.resize(.compact)
      #expect(book.tree.modals.map(\.id) == modals && book.tree.root.shape == before.root.shape)
      #expect((book.rig.split?.presentedViewController != nil) == !modals.isEmpty)
      if let modal = book.rig.split?.presentedViewController as? UINavigationController {
        try #require((modal.topViewController as? SampleScreen)?.events as? Recipes.RecipeForm.Events).save(Self.cake)
        await book.rig.settle()
        #expect(book.rig.split?.presentedViewController == nil)
      }
      _ = await adding?.value
      await book.rig.settle()
      book.rig.expectNoMisuse()
      book.scene.stop()
    }
  }

  @Test(arguments: 0..<16, 0..<6) func s5_aTransitionIsUnderWayWhileTheSizeChanges(_ bits: Int, _ tick: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      try #require(book.rig.events(.secondary, Recipes.Ingredient.Events.self)).related(Self.cake)
      for _ in 0..<tick { await Task.yield() }
      book.rig.window.changeSize(horizontal: .compact)
      for _ in 0..<tick { await Task.yield() }
      Headless.clock.advance(by: 0.05 * Double(tick))
      await book.rig.settle()
      #expect(book.rig.stack == [start, salads, cake, flour, cake])
      let inner = try #require(book.rig.split?.viewController(for: .secondary) as? UINavigationController)
      #expect(inner.swipeBack())
      Headless.clock.advance(by: 0.05 * Double(tick))
      book.rig.window.changeSize(horizontal: .regular)
      await book.rig.settle()
      #expect(book.rig.names(.secondary) == [cake, flour])
      book.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<6) func s5_aColumnIsLeftWhileTheSizeChanges(_ tick: Int) async throws {
    try await Headless.isolated(openQuestions(tick)) {
      let book = Cookbook()
      await book.rig.settle()
      try #require(book.list).open(Self.cake)
      await book.rig.settle()
      await book.rig.resize(.compact)
      book.rig.split?.backToColumnBelow()
      Headless.clock.advance(by: 0.05 * Double(tick))
      book.rig.window.changeSize(horizontal: .regular)
      await book.rig.settle()
      #expect(book.rig.split?.isCollapsed == false && book.rig.names(.supplementary) == [all])
      let state = book.tree.shape
      #expect(state == [Recipes.Graph.shape(of: .cookbook)], "the finger was let go: the column is left")
      book.rig.expectNoMisuse()
    }
  }

  // MARK: S6

  @Test(arguments: 0..<16) func s6_aLinkPushesWhileCompactAndStandsInItsColumnLater(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits, idiom: .phone)) {
      let book = Cookbook()
      await book.rig.settle()
      let url = try #require(URL(string: "recipes://recipes/cake/with/flour"))
      book.scene.open(try Recipes.Route.parse(url).get())
      await book.rig.settle()
      #expect(book.rig.stack == [start, all, cake, flour])
      let opened = book.tree
      book.scene.open(try Recipes.Route.parse(url).get())
      await book.rig.settle()
      #expect(book.tree == opened, "opened twice, nothing is added")
      await book.rig.resize(.regular)
      #expect(book.rig.names(.supplementary) == [all] && book.rig.names(.secondary) == [cake, flour])
      book.rig.expectNoMisuse()
    }
  }

  @Test func s6_aLinkThatStartsTheAppIsOnTop() async throws {
    try await Headless.isolated(openQuestions(0, idiom: .phone)) {
      let book = Cookbook()
      book.scene.open(try Recipes.Route.parse(try #require(URL(string: "recipes://recipes/cake"))).get())
      await book.rig.settle()
      #expect(book.rig.stack == [start, all, cake])
      book.rig.expectNoMisuse()
    }
  }

  @Test(arguments: 0..<16) func s6_aLinkToAColumnBelowLeavesThoseAbove(_ bits: Int) async throws {
    try await Headless.isolated(openQuestions(bits)) {
      let book = Cookbook()
      try await book.choose()
      await book.rig.resize(.compact)
      book.scene.open(try Recipes.Route.parse(try #require(URL(string: "recipes://recipes?category=dessert"))).get())
      await book.rig.settle()
      #expect(book.rig.stack == [start, "\(Recipes.Graph.Screen.recipeList(category: .dessert))"])
      #expect(book.rig.names(.secondary) == [placeholder])
      book.rig.expectNoMisuse()
    }
  }
}
